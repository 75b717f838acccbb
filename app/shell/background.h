// The one door to work beside the window: where there are no threads (a browser), the work is done when its
// result is asked for.
#pragma once

#include <QtGlobal>

#include <future>
#include <type_traits>
#include <utility>

namespace automa::app {

/// Contract: `work` shares nothing with the window that either of them changes.
template <class Work>
[[nodiscard]] std::future<std::invoke_result_t<Work>> run_aside(Work work) {
#if QT_CONFIG(thread)
    return std::async(std::launch::async, std::move(work));
#else
    return std::async(std::launch::deferred, std::move(work));
#endif
}

} // namespace automa::app
