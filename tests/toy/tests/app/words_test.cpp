// Everything that the rules say has its words.
#include "app/text/embedded_facts.h"
#include "tests/toy/app/text/names.h"
#include "tests/toy/model/rules.h"

#include <gtest/gtest.h>

namespace automa::app::toy_app {
namespace {

TEST(ToyWords, EveryStepOfTheDecisionHasASentence) {
    const auto facts = embeddedFacts<toy::Catalogue>();
    toy::State state;
    state.stones = 8;
    state.taken = {13, 0};
    state.next = toy::Side::automa;
    state.announced = true;
    const auto decision = toy::decide(*facts, state);
    ASSERT_TRUE(decision.ok());
    QStringList said;
    for (const core::TraceEntry& entry : decision.value().trace)
        said << ToyNames::reason(entry);
    EXPECT_EQ(said,
              (QStringList{QStringLiteral("No number leaves a multiple of four."),
                           QStringLiteral("So it takes as few as it can."), QStringLiteral("It takes 1.")}));
}

TEST(ToyWords, EveryActionHasAName) {
    const auto facts = embeddedFacts<toy::Catalogue>();
    toy::State state = toy::new_game(*facts);
    QStringList names;
    for (const toy::Command& command :
         {toy::Command(toy::Take{2}), toy::Command(toy::Announce{}), toy::Command(toy::Confirm{})}) {
        auto done = toy::carry_out(*facts, state, command);
        ASSERT_TRUE(done.ok());
        names << ToyNames::label(done.value().label);
        state = done.value().after;
    }
    EXPECT_EQ(names, (QStringList{QStringLiteral("You took 2"), QStringLiteral("The Automa’s turn"),
                                  QStringLiteral("The Automa took 3")}));
}

} // namespace
} // namespace automa::app::toy_app
