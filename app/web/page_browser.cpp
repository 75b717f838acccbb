#include "app/web/page_browser.h"

#include <emscripten.h>

// clang-format off
EM_JS(void, automa_js_give, (const char* name, const char* bytes, int size), {
    Module.page.give(UTF8ToString(name), HEAPU8.slice(bytes, bytes + size));
});
EM_JS(void, automa_js_ask, (const char* ending), { Module.page.askForFile(UTF8ToString(ending)); });
EM_JS(void, automa_js_depth, (int depth), { Module.page.showDepth(depth); });
EM_JS(void, automa_js_awake, (int on), { Module.page.keepAwake(on !== 0); });
EM_JS(int, automa_js_follow, (), {
    Module.keeping.follow(state => Module._automa_keeping(state));
    return Module.keeping.state();
});
// clang-format on

namespace automa::app {
namespace {

class PageBrowser;
PageBrowser* page = nullptr;

class PageBrowser final : public Browser {
public:
    PageBrowser() {
        page = this;
        tellKeeping(static_cast<Keeping>(automa_js_follow()));
    }
    ~PageBrowser() override { page = nullptr; }

    void give(const QString& name, const QByteArray& content) override {
        automa_js_give(name.toUtf8().constData(), content.constData(), static_cast<int>(content.size()));
    }
    void askForFile(const QString& ending) override { automa_js_ask(ending.toUtf8().constData()); }
    void showDepth(int depth) override { automa_js_depth(depth); }
    void keepAwake(bool on) override { automa_js_awake(on ? 1 : 0); }
};

} // namespace

std::unique_ptr<Browser> pageBrowser() {
    return std::make_unique<PageBrowser>();
}

} // namespace automa::app

// The page's script calls these.
extern "C" {

EMSCRIPTEN_KEEPALIVE void automa_keeping(int state) {
    if (automa::app::page)
        automa::app::page->tellKeeping(static_cast<automa::app::Browser::Keeping>(state));
}
EMSCRIPTEN_KEEPALIVE void automa_back() {
    if (automa::app::page)
        automa::app::page->tellBack();
}
EMSCRIPTEN_KEEPALIVE void automa_given(const char* path) {
    if (automa::app::page)
        automa::app::page->tellGiven(QString::fromUtf8(path));
}
EMSCRIPTEN_KEEPALIVE void automa_handed_over() {
    if (automa::app::page)
        automa::app::page->tellHandedOver();
}
EMSCRIPTEN_KEEPALIVE void automa_updated() {
    if (automa::app::page)
        automa::app::page->tellUpdate();
}
}
