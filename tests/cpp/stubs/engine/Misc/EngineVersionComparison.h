#pragma once

#define UE_VERSION_OLDER_THAN(Major, Minor, Patch) \
    (SAMPLE_ENGINE_MAJOR < (Major) || (SAMPLE_ENGINE_MAJOR == (Major) && SAMPLE_ENGINE_MINOR < (Minor)))
