#pragma once

#include "Components/ActorComponent.h"
#include "Engine/EngineTypes.h"

class UPrimitiveComponent : public USceneComponent
{
public:
    void SetCollisionObjectType(ECollisionChannel Channel);
    void SetCollisionResponseToChannel(ECollisionChannel Channel, ECollisionResponse NewResponse);
};

class UStaticMeshComponent : public UPrimitiveComponent {};
