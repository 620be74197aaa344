#pragma once

#include "GameplayTagContainer.h"

class FNativeGameplayTag
{
public:
    explicit FNativeGameplayTag(const char* TagName);
    operator FGameplayTag() const;
};

#define UE_DEFINE_GAMEPLAY_TAG_STATIC(TagName, Tag) static FNativeGameplayTag TagName(Tag)
