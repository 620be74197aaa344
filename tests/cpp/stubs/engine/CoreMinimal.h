// Declarations of our own, as few as the samples need: names and shapes of the engine's public API, without any of its code.
#pragma once

using int32 = int;
using TCHAR = wchar_t;

#define TEXT(x) L##x

// Reflection. The test replaces GENERATED_BODY() by GENERATED_BODY_OF(class, base), because Unreal Header Tool is not here.
#define UCLASS(...)
#define UPROPERTY(...)
#define UFUNCTION(...)
#define GENERATED_BODY_OF(ThisType, BaseType)  \
public:                                        \
    using Super = BaseType;                    \
    using ThisClass = ThisType;                \
    static UClass* StaticClass();              \
                                               \
private:

#define UE_LOG(Category, Verbosity, Format, ...) LogLine(Format, __VA_ARGS__)
void LogLine(const TCHAR* Format, ...);

class UClass;

class FString
{
public:
    const TCHAR* operator*() const;
};

class FName
{
public:
    FName(const TCHAR* Text);
};

template <typename ElementType>
class TArray
{
public:
    int32 Add(const ElementType& Element);
    const ElementType* begin() const;
    const ElementType* end() const;
};

template <typename ClassType>
class TSubclassOf {};

class FObjectInitializer
{
public:
    static const FObjectInitializer& Get();
};

class UObject
{
public:
    FString GetName() const;

protected:
    template <typename ObjectType>
    ObjectType* CreateDefaultSubobject(FName SubobjectName);
};

class UEnum : public UObject
{
public:
    template <typename EnumType>
    static FString GetValueAsString(EnumType Value);
};

template <typename To, typename From>
To* Cast(From* Source);

template <typename ObjectType>
class TWeakObjectPtr
{
public:
    ObjectType* Get() const;
};

// TObjectPtr came with Unreal Engine 5.
#if SAMPLE_ENGINE_MAJOR >= 5
template <typename ObjectType>
class TObjectPtr
{
public:
    TObjectPtr();
    TObjectPtr(ObjectType* Object);
    operator ObjectType*() const;
    ObjectType* operator->() const;
};
#endif
