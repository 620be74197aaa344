#pragma once

#include "GameFramework/Character.h"

class AAGRCharacter : public ACharacter {};
