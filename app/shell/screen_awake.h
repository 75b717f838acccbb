#pragma once

namespace automa::app {

/// Asks the device not to dim the screen, and withdraws that again. On a device that cannot be asked, the
/// request is only remembered.
class ScreenAwake {
public:
    ScreenAwake() = default;
    ScreenAwake(const ScreenAwake&) = delete;
    ScreenAwake& operator=(const ScreenAwake&) = delete;
    ~ScreenAwake();

    void keep(bool on);
    [[nodiscard]] bool kept() const { return kept_; }

private:
    void tellSystem(bool on);

    bool kept_ = false;
    unsigned int ticket_ = 0;
};

} // namespace automa::app
