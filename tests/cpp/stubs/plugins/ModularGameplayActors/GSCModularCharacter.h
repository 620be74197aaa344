#pragma once

#include "AbilitySystemInterface.h"
#include "GameFramework/Character.h"

class AGSCModularCharacter : public ACharacter, public IAbilitySystemInterface
{
public:
    AGSCModularCharacter(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
};
