#pragma once

#include "Abilities/GameplayAbility.h"

class UTBIA_GameplayAbility : public UGameplayAbility
{
public:
// The parameter went with plugin 1.5.2.
#if SAMPLE_PLUGIN_BEFORE_1_5_2
    UTBIA_GameplayAbility(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
#else
    UTBIA_GameplayAbility();
#endif
};
