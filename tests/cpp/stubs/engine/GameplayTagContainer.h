#pragma once

struct FGameplayTag {};

struct FGameplayTagContainer
{
    explicit FGameplayTagContainer(const FGameplayTag& Tag);

    void AddTag(const FGameplayTag& TagToAdd);
};
