// Stands in for Emscripten's header, so that what is written for browsers is compiled by every build.
#pragma once

#define EM_JS(result, name, words, ...)                                                                      \
    static result name words {                                                                               \
        return result();                                                                                     \
    }
#define EMSCRIPTEN_KEEPALIVE
