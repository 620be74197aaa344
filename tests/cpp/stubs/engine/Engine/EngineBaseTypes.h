#pragma once

enum ENetMode { NM_DedicatedServer, NM_ListenServer, NM_Client };
