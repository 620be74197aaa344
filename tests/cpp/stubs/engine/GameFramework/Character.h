#pragma once

#include "GameFramework/Actor.h"

class AController;
class APlayerState;
class UCharacterMovementComponent;

class APawn : public AActor
{
public:
    using AActor::AActor;

    virtual void PossessedBy(AController* NewController);
    virtual void OnRep_PlayerState();

    APlayerState* GetPlayerState() const;

    template <typename StateType>
    StateType* GetPlayerState() const
    {
        return Cast<StateType>(GetPlayerState());
    }
};

class ACharacter : public APawn
{
public:
    using APawn::APawn;

    UCharacterMovementComponent* GetCharacterMovement() const;
};
