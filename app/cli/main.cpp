#include "app/cli/cli.h"

#include <QCoreApplication>

#include <iostream>
#include <string>
#include <vector>

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    return automa::app::run_cli(arguments, std::cin, std::cout, std::cerr);
}
