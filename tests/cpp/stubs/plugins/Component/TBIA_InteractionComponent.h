// The plugin's source is not here. This is what the pages say about the class, and no more.
#pragma once

#include "Components/ActorComponent.h"

class UTBIA_InteractionComponent : public UActorComponent {};
