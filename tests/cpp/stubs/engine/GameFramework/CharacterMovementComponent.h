#pragma once

#include "Components/ActorComponent.h"

class UCharacterMovementComponent : public UActorComponent
{
public:
    float MaxWalkSpeed;
};
