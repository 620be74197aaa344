#pragma once

class UAbilitySystemComponent;

class IAbilitySystemInterface
{
public:
    virtual UAbilitySystemComponent* GetAbilitySystemComponent() const = 0;
};
