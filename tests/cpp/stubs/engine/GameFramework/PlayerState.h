#pragma once

#include "GameFramework/Actor.h"

class APlayerState : public AActor {};
