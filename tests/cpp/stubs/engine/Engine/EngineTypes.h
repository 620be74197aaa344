#pragma once

enum ECollisionChannel : int { ECC_Visibility, ECC_GameTraceChannel1 };

enum ECollisionResponse { ECR_Block };

enum ENetRole : int { ROLE_Authority };
