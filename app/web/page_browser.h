// The door to the browser, as app/web/page.js and keeping.js hold it open. Only compiled for browsers.
#pragma once

#include "app/shell/browser.h"

#include <memory>

namespace automa::app {

/// One a page: the page's script speaks to the newest.
[[nodiscard]] std::unique_ptr<Browser> pageBrowser();

} // namespace automa::app
