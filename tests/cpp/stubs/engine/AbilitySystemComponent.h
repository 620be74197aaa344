#pragma once

#include "Abilities/GameplayAbility.h"
#include "Components/ActorComponent.h"
#include "GameFramework/Actor.h"

enum class EGameplayEffectReplicationMode { Minimal, Mixed };

struct FGameplayAbilitySpec
{
    FGameplayAbilitySpec(TSubclassOf<UGameplayAbility> InAbilityClass, int32 InLevel);
};

class UAbilitySystemComponent : public UActorComponent
{
public:
    using UActorComponent::UActorComponent;

    void SetReplicationMode(EGameplayEffectReplicationMode NewReplicationMode);
    virtual void InitAbilityActorInfo(AActor* InOwnerActor, AActor* InAvatarActor);
    FGameplayAbilitySpecHandle GiveAbility(const FGameplayAbilitySpec& AbilitySpec);
    void ClearAllAbilities();
};
