#pragma once

#include "CoreMinimal.h"

class FLifetimeProperty
{
public:
    template <typename ClassType, typename PropertyType>
    FLifetimeProperty(PropertyType ClassType::*Property);
};

#define DOREPLIFETIME(Class, Property) OutLifetimeProps.Add(FLifetimeProperty(&Class::Property))
