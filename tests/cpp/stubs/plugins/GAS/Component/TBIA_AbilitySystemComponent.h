#pragma once

#include "AbilitySystemComponent.h"

class UTBIA_AbilitySystemComponent : public UAbilitySystemComponent {};
