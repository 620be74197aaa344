#pragma once

#include "Abilities/GameplayAbility.h"

enum class EGameplayEffectReplicationMode { Minimal, Mixed };

struct FGameplayAbilitySpec
{
    FGameplayAbilitySpec(TSubclassOf<UGameplayAbility> InAbilityClass, int32 InLevel);
};

class UAbilitySystemComponent : public UActorComponent
{
public:
    void SetReplicationMode(EGameplayEffectReplicationMode NewReplicationMode);
    virtual void InitAbilityActorInfo(AActor* InOwnerActor, AActor* InAvatarActor);
    FGameplayAbilitySpecHandle GiveAbility(const FGameplayAbilitySpec& AbilitySpec);
    void ClearAllAbilities();
};
