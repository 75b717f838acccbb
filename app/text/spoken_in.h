// Words in another language than the app's.
#pragma once

#include <QTranslator>

namespace automa::app {

/// As long as it lives, translate() speaks the language of `texts` on this thread, whatever the app speaks:
/// for the look-up, which is searched in every language at once. Contract: `texts` outlives it.
class SpokenIn {
public:
    explicit SpokenIn(const QTranslator& texts);
    ~SpokenIn();
    SpokenIn(const SpokenIn&) = delete;
    SpokenIn& operator=(const SpokenIn&) = delete;

private:
    const QTranslator* before_;
};

} // namespace automa::app
