// The header of the plugin decides which functions are native events. The pages tell readers to look there; for the
// sample that follows such a header, this one declares the event with its one documented output.
#pragma once

#include "CoreMinimal.h"

class UTBIA_Interactable : public UObject
{
public:
    static UClass* StaticClass();
};

class ITBIA_Interactable
{
public:
    virtual ~ITBIA_Interactable();
    virtual void OnEndInteraction_Implementation(bool bWasCancelled);
};
