#pragma once

class UAbilitySystemComponent;

class IAbilitySystemInterface
{
public:
    virtual ~IAbilitySystemInterface();
    virtual UAbilitySystemComponent* GetAbilitySystemComponent() const = 0;
};
