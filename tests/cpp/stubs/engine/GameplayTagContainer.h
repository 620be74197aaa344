#pragma once

struct FGameplayTag
{
};

struct FGameplayTagContainer
{
    FGameplayTagContainer();
    explicit FGameplayTagContainer(const FGameplayTag& Tag);

    void AddTag(const FGameplayTag& TagToAdd);
};
