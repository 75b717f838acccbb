// A browser of the tests' own: it writes down what it is asked for.
#pragma once

#include "app/shell/browser.h"

#include <utility>
#include <vector>

namespace automa::app {

class TestBrowser final : public Browser {
public:
    void give(const QString& name, const QByteArray& content) override { given.push_back({name, content}); }
    void askForFile(const QString& ending) override { asked.push_back(ending); }
    void showDepth(int depth) override { depths.push_back(depth); }
    void keepAwake(bool on) override { awake.push_back(on); }

    std::vector<std::pair<QString, QByteArray>> given;
    std::vector<QString> asked;
    std::vector<int> depths;
    std::vector<bool> awake;
};

} // namespace automa::app
