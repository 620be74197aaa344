// The header of the plugin decides which functions are native events. The pages tell readers to look there; for the
// sample that follows such a header, this one declares the event with its one documented output.
#pragma once

class ITBIA_Interactable
{
public:
    virtual void OnEndInteraction_Implementation(bool bWasCancelled);
};
