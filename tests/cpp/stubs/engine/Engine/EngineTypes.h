#pragma once

enum ECollisionChannel : int
{
    ECC_WorldStatic,
    ECC_Pawn,
    ECC_Visibility,
    ECC_Camera,
    ECC_GameTraceChannel1,
    ECC_GameTraceChannel2
};

enum ECollisionResponse
{
    ECR_Ignore,
    ECR_Overlap,
    ECR_Block
};

enum ENetRole : int
{
    ROLE_None,
    ROLE_SimulatedProxy,
    ROLE_AutonomousProxy,
    ROLE_Authority
};
