#pragma once

#include "GameFramework/Actor.h"

class AController;
class APlayerState;
class UCharacterMovementComponent;

class APawn : public AActor
{
public:
    virtual void PossessedBy(AController* NewController);
    virtual void OnRep_PlayerState();

    APlayerState* GetPlayerState() const;

    template <typename StateType>
    StateType* GetPlayerState() const;
};

class ACharacter : public APawn
{
public:
    UCharacterMovementComponent* GetCharacterMovement() const;
};
