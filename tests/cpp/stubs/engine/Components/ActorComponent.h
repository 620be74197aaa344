#pragma once

#include "CoreMinimal.h"

class UActorComponent : public UObject
{
public:
    void SetIsReplicated(bool bShouldReplicate);
};

class USceneComponent : public UActorComponent {};
