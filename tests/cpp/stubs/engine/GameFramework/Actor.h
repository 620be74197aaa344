#pragma once

#include "Components/ActorComponent.h"
#include "Engine/EngineBaseTypes.h"
#include "Engine/EngineTypes.h"

class AActor : public UObject
{
public:
    ENetMode GetNetMode() const;
    ENetRole GetLocalRole() const;
    bool HasAuthority() const;
    virtual void GetLifetimeReplicatedProps(TArray<class FLifetimeProperty>& OutLifetimeProps) const;
    bool Destroy();

// From Unreal Engine 5.5 on the frequency has a setter.
#if SAMPLE_ENGINE_MAJOR == 5 && SAMPLE_ENGINE_MINOR >= 5
    void SetNetUpdateFrequency(float Frequency);
#else
    float NetUpdateFrequency;
#endif

protected:
    bool SetRootComponent(USceneComponent* NewRootComponent);

    bool bReplicates;
};
