#pragma once

#include "Components/ActorComponent.h"
#include "GameFramework/Actor.h"

enum class EGameplayEffectReplicationMode { Minimal, Mixed };

class UAbilitySystemComponent : public UActorComponent
{
public:
    using UActorComponent::UActorComponent;

    void SetReplicationMode(EGameplayEffectReplicationMode NewReplicationMode);
    virtual void InitAbilityActorInfo(AActor* InOwnerActor, AActor* InAvatarActor);
};
