#pragma once

#include "GameFramework/Actor.h"
#include "GameplayTagContainer.h"

namespace EGameplayAbilityInstancingPolicy
{
    enum Type { InstancedPerActor };
}

namespace EGameplayAbilityNetExecutionPolicy
{
    enum Type { LocalPredicted };
}

namespace EGameplayAbilityNetSecurityPolicy
{
    enum Type { ServerOnlyTermination };
}

struct FGameplayAbilitySpecHandle {};
struct FGameplayAbilityActivationInfo {};

struct FGameplayEventData;

struct FGameplayAbilityActorInfo
{
    TWeakObjectPtr<AActor> AvatarActor;
};

class UGameplayAbility : public UObject
{
public:
    UGameplayAbility();

    virtual void ActivateAbility(
        const FGameplayAbilitySpecHandle Handle,
        const FGameplayAbilityActorInfo* ActorInfo,
        const FGameplayAbilityActivationInfo ActivationInfo,
        const FGameplayEventData* TriggerEventData);

    virtual void EndAbility(
        const FGameplayAbilitySpecHandle Handle,
        const FGameplayAbilityActorInfo* ActorInfo,
        const FGameplayAbilityActivationInfo ActivationInfo,
        bool bReplicateEndAbility,
        bool bWasCancelled);

    virtual bool CommitAbility(
        const FGameplayAbilitySpecHandle Handle,
        const FGameplayAbilityActorInfo* ActorInfo,
        const FGameplayAbilityActivationInfo ActivationInfo,
        FGameplayTagContainer* OptionalRelevantTags = nullptr);

protected:
    bool IsEndAbilityValid(
        const FGameplayAbilitySpecHandle Handle,
        const FGameplayAbilityActorInfo* ActorInfo) const;

// From Unreal Engine 5.5 on the tags have a setter, and the member is deprecated.
#if SAMPLE_ENGINE_MAJOR == 5 && SAMPLE_ENGINE_MINOR >= 5
    const FGameplayTagContainer& GetAssetTags() const;
    void SetAssetTags(const FGameplayTagContainer& InAbilityTags);
#else
    FGameplayTagContainer AbilityTags;
#endif

    EGameplayAbilityInstancingPolicy::Type InstancingPolicy;
    EGameplayAbilityNetExecutionPolicy::Type NetExecutionPolicy;
    EGameplayAbilityNetSecurityPolicy::Type NetSecurityPolicy;
};
