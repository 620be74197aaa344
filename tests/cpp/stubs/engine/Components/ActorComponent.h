#pragma once

#include "CoreMinimal.h"

class UActorComponent : public UObject
{
public:
    using UObject::UObject;

    void SetIsReplicated(bool bShouldReplicate);
};

class USceneComponent : public UActorComponent
{
};
