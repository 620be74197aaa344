#pragma once

#include "Abilities/GameplayAbility.h"

class UTBIA_GameplayAbility : public UGameplayAbility {};
