<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>About</translation>
    </message>
    <message>
        <source>Automa Companion</source>
        <translation>Automa Companion</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Built with</translation>
    </message>
    <message>
        <source>Free software</source>
        <translation>Free software</translation>
    </message>
    <message>
        <source>MIT licence. You may use, study, share and change it.</source>
        <translation>MIT licence. You may use, study, share and change it.</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>The app plays the Automa in a board game that lies on your table. It knows the position, decides, says what to move and shows why. It works without a network and sends nothing anywhere.</source>
        <translation>The app plays the Automa in a board game that lies on your table. It knows the position, decides, says what to move and shows why. It works without a network and sends nothing anywhere.</translation>
    </message>
    <message>
        <source>The board games belong to their authors and publishers, who have no part in this app. You need the game itself: no rulebook text and no artwork of theirs is in here. All words and drawings are our own.</source>
        <translation>The board games belong to their authors and publishers, who have no part in this app. You need the game itself: no rulebook text and no artwork of theirs is in here. All words and drawings are our own.</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>The games</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>You move the cardboard. It decides.</source>
        <translation>You move the cardboard. It decides.</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>public domain</translation>
    </message>
</context>
<context>
    <name>AppBar</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>What is this screen for?</source>
        <translation>What is this screen for?</translation>
    </message>
</context>
<context>
    <name>AskOfficers</name>
    <message>
        <source>Executive officer</source>
        <translation>Executive officer</translation>
    </message>
</context>
<context>
    <name>AskPage</name>
    <message>
        <source>Answer</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Ask</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Ask again</translation>
    </message>
    <message>
        <source>Ask once</source>
        <translation>Ask once</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Empty</translation>
    </message>
    <message>
        <source>Empty the board and begin anew</source>
        <translation>Empty the board and begin anew</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>The answer follows every change on the map</source>
        <translation>The answer follows every change on the map</translation>
    </message>
    <message>
        <source>What would the Automa do? Nothing is saved</source>
        <translation>What would the Automa do? Nothing is saved</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Why?</translation>
    </message>
</context>
<context>
    <name>AskTiles</name>
    <message>
        <source>%1, code %2</source>
        <translation>%1, code %2</translation>
    </message>
    <message>
        <source>By its code, as printed: dam, conduit, powerhouse</source>
        <translation>By its code, as printed: dam, conduit, powerhouse</translation>
    </message>
    <message>
        <source>Which tile shows the actions?</source>
        <translation>Which tile shows the actions?</translation>
    </message>
    <message>
        <source>Which tile shows the criteria?</source>
        <translation>Which tile shows the criteria?</translation>
    </message>
</context>
<context>
    <name>AskWho</name>
    <message>
        <source>Actions: tile %1</source>
        <translation>Actions: tile %1</translation>
    </message>
    <message>
        <source>At first as at the start of a game</source>
        <translation>At first as at the start of a game</translation>
    </message>
    <message>
        <source>Criteria: tile %1</source>
        <translation>Criteria: tile %1</translation>
    </message>
    <message>
        <source>Executive officer</source>
        <translation>Executive officer</translation>
    </message>
    <message>
        <source>Leeghwater expansion</source>
        <translation>Leeghwater expansion</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>The tile flipped beside it</source>
        <translation>The tile flipped beside it</translation>
    </message>
    <message>
        <source>The tile on top of the stack</source>
        <translation>The tile on top of the stack</translation>
    </message>
    <message>
        <source>Wheel and technology</source>
        <translation>Wheel and technology</translation>
    </message>
    <message>
        <source>Which company is the Automa?</source>
        <translation>Which company is the Automa?</translation>
    </message>
</context>
<context>
    <name>BackupPreview</name>
    <message>
        <source>Restore this backup</source>
        <translation>Restore this backup</translation>
    </message>
    <message>
        <source>These games would be there:</source>
        <translation>These games would be there:</translation>
    </message>
</context>
<context>
    <name>BackupsPage</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>All games as one file</source>
        <translation>All games as one file</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Back up now</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Begin anew</translation>
    </message>
    <message>
        <source>Begin with no games</source>
        <translation>Begin with no games</translation>
    </message>
    <message>
        <source>Begin with no games?</source>
        <translation>Begin with no games?</translation>
    </message>
    <message>
        <source>Copies of all saved games</source>
        <translation>Copies of all saved games</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Export all games</translation>
    </message>
    <message>
        <source>Export what can still be read</source>
        <translation>Export what can still be read</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Import games</translation>
    </message>
    <message>
        <source>No backup yet</source>
        <translation>No backup yet</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restore</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Restore this backup?</translation>
    </message>
    <message>
        <source>The app makes one each day on which something changed, and before imports and updates.</source>
        <translation>The app makes one each day on which something changed, and before imports and updates.</translation>
    </message>
    <message>
        <source>The file that cannot be opened is set aside, unchanged. You can come back to the backups at any time.</source>
        <translation>The file that cannot be opened is set aside, unchanged. You can come back to the backups at any time.</translation>
    </message>
    <message>
        <source>The saved games become those of the backup. A copy of the present state is kept first.</source>
        <translation>The saved games become those of the backup. A copy of the present state is kept first.</translation>
    </message>
    <message>
        <source>The saved games become those of the backup. The file that cannot be opened is set aside, unchanged.</source>
        <translation>The saved games become those of the backup. The file that cannot be opened is set aside, unchanged.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>You see first what will be taken in</source>
        <translation>You see first what will be taken in</translation>
    </message>
</context>
<context>
    <name>BarrageApp</name>
    <message>
        <source>A saved game could not be read</source>
        <translation>A saved game could not be read</translation>
    </message>
    <message>
        <source>Barrage · %1</source>
        <translation>Barrage · %1</translation>
    </message>
    <message>
        <source>Continue. Next: %1</source>
        <translation>Continue. Next: %1</translation>
    </message>
    <message>
        <source>Continue: end of round</source>
        <translation>Continue: end of round</translation>
    </message>
    <message>
        <source>Continue: game over</source>
        <translation>Continue: game over</translation>
    </message>
    <message>
        <source>Look at the backups</source>
        <translation>Look at the backups</translation>
    </message>
    <message>
        <source>Move it to the archive</source>
        <translation>Move it to the archive</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>human</source>
        <translation>human</translation>
    </message>
    <message>
        <source>“%1” cannot be read. The other games are not affected.</source>
        <translation>“%1” cannot be read. The other games are not affected.</translation>
    </message>
</context>
<context>
    <name>BarrageAsk</name>
    <message>
        <source>It would produce: for the answer the contracts must be known. Enter them on the map’s page under “Correct tiles”.</source>
        <translation>It would produce: for the answer the contracts must be known. Enter them on the map’s page under “Correct tiles”.</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Tile %1</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energy</translation>
    </message>
</context>
<context>
    <name>BarrageErrors</name>
    <message>
        <source>A production must make at least 1 energy. Nothing changed.</source>
        <translation>A production must make at least 1 energy. Nothing changed.</translation>
    </message>
    <message>
        <source>An Automa is in the middle of its turn. Nothing changed.</source>
        <translation>An Automa is in the middle of its turn. Nothing changed.</translation>
    </message>
    <message>
        <source>Choose where at least one drop goes. Nothing changed.</source>
        <translation>Choose where at least one drop goes. Nothing changed.</translation>
    </message>
    <message>
        <source>Dam, conduit and powerhouse do not form a system with water. Nothing changed.</source>
        <translation>Dam, conduit and powerhouse do not form a system with water. Nothing changed.</translation>
    </message>
    <message>
        <source>It cannot be built there: the space is taken, or such a piece stands in the basin already. Nothing changed.</source>
        <translation>It cannot be built there: the space is taken, or such a piece stands in the basin already. Nothing changed.</translation>
    </message>
    <message>
        <source>No Automa is about to act. Nothing changed.</source>
        <translation>No Automa is about to act. Nothing changed.</translation>
    </message>
    <message>
        <source>No piece of this kind is left on the company board. Nothing changed.</source>
        <translation>No piece of this kind is left on the company board. Nothing changed.</translation>
    </message>
    <message>
        <source>Nothing lies there. Nothing changed.</source>
        <translation>Nothing lies there. Nothing changed.</translation>
    </message>
    <message>
        <source>Only a human who takes part can do this. Nothing changed.</source>
        <translation>Only a human who takes part can do this. Nothing changed.</translation>
    </message>
    <message>
        <source>Somebody can still act in this round. Nothing changed.</source>
        <translation>Somebody can still act in this round. Nothing changed.</translation>
    </message>
    <message>
        <source>That dam holds no further drop. Nothing changed.</source>
        <translation>That dam holds no further drop. Nothing changed.</translation>
    </message>
    <message>
        <source>The Automa’s turn waits for an answer: give it first. Nothing changed.</source>
        <translation>The Automa’s turn waits for an answer: give it first. Nothing changed.</translation>
    </message>
    <message>
        <source>The VP of this human are not tracked. Nothing changed.</source>
        <translation>The VP of this human are not tracked. Nothing changed.</translation>
    </message>
    <message>
        <source>The number is out of range. Nothing changed.</source>
        <translation>The number is out of range. Nothing changed.</translation>
    </message>
    <message>
        <source>There are not that many pieces. Nothing changed.</source>
        <translation>There are not that many pieces. Nothing changed.</translation>
    </message>
    <message>
        <source>There is no Automa tile to flip. Nothing changed.</source>
        <translation>There is no Automa tile to flip. Nothing changed.</translation>
    </message>
    <message>
        <source>This company has no engineers left. Nothing changed.</source>
        <translation>This company has no engineers left. Nothing changed.</translation>
    </message>
    <message>
        <source>This contract is of another colour. Nothing changed.</source>
        <translation>This contract is of another colour. Nothing changed.</translation>
    </message>
    <message>
        <source>This does not fit the phase of the round. Nothing changed.</source>
        <translation>This does not fit the phase of the round. Nothing changed.</translation>
    </message>
    <message>
        <source>This human has passed already. Nothing changed.</source>
        <translation>This human has passed already. Nothing changed.</translation>
    </message>
    <message>
        <source>This needs the Leeghwater Project. Nothing changed.</source>
        <translation>This needs the Leeghwater Project. Nothing changed.</translation>
    </message>
    <message>
        <source>This one is on the table already. Nothing changed.</source>
        <translation>This one is on the table already. Nothing changed.</translation>
    </message>
    <message>
        <source>This tile cannot lie there. Nothing changed.</source>
        <translation>This tile cannot lie there. Nothing changed.</translation>
    </message>
</context>
<context>
    <name>BarrageExplainer</name>
    <message>
        <source>%1</source>
        <comment>automa</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>human</comment>
        <translation>%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 adds %n drop(s) of water</source>
        <translation>
            <numerusform>%1 adds %n drop of water</numerusform>
            <numerusform>%1 adds %n drops of water</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds a base: %2</source>
        <translation>%1 builds a base: %2</translation>
    </message>
    <message>
        <source>%1 builds a conduit: %2</source>
        <translation>%1 builds a conduit: %2</translation>
    </message>
    <message>
        <source>%1 builds a powerhouse: %2</source>
        <translation>%1 builds a powerhouse: %2</translation>
    </message>
    <message>
        <source>%1 builds a private building: %2</source>
        <translation>%1 builds a private building: %2</translation>
    </message>
    <message>
        <source>%1 builds an elevation: %2</source>
        <translation>%1 builds an elevation: %2</translation>
    </message>
    <message>
        <source>%1 carries out %2</source>
        <translation>%1 carries out %2</translation>
    </message>
    <message>
        <source>%1 does nothing</source>
        <translation>%1 does nothing</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the bank: +%n VP</source>
        <translation>
            <numerusform>%1 goes to the bank: +%n VP</numerusform>
            <numerusform>%1 goes to the bank: +%n VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 produces %n energy</source>
        <translation>
            <numerusform>%1 produces %n energy</numerusform>
            <numerusform>%1 produces %n energy</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 renews contracts: %2</source>
        <translation>%1 renews contracts: %2</translation>
    </message>
    <message>
        <source>%1 takes a patent: %2</source>
        <translation>%1 takes a patent: %2</translation>
    </message>
    <message>
        <source>%1 takes machines: %2</source>
        <translation>%1 takes machines: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns its wheel %n segment(s)</source>
        <translation>
            <numerusform>%1 turns its wheel %n segment</numerusform>
            <numerusform>%1 turns its wheel %n segments</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits for an answer from the table</source>
        <translation>%1 waits for an answer from the table</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s): %1</source>
        <translation>
            <numerusform>%n drop: %1</numerusform>
            <numerusform>%n drops: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Before that: %1</source>
        <translation>Before that: %1</translation>
    </message>
    <message>
        <source>Contract: %1</source>
        <translation>Contract: %1</translation>
    </message>
    <message>
        <source>Contract: none in reach</source>
        <translation>Contract: none in reach</translation>
    </message>
    <message>
        <source>Contracts: %1</source>
        <translation>Contracts: %1</translation>
    </message>
    <message>
        <source>Skipped: %1 (%2)</source>
        <translation>Skipped: %1 (%2)</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>Then: %1</translation>
    </message>
    <message>
        <source>Which contract lies there now? %1</source>
        <translation>Which contract lies there now? %1</translation>
    </message>
    <message numerus="yes">
        <source>a production, %n energy</source>
        <translation>
            <numerusform>a production, %n energy</numerusform>
            <numerusform>a production, %n energy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a second production, %n energy</source>
        <translation>
            <numerusform>a second production, %n energy</numerusform>
            <numerusform>a second production, %n energy</numerusform>
        </translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>ends the turn</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>green contracts renewed</source>
        <translation>green contracts renewed</translation>
    </message>
    <message>
        <source>it already leads the energy track alone</source>
        <translation>it already leads the energy track alone</translation>
    </message>
    <message>
        <source>needs the expansion</source>
        <translation>needs the expansion</translation>
    </message>
    <message>
        <source>no engineer left</source>
        <translation>no engineer left</translation>
    </message>
    <message>
        <source>no fitting tile in the Patent Office</source>
        <translation>no fitting tile in the Patent Office</translation>
    </message>
    <message>
        <source>no free space it could pay for</source>
        <translation>no free space it could pay for</translation>
    </message>
    <message>
        <source>no new drop would reach an own dam</source>
        <translation>no new drop would reach an own dam</translation>
    </message>
    <message>
        <source>no such piece is left</source>
        <translation>no such piece is left</translation>
    </message>
    <message>
        <source>no system with water is ready</source>
        <translation>no system with water is ready</translation>
    </message>
    <message>
        <source>no technology tile for it in hand</source>
        <translation>no technology tile for it in hand</translation>
    </message>
    <message>
        <source>not in round 5</source>
        <translation>not in round 5</translation>
    </message>
    <message>
        <source>nothing lies on the wheel</source>
        <translation>nothing lies on the wheel</translation>
    </message>
    <message>
        <source>one more turn at once, with a new tile</source>
        <translation>one more turn at once, with a new tile</translation>
    </message>
    <message>
        <source>red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>red contracts renewed</source>
        <translation>red contracts renewed</translation>
    </message>
    <message>
        <source>the turn goes on</source>
        <translation>the turn goes on</translation>
    </message>
    <message>
        <source>too few machines even for the cheapest space</source>
        <translation>too few machines even for the cheapest space</translation>
    </message>
    <message>
        <source>too few machines for any external work</source>
        <translation>too few machines for any external work</translation>
    </message>
    <message>
        <source>too little energy for a contract of this colour</source>
        <translation>too little energy for a contract of this colour</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>yellow contracts renewed</source>
        <translation>yellow contracts renewed</translation>
    </message>
</context>
<context>
    <name>BarrageForecast</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>All tiles are shuffled before that turn.</source>
        <translation>All tiles are shuffled before that turn.</translation>
    </message>
    <message numerus="yes">
        <source>Criteria: tile %1. %n tile(s) may come next.</source>
        <translation>
            <numerusform>Criteria: tile %1. %n tile may come next.</numerusform>
            <numerusform>Criteria: tile %1. %n tiles may come next.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forecast · %1</source>
        <translation>Forecast · %1</translation>
    </message>
</context>
<context>
    <name>BarrageGameEnd</name>
    <message>
        <source>%1 wins by energy</source>
        <translation>%1 wins by energy</translation>
    </message>
    <message>
        <source>%1 wins: %2 ahead</source>
        <translation>%1 wins: %2 ahead</translation>
    </message>
    <message>
        <source>A tie at %1</source>
        <translation>A tie at %1</translation>
    </message>
    <message>
        <source>Automa · %1</source>
        <translation>Automa · %1</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Human</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round, short</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>end</source>
        <translation>end</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
</context>
<context>
    <name>BarrageHelp</name>
    <message>
        <source>A sample turn that touches none of your games. The button below goes on; Skip or the cross leaves the tour. You find it again in Settings.</source>
        <translation>A sample turn that touches none of your games. The button below goes on; Skip or the cross leaves the tour. You find it again in Settings.</translation>
    </message>
    <message>
        <source>All your games; each saves itself as you play. Tap Continue to go on, or the three dots to rename, copy, export or delete one. A deleted game can be taken back at once.</source>
        <translation>All your games; each saves itself as you play. Tap Continue to go on, or the three dots to rename, copy, export or delete one. A deleted game can be taken back at once.</translation>
    </message>
    <message>
        <source>Ask once, without a game: enter what lies on the board and the tiles that show, and the app says what the Automa would do and why.</source>
        <translation>Ask once, without a game: enter what lies on the board and the tiles that show, and the app says what the Automa would do and why.</translation>
    </message>
    <message>
        <source>Everything printed in the game, explained: tiles, criteria, codes, contracts, rules. Type a word to search, even with a mistake in it, or tap a group.</source>
        <translation>Everything printed in the game, explained: tiles, criteria, codes, contracts, rules. Type a word to search, even with a mistake in it, or tap a group.</translation>
    </message>
    <message>
        <source>Everything that happened in this game, the newest first. Tap an entry to go back to it. What came after stays here until you do something new.</source>
        <translation>Everything that happened in this game, the newest first. Tap an entry to go back to it. What came after stays here until you do something new.</translation>
    </message>
    <message>
        <source>How the app came to this decision. Each box is one step: how many spaces were left and by which rule. Tap a box or Next; the map shows the spaces.</source>
        <translation>How the app came to this decision. Each box is one step: how many spaces were left and by which rule. Tap a box or Next; the map shows the spaces.</translation>
    </message>
    <message>
        <source>Lay the table out as the list says and tick as you go. If everything lies there already, choose “Enter what lies there” and tap each place. The code lays out the same table on another phone.</source>
        <translation>Lay the table out as the list says and tick as you go. If everything lies there already, choose “Enter what lies there” and tap each place. The code lays out the same table on another phone.</translation>
    </message>
    <message>
        <source>On the Automa’s turn move the pieces as the steps say, then tap Done; Why? shows the reasons. On your own turn tap what you did. Undo takes back the last action, as often as you like.</source>
        <translation>On the Automa’s turn move the pieces as the steps say, then tap Done; Why? shows the reasons. On your own turn tap what you did. Undo takes back the last action, as often as you like.</translation>
    </message>
    <message>
        <source>Points, energy, engineers, machines and the wheel of each company, with the log of every change. Tap a pencil to set a number right; the log then says “by hand”.</source>
        <translation>Points, energy, engineers, machines and the wheel of each company, with the log of every change. Tap a pencil to set a number right; the log then says “by hand”.</translation>
    </message>
    <message>
        <source>Say who plays: humans and Automas, their companies and levels. Tap a participant to change it. What you chose last time is chosen already; go on with the button below.</source>
        <translation>Say who plays: humans and Automas, their companies and levels. Tap a participant to change it. What you chose last time is chosen already; go on with the button below.</translation>
    </message>
    <message>
        <source>Tell the app what lies on the table, so that it can decide from here on. Tap a space of the board and choose what is there.</source>
        <translation>Tell the app what lies on the table, so that it can decide from here on. Tap a space of the board and choose what is there.</translation>
    </message>
    <message>
        <source>The app only draws and turns the Automa tiles; you decide by hand. Tap Done or Not possible beside each action. Undo takes the last step back.</source>
        <translation>The app only draws and turns the Automa tiles; you decide by hand. Tap Done or Not possible beside each action. Undo takes the last step back.</translation>
    </message>
    <message>
        <source>The board as the app knows it. Tap a space to see what lies there or to set it right. Pinch or double-tap to look closer.</source>
        <translation>The board as the app knows it. Tap a space to see what lies there or to set it right. Pinch or double-tap to look closer.</translation>
    </message>
    <message>
        <source>The printed board with its codes. Tap a space to read what it is and what it costs.</source>
        <translation>The printed board with its codes. Tap a space to read what it is and what it costs.</translation>
    </message>
</context>
<context>
    <name>BarrageInstructions</name>
    <message>
        <source>%1 passes</source>
        <translation>%1 passes</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1, first free space (left column from the top, then right)</source>
        <translation>%1, first free space (left column from the top, then right)</translation>
    </message>
    <message>
        <source>%1, space %2 from the top</source>
        <translation>%1, space %2 from the top</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1: &lt;b&gt;+%n credit(s)&lt;/b&gt; for the use of its conduit</source>
        <translation>
            <numerusform>%1: &lt;b&gt;+%n credit&lt;/b&gt; for the use of its conduit</numerusform>
            <numerusform>%1: &lt;b&gt;+%n credits&lt;/b&gt; for the use of its conduit</numerusform>
        </translation>
    </message>
    <message>
        <source>All energy markers back to 0, all engineers back to their companies</source>
        <translation>All energy markers back to 0, all engineers back to their companies</translation>
    </message>
    <message>
        <source>Discard from the Patent Office: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Discard from the Patent Office: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Discard: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Discard: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Discard: &lt;b&gt;%1&lt;/b&gt;. Lay out a new one there</source>
        <translation>Discard: &lt;b&gt;%1&lt;/b&gt;. Lay out a new one there</translation>
    </message>
    <message>
        <source>Energy marker (%1): %2 → &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>Energy marker (%1): %2 → &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Flip the top Automa tile onto the discard</source>
        <translation>Flip the top Automa tile onto the discard</translation>
    </message>
    <message>
        <source>Fulfilled: &lt;b&gt;%1&lt;/b&gt;. Remove it and lay out a new one there</source>
        <translation>Fulfilled: &lt;b&gt;%1&lt;/b&gt;. Remove it and lay out a new one there</translation>
    </message>
    <message>
        <source>Fulfilled: &lt;b&gt;%1&lt;/b&gt;. Remove it; it is not replaced</source>
        <translation>Fulfilled: &lt;b&gt;%1&lt;/b&gt;. Remove it; it is not replaced</translation>
    </message>
    <message>
        <source>Lay in the Patent Office, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Lay in the Patent Office, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Lay out, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Lay out, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>Move &lt;b&gt;%n drop(s)&lt;/b&gt;: %1 → &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>
            <numerusform>Move &lt;b&gt;%n drop&lt;/b&gt;: %1 → &lt;b&gt;%2&lt;/b&gt;</numerusform>
            <numerusform>Move &lt;b&gt;%n drops&lt;/b&gt;: %1 → &lt;b&gt;%2&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Move a &lt;b&gt;base&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Move a &lt;b&gt;base&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Move a &lt;b&gt;building piece&lt;/b&gt; to the first free place from the left: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Move a &lt;b&gt;building piece&lt;/b&gt; to the first free place from the left: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Move a &lt;b&gt;conduit&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Move a &lt;b&gt;conduit&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Move a &lt;b&gt;powerhouse&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Move a &lt;b&gt;powerhouse&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Move an &lt;b&gt;elevation&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Move an &lt;b&gt;elevation&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>New contract: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>New contract: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>New turn order: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>New turn order: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>Put &lt;b&gt;%n drop(s)&lt;/b&gt; here: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>
            <numerusform>Put &lt;b&gt;%n drop&lt;/b&gt; here: &lt;b&gt;%1&lt;/b&gt;</numerusform>
            <numerusform>Put &lt;b&gt;%n drops&lt;/b&gt; here: &lt;b&gt;%1&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put &lt;b&gt;%n engineer(s)&lt;/b&gt; here: %1</source>
        <translation>
            <numerusform>Put &lt;b&gt;%n engineer&lt;/b&gt; here: %1</numerusform>
            <numerusform>Put &lt;b&gt;%n engineers&lt;/b&gt; here: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Put away this round’s bonus tile</source>
        <translation>Put away this round’s bonus tile</translation>
    </message>
    <message>
        <source>Put in the open segment of the wheel: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Put in the open segment of the wheel: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Put the &lt;b&gt;architect&lt;/b&gt; here: %1</source>
        <translation>Put the &lt;b&gt;architect&lt;/b&gt; here: %1</translation>
    </message>
    <message>
        <source>Return to the general supply: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Return to the general supply: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Take back from the wheel: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Take back from the wheel: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Take from the Patent Office, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Take from the Patent Office, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Take from the general supply: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Take from the general supply: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Take, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Take, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The cheap left action space is now closed for everyone: %1</source>
        <translation>The cheap left action space is now closed for everyone: %1</translation>
    </message>
    <message numerus="yes">
        <source>Turn the wheel &lt;b&gt;%n segment(s)&lt;/b&gt;</source>
        <translation>
            <numerusform>Turn the wheel &lt;b&gt;%n segment&lt;/b&gt;</numerusform>
            <numerusform>Turn the wheel &lt;b&gt;%n segments&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>VP marker (%1): %2 → &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>VP marker (%1): %2 → &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>company board (%1)</source>
        <translation>company board (%1)</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>off the board</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>supply</translation>
    </message>
</context>
<context>
    <name>BarrageLabels</name>
    <message>
        <source>%1 builds: %2</source>
        <translation>%1 builds: %2</translation>
    </message>
    <message>
        <source>%1 builds: %2, %3</source>
        <translation>%1 builds: %2, %3</translation>
    </message>
    <message>
        <source>%1 fulfils: %2</source>
        <translation>%1 fulfils: %2</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passes</translation>
    </message>
    <message>
        <source>%1 produces: %2, %3</source>
        <translation>%1 produces: %2, %3</translation>
    </message>
    <message>
        <source>%1 takes: %2</source>
        <translation>%1 takes: %2</translation>
    </message>
    <message>
        <source>%1, markers: energy %2, VP %3</source>
        <translation>%1, markers: energy %2, VP %3</translation>
    </message>
    <message>
        <source>%1, water: %2</source>
        <translation>%1, water: %2</translation>
    </message>
    <message>
        <source>%1: a turn that does not concern the Automa</source>
        <translation>%1: a turn that does not concern the Automa</translation>
    </message>
    <message>
        <source>%1: first part of the turn, tile %2</source>
        <translation>%1: first part of the turn, tile %2</translation>
    </message>
    <message>
        <source>%1: tile turned up</source>
        <translation>%1: tile turned up</translation>
    </message>
    <message>
        <source>%1: turn with tile %2</source>
        <translation>%1: turn with tile %2</translation>
    </message>
    <message>
        <source>Automa (%1)</source>
        <translation>Automa (%1)</translation>
    </message>
    <message>
        <source>Automa (%1): done: %2</source>
        <translation>Automa (%1): done: %2</translation>
    </message>
    <message>
        <source>Automa (%1): not possible: %2</source>
        <translation>Automa (%1): not possible: %2</translation>
    </message>
    <message>
        <source>Automa (%1): turn without a further action</source>
        <translation>Automa (%1): turn without a further action</translation>
    </message>
    <message>
        <source>Correction by hand</source>
        <translation>Correction by hand</translation>
    </message>
    <message>
        <source>Correction: %1</source>
        <translation>Correction: %1</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Final scoring</translation>
    </message>
    <message>
        <source>From here on the board is tracked</source>
        <translation>From here on the board is tracked</translation>
    </message>
    <message>
        <source>From here on the tiles only are tracked</source>
        <translation>From here on the tiles only are tracked</translation>
    </message>
    <message>
        <source>New contract: %1</source>
        <translation>New contract: %1</translation>
    </message>
    <message>
        <source>New external work: %1</source>
        <translation>New external work: %1</translation>
    </message>
    <message>
        <source>New patent: %1</source>
        <translation>New patent: %1</translation>
    </message>
    <message>
        <source>Round %1 prepared</source>
        <translation>Round %1 prepared</translation>
    </message>
    <message>
        <source>Round %1: income and headstreams</source>
        <translation>Round %1: income and headstreams</translation>
    </message>
    <message>
        <source>Round %1: scoring</source>
        <translation>Round %1: scoring</translation>
    </message>
    <message>
        <source>Round %1: water flow</source>
        <translation>Round %1: water flow</translation>
    </message>
    <message>
        <source>VP %1</source>
        <translation>VP %1</translation>
    </message>
    <message>
        <source>energy %1</source>
        <translation>energy %1</translation>
    </message>
</context>
<context>
    <name>BarrageLibrary</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copy)</translation>
    </message>
    <message>
        <source>%1 The game goes on in memory.</source>
        <translation>%1 The game goes on in memory.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n action(s)</source>
        <translation>
            <numerusform>%1 · %2 · %n action</numerusform>
            <numerusform>%1 · %2 · %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>%n game imported</numerusform>
            <numerusform>%n games imported</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>Exported: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nothing to redo</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nothing to undo</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Redo: %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Round %1 · %2</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Start of the game</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>The file cannot be read: %1</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>The file cannot be written: %1</translation>
    </message>
    <message>
        <source>This game is here already.</source>
        <translation>This game is here already.</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Undo: %1</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archived</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finished</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>in play</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>tile %1</translation>
    </message>
</context>
<context>
    <name>BarrageNames</name>
    <message>
        <source>%1 VP for each fulfilled contract</source>
        <translation>%1 VP for each fulfilled contract</translation>
    </message>
    <message>
        <source>%1 VP for each fulfilled external work</source>
        <translation>%1 VP for each fulfilled external work</translation>
    </message>
    <message>
        <source>%1 VP for each own advanced technology tile</source>
        <translation>%1 VP for each own advanced technology tile</translation>
    </message>
    <message>
        <source>%1 VP for each own base</source>
        <translation>%1 VP for each own base</translation>
    </message>
    <message>
        <source>%1 VP for each own conduit</source>
        <translation>%1 VP for each own conduit</translation>
    </message>
    <message>
        <source>%1 VP for each own elevation</source>
        <translation>%1 VP for each own elevation</translation>
    </message>
    <message>
        <source>%1 VP for each own powerhouse</source>
        <translation>%1 VP for each own powerhouse</translation>
    </message>
    <message>
        <source>%1 VP for each own private building</source>
        <translation>%1 VP for each own private building</translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation>%1 lower</translation>
    </message>
    <message>
        <source>%1 lower left</source>
        <translation>%1 lower left</translation>
    </message>
    <message>
        <source>%1 lower right</source>
        <translation>%1 lower right</translation>
    </message>
    <message>
        <source>%1 upper</source>
        <translation>%1 upper</translation>
    </message>
    <message>
        <source>%1 upper left</source>
        <translation>%1 upper left</translation>
    </message>
    <message>
        <source>%1 upper right</source>
        <translation>%1 upper right</translation>
    </message>
    <message>
        <source>%1, left</source>
        <translation>%1, left</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1, right</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1, value %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Automa tile(s)</source>
        <translation>
            <numerusform>%n Automa tile</numerusform>
            <numerusform>%n Automa tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Automa(s)</source>
        <translation>
            <numerusform>%n Automa</numerusform>
            <numerusform>%n Automas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n VP</numerusform>
            <numerusform>%n VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n advanced technology tile(s), free</source>
        <translation>
            <numerusform>%n free advanced technology tile</numerusform>
            <numerusform>%n free advanced technology tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n advanced tile(s)</source>
        <translation>
            <numerusform>%n advanced tile</numerusform>
            <numerusform>%n advanced tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n base</numerusform>
            <numerusform>%n bases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n basin(s)</source>
        <translation>
            <numerusform>%n basin</numerusform>
            <numerusform>%n basins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conduit(s)</source>
        <translation>
            <numerusform>%n conduit</numerusform>
            <numerusform>%n conduits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <translation>
            <numerusform>%n contract</numerusform>
            <numerusform>%n contracts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n credit</numerusform>
            <numerusform>%n credits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dam(s)</source>
        <translation>
            <numerusform>%n dam</numerusform>
            <numerusform>%n dams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s)</source>
        <translation>
            <numerusform>%n drop</numerusform>
            <numerusform>%n drops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) on headstreams</source>
        <translation>
            <numerusform>%n drop on headstreams</numerusform>
            <numerusform>%n drops on headstreams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) that flow at once</source>
        <translation>
            <numerusform>%n drop that flows at once</numerusform>
            <numerusform>%n drops that flow at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elevation(s)</source>
        <translation>
            <numerusform>%n elevation</numerusform>
            <numerusform>%n elevations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy</source>
        <translation>
            <numerusform>%n energy</numerusform>
            <numerusform>%n energy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy, also for a contract</source>
        <translation>
            <numerusform>%n energy, also for a contract</numerusform>
            <numerusform>%n energy, also for a contract</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n engineer(s)</source>
        <translation>
            <numerusform>%n engineer</numerusform>
            <numerusform>%n engineers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excavator(s)</source>
        <translation>
            <numerusform>%n excavator</numerusform>
            <numerusform>%n excavators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n external work(s)</source>
        <translation>
            <numerusform>%n external work</numerusform>
            <numerusform>%n external works</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free elevation(s)</source>
        <translation>
            <numerusform>%n free elevation</numerusform>
            <numerusform>%n free elevations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free powerhouse(s)</source>
        <translation>
            <numerusform>%n free powerhouse</numerusform>
            <numerusform>%n free powerhouses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n machine</numerusform>
            <numerusform>%n machines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) of your choice</source>
        <translation>
            <numerusform>%n machine of your choice</numerusform>
            <numerusform>%n machines of your choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixer(s)</source>
        <translation>
            <numerusform>%n mixer</numerusform>
            <numerusform>%n mixers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n powerhouse(s)</source>
        <translation>
            <numerusform>%n powerhouse</numerusform>
            <numerusform>%n powerhouses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private building(s)</source>
        <translation>
            <numerusform>%n private building</numerusform>
            <numerusform>%n private buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n segment</numerusform>
            <numerusform>%n segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) on the energy track</source>
        <translation>
            <numerusform>%n space on the energy track</numerusform>
            <numerusform>%n spaces on the energy track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n system(s)</source>
        <translation>
            <numerusform>%n system</numerusform>
            <numerusform>%n systems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n technology tile(s)</source>
        <translation>
            <numerusform>%n technology tile</numerusform>
            <numerusform>%n technology tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>1 drop straight on a neutral or own dam with room.</source>
        <translation>1 drop straight on a neutral or own dam with room.</translation>
    </message>
    <message>
        <source>1 machine of the kind it has fewer of</source>
        <translation>1 machine of the kind it has fewer of</translation>
    </message>
    <message>
        <source>3 VP for each own advanced technology tile, on the wheel or off it.</source>
        <translation>3 VP for each own advanced technology tile, on the wheel or off it.</translation>
    </message>
    <message>
        <source>3 VP for each own dam of height 2 or 3, the new one included.</source>
        <translation>3 VP for each own dam of height 2 or 3, the new one included.</translation>
    </message>
    <message>
        <source>3 VP for each own powerhouse, the new one included.</source>
        <translation>3 VP for each own powerhouse, the new one included.</translation>
    </message>
    <message>
        <source>5 credits.</source>
        <translation>5 credits.</translation>
    </message>
    <message>
        <source>A conduit may be paid for with mixers instead: 1 mixer per power.</source>
        <translation>A conduit may be paid for with mixers instead: 1 mixer per power.</translation>
    </message>
    <message>
        <source>A production with +3.</source>
        <translation>A production with +3.</translation>
    </message>
    <message>
        <source>A red-bordered space costs nothing extra, nor does a building place marked 3.</source>
        <translation>A red-bordered space costs nothing extra, nor does a building place marked 3.</translation>
    </message>
    <message>
        <source>A space of her own: 1 engineer uses the action of one of her private buildings.</source>
        <translation>A space of her own: 1 engineer uses the action of one of her private buildings.</translation>
    </message>
    <message>
        <source>A space of his own: 1 engineer copies another officer’s ability for one turn.</source>
        <translation>A space of his own: 1 engineer copies another officer’s ability for one turn.</translation>
    </message>
    <message>
        <source>A space of his own: as much energy as drops held by his dams, without moving them.</source>
        <translation>A space of his own: as much energy as drops held by his dams, without moving them.</translation>
    </message>
    <message>
        <source>A special technology tile copies another tile that lies on the own wheel.</source>
        <translation>A special technology tile copies another tile that lies on the own wheel.</translation>
    </message>
    <message>
        <source>A special technology tile: the machines for an external work go on the wheel instead of being lost.</source>
        <translation>A special technology tile: the machines for an external work go on the wheel instead of being lost.</translation>
    </message>
    <message>
        <source>After a production it produces once more with another powerhouse, the way that gives the most energy, without any bonus.</source>
        <translation>After a production it produces once more with another powerhouse, the way that gives the most energy, without any bonus.</translation>
    </message>
    <message>
        <source>After a production it puts 1 drop from the supply on another own dam with room: the dam of its best other system.</source>
        <translation>After a production it puts 1 drop from the supply on another own dam with room: the dam of its best other system.</translation>
    </message>
    <message>
        <source>After each production its energy marker moves 3 more spaces. They do not count for contracts.</source>
        <translation>After each production its energy marker moves 3 more spaces. They do not count for contracts.</translation>
    </message>
    <message>
        <source>All 20 tiles form the new stack, and its top tile is flipped for the criteria.</source>
        <translation>All 20 tiles form the new stack, and its top tile is flipped for the criteria.</translation>
    </message>
    <message>
        <source>All drops that reach the space count, even if a dam could not hold them.</source>
        <translation>All drops that reach the space count, even if a dam could not hold them.</translation>
    </message>
    <message>
        <source>Amir Zahir</source>
        <translation>Amir Zahir</translation>
    </message>
    <message>
        <source>An external work lets the Automa fulfil a contract. Which one?</source>
        <translation>An external work lets the Automa fulfil a contract. Which one?</translation>
    </message>
    <message>
        <source>Anton Krylov</source>
        <translation>Anton Krylov</translation>
    </message>
    <message>
        <source>Any machine of a building cost may be replaced by 3 credits.</source>
        <translation>Any machine of a building cost may be replaced by 3 credits.</translation>
    </message>
    <message>
        <source>As High Voltage, and an executive officer helps the Automa.</source>
        <translation>As High Voltage, and an executive officer helps the Automa.</translation>
    </message>
    <message>
        <source>As medium, and the Automa also uses the special effects of advanced technology and its company ability.</source>
        <translation>As medium, and the Automa also uses the special effects of advanced technology and its company ability.</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>Automa (%1)</source>
        <translation>Automa (%1)</translation>
    </message>
    <message>
        <source>Automa tile %1</source>
        <translation>Automa tile %1</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Bank: %1</source>
        <translation>Bank: %1</translation>
    </message>
    <message>
        <source>Barrage</source>
        <translation>Barrage</translation>
    </message>
    <message>
        <source>Build a base</source>
        <translation>Build a base</translation>
    </message>
    <message>
        <source>Build a base in the hills</source>
        <translation>Build a base in the hills</translation>
    </message>
    <message>
        <source>Build a base in the mountains</source>
        <translation>Build a base in the mountains</translation>
    </message>
    <message>
        <source>Build a base in the plains</source>
        <translation>Build a base in the plains</translation>
    </message>
    <message>
        <source>Build a conduit</source>
        <translation>Build a conduit</translation>
    </message>
    <message>
        <source>Build a conduit of power %1 or more</source>
        <translation>Build a conduit of power %1 or more</translation>
    </message>
    <message>
        <source>Build a powerhouse</source>
        <translation>Build a powerhouse</translation>
    </message>
    <message>
        <source>Build a private building, from the bottom</source>
        <translation>Build a private building, from the bottom</translation>
    </message>
    <message>
        <source>Build a private building, from the top</source>
        <translation>Build a private building, from the top</translation>
    </message>
    <message>
        <source>Build an elevation</source>
        <translation>Build an elevation</translation>
    </message>
    <message>
        <source>Cofferdam</source>
        <translation>Cofferdam</translation>
    </message>
    <message>
        <source>Contract Office</source>
        <translation>Contract Office</translation>
    </message>
    <message>
        <source>Contract of an external work</source>
        <translation>Contract of an external work</translation>
    </message>
    <message>
        <source>Contracts of the Automa and the bonus tile</source>
        <translation>Contracts of the Automa and the bonus tile</translation>
    </message>
    <message>
        <source>Control Station</source>
        <translation>Control Station</translation>
    </message>
    <message>
        <source>Copies another technology tile lying on the own wheel, effect included.</source>
        <translation>Copies another technology tile lying on the own wheel, effect included.</translation>
    </message>
    <message>
        <source>Criterion “most water drops”</source>
        <translation>Criterion “most water drops”</translation>
    </message>
    <message>
        <source>Customer Office</source>
        <translation>Customer Office</translation>
    </message>
    <message>
        <source>Development Office</source>
        <translation>Development Office</translation>
    </message>
    <message>
        <source>Discard the green contracts, energy +%1</source>
        <translation>Discard the green contracts, energy +%1</translation>
    </message>
    <message>
        <source>Discard the red contracts, energy +%1</source>
        <translation>Discard the red contracts, energy +%1</translation>
    </message>
    <message>
        <source>Discard the yellow contracts, energy +%1</source>
        <translation>Discard the yellow contracts, energy +%1</translation>
    </message>
    <message>
        <source>Do contracts fulfilled by the Automa count for the contract bonus tile?</source>
        <translation>Do contracts fulfilled by the Automa count for the contract bonus tile?</translation>
    </message>
    <message>
        <source>Does the criterion count the drops that come, or those a dam there would hold?</source>
        <translation>Does the criterion count the drops that come, or those a dam there would hold?</translation>
    </message>
    <message>
        <source>Dr. Octavius</source>
        <translation>Dr. Octavius</translation>
    </message>
    <message>
        <source>Drops in rounds 1 to 4: %1</source>
        <translation>Drops in rounds 1 to 4: %1</translation>
    </message>
    <message>
        <source>Drops times power below 4 counts as 4. With a conduit of power 1 or 2 the Automa uses only 1 drop.</source>
        <translation>Drops times power below 4 counts as 4. With a conduit of power 1 or 2 the Automa uses only 1 drop.</translation>
    </message>
    <message>
        <source>Each drop that flows by river through one of its powerhouses moves its energy marker 1 space, in anyone’s turn. Drops that a conduit brings there do not count.</source>
        <translation>Each drop that flows by river through one of its powerhouses moves its energy marker 1 space, in anyone’s turn. Drops that a conduit brings there do not count.</translation>
    </message>
    <message>
        <source>Ellen Vos</source>
        <translation>Ellen Vos</translation>
    </message>
    <message>
        <source>Elon Audia</source>
        <translation>Elon Audia</translation>
    </message>
    <message>
        <source>Energy Relay Field</source>
        <translation>Energy Relay Field</translation>
    </message>
    <message>
        <source>Enrico Olivi</source>
        <translation>Enrico Olivi</translation>
    </message>
    <message>
        <source>Equal numbers: the headstream letters of the tile decide, the first letter first. If no drop reaches any possible space, the criterion is ignored.</source>
        <translation>Equal numbers: the headstream letters of the tile decide, the first letter first. If no drop reaches any possible space, the criterion is ignored.</translation>
    </message>
    <message>
        <source>Every base costs 3 excavators, in any region.</source>
        <translation>Every base costs 3 excavators, in any region.</translation>
    </message>
    <message>
        <source>Every base costs the Automa 3 excavators. For bases and elevations it prefers mountains, then hills, then plains, before it looks at the criteria.</source>
        <translation>Every base costs the Automa 3 excavators. For bases and elevations it prefers mountains, then hills, then plains, before it looks at the criteria.</translation>
    </message>
    <message>
        <source>Every contract needs 3 energy less, national ones too.</source>
        <translation>Every contract needs 3 energy less, national ones too.</translation>
    </message>
    <message>
        <source>Excavators and mixers stand in for each other in this cost.</source>
        <translation>Excavators and mixers stand in for each other in this cost.</translation>
    </message>
    <message>
        <source>External Works</source>
        <translation>External Works</translation>
    </message>
    <message>
        <source>External work, in the order %1</source>
        <translation>External work, in the order %1</translation>
    </message>
    <message>
        <source>Fewer drops would bring the same water to its dams. How many does the Automa place?</source>
        <translation>Fewer drops would bring the same water to its dams. How many does the Automa place?</translation>
    </message>
    <message>
        <source>Fill the raised dam with drops from the supply.</source>
        <translation>Fill the raised dam with drops from the supply.</translation>
    </message>
    <message>
        <source>Financial Division</source>
        <translation>Financial Division</translation>
    </message>
    <message>
        <source>For 1 credit move 4 spaces on the energy track; not for contracts.</source>
        <translation>For 1 credit move 4 spaces on the energy track; not for contracts.</translation>
    </message>
    <message>
        <source>For 1 credit take 2 machines of your choice.</source>
        <translation>For 1 credit take 2 machines of your choice.</translation>
    </message>
    <message>
        <source>For 2 credits produce 5 energy; it counts for a contract.</source>
        <translation>For 2 credits produce 5 energy; it counts for a contract.</translation>
    </message>
    <message>
        <source>For 3 credits fulfil one of your open contracts without producing.</source>
        <translation>For 3 credits fulfil one of your open contracts without producing.</translation>
    </message>
    <message>
        <source>For a base, the red-bordered space is taken when the criteria leave one basin.</source>
        <translation>For a base, the red-bordered space is taken when the criteria leave one basin.</translation>
    </message>
    <message>
        <source>For an external work: the machines go on the wheel with this tile instead of being lost.</source>
        <translation>For an external work: the machines go on the wheel with this tile instead of being lost.</translation>
    </message>
    <message>
        <source>France</source>
        <translation>France</translation>
    </message>
    <message>
        <source>Franz de Lasse</source>
        <translation>Franz de Lasse</translation>
    </message>
    <message>
        <source>Gain credits equal to twice the power of the new conduit.</source>
        <translation>Gain credits equal to twice the power of the new conduit.</translation>
    </message>
    <message>
        <source>Gennaro Grasso</source>
        <translation>Gennaro Grasso</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Germany</translation>
    </message>
    <message>
        <source>Graziano del Monte</source>
        <translation>Graziano del Monte</translation>
    </message>
    <message>
        <source>High Voltage</source>
        <translation>High Voltage</translation>
    </message>
    <message>
        <source>His own ability is not known to us.</source>
        <translation>His own ability is not known to us.</translation>
    </message>
    <message>
        <source>Holds 4 contracts, and one production may fulfil several if their sum fits.</source>
        <translation>Holds 4 contracts, and one production may fulfil several if their sum fits.</translation>
    </message>
    <message>
        <source>How many drops to place</source>
        <translation>How many drops to place</translation>
    </message>
    <message>
        <source>If all have the same power, all of them stay.</source>
        <translation>If all have the same power, all of them stay.</translation>
    </message>
    <message>
        <source>If an action that ends the turn needs exactly 1 engineer, the Automa uses its free architect, and then takes another turn at once.</source>
        <translation>If an action that ends the turn needs exactly 1 engineer, the Automa uses its free architect, and then takes another turn at once.</translation>
    </message>
    <message>
        <source>If drops times power is below 4, it counts as 4 before bonuses.</source>
        <translation>If drops times power is below 4, it counts as 4 before bonuses.</translation>
    </message>
    <message>
        <source>If exactly one machine is missing for a construction, the Automa pays 3 VP in its place.</source>
        <translation>If exactly one machine is missing for a construction, the Automa pays 3 VP in its place.</translation>
    </message>
    <message>
        <source>If no possible conduit begins at a dam, the criterion is ignored.</source>
        <translation>If no possible conduit begins at a dam, the criterion is ignored.</translation>
    </message>
    <message>
        <source>If no possible conduit ends at a powerhouse, the criterion is ignored.</source>
        <translation>If no possible conduit ends at a powerhouse, the criterion is ignored.</translation>
    </message>
    <message>
        <source>If no possible space fits, the criterion is ignored.</source>
        <translation>If no possible space fits, the criterion is ignored.</translation>
    </message>
    <message>
        <source>Is the second place of a private building open with fewer than 4 participants?</source>
        <translation>Is the second place of a private building open with fewer than 4 participants?</translation>
    </message>
    <message>
        <source>It stays on the discard and the other 19 tiles form the new stack.</source>
        <translation>It stays on the discard and the other 19 tiles form the new stack.</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Italy</translation>
    </message>
    <message>
        <source>Its dams of height 3 hold 4 drops. Whenever it would build something and can build an elevation, it builds the elevation instead.</source>
        <translation>Its dams of height 3 hold 4 drops. Whenever it would build something and can build an elevation, it builds the elevation instead.</translation>
    </message>
    <message>
        <source>Jill McDowell</source>
        <translation>Jill McDowell</translation>
    </message>
    <message>
        <source>Joseph Fontaine</source>
        <translation>Joseph Fontaine</translation>
    </message>
    <message>
        <source>Keep the conduits that begin at a dam: an opponent’s dam if there is one, otherwise a neutral dam, otherwise an own one.</source>
        <translation>Keep the conduits that begin at a dam: an opponent’s dam if there is one, otherwise a neutral dam, otherwise an own one.</translation>
    </message>
    <message>
        <source>Keep the conduits that begin at a dam: an own dam if there is one, otherwise a neutral dam, otherwise an opponent’s.</source>
        <translation>Keep the conduits that begin at a dam: an own dam if there is one, otherwise a neutral dam, otherwise an opponent’s.</translation>
    </message>
    <message>
        <source>Keep the conduits that end in a basin with a powerhouse: an opponent’s if there is one, otherwise an own one.</source>
        <translation>Keep the conduits that end in a basin with a powerhouse: an opponent’s if there is one, otherwise an own one.</translation>
    </message>
    <message>
        <source>Keep the conduits that end in a basin with a powerhouse: an own one if there is one, otherwise an opponent’s.</source>
        <translation>Keep the conduits that end in a basin with a powerhouse: an own one if there is one, otherwise an opponent’s.</translation>
    </message>
    <message>
        <source>Keep the conduits with the highest power.</source>
        <translation>Keep the conduits with the highest power.</translation>
    </message>
    <message>
        <source>Keep the conduits with the second highest power among those possible.</source>
        <translation>Keep the conduits with the second highest power among those possible.</translation>
    </message>
    <message>
        <source>Keep the red-bordered spaces.</source>
        <translation>Keep the red-bordered spaces.</translation>
    </message>
    <message>
        <source>Keep the space that the most drops would reach if all water flowed now.</source>
        <translation>Keep the space that the most drops would reach if all water flowed now.</translation>
    </message>
    <message>
        <source>Keep the spaces from which water does not reach an opponent’s dam first.</source>
        <translation>Keep the spaces from which water does not reach an opponent’s dam first.</translation>
    </message>
    <message>
        <source>Keep the spaces from which water reaches one of the Automa’s own dams before any other dam.</source>
        <translation>Keep the spaces from which water reaches one of the Automa’s own dams before any other dam.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 5, in the hills.</source>
        <translation>Keep the spaces in basin 5, in the hills.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 6, in the hills.</source>
        <translation>Keep the spaces in basin 6, in the hills.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 7, in the hills.</source>
        <translation>Keep the spaces in basin 7, in the hills.</translation>
    </message>
    <message>
        <source>Keep the spaces in basins joined by a printed pipe to a basin with one of the Automa’s own dams. The conduit need not be built.</source>
        <translation>Keep the spaces in basins joined by a printed pipe to a basin with one of the Automa’s own dams. The conduit need not be built.</translation>
    </message>
    <message>
        <source>Keep the spaces in basins joined by a printed pipe to a basin with one of the Automa’s own powerhouses. The conduit need not be built.</source>
        <translation>Keep the spaces in basins joined by a printed pipe to a basin with one of the Automa’s own powerhouses. The conduit need not be built.</translation>
    </message>
    <message>
        <source>Keep the spaces in the basin where the most powerful conduit already built begins, whoever owns it.</source>
        <translation>Keep the spaces in the basin where the most powerful conduit already built begins, whoever owns it.</translation>
    </message>
    <message>
        <source>Keep the spaces in the basin where the most powerful conduit already built ends, whoever owns it.</source>
        <translation>Keep the spaces in the basin where the most powerful conduit already built ends, whoever owns it.</translation>
    </message>
    <message>
        <source>Keep the spaces in the plains, basins 8 to 12.</source>
        <translation>Keep the spaces in the plains, basins 8 to 12.</translation>
    </message>
    <message>
        <source>Keep the spaces that water leaving a built powerhouse reaches before any dam, whoever owns the powerhouse.</source>
        <translation>Keep the spaces that water leaving a built powerhouse reaches before any dam, whoever owns the powerhouse.</translation>
    </message>
    <message>
        <source>Keep the spaces whose printed pipes lead to a lower basin with one of the Automa’s own dams.</source>
        <translation>Keep the spaces whose printed pipes lead to a lower basin with one of the Automa’s own dams.</translation>
    </message>
    <message>
        <source>Leslie Spencer</source>
        <translation>Leslie Spencer</translation>
    </message>
    <message>
        <source>Lets its owner build any structure. Introductory game only.</source>
        <translation>Lets its owner build any structure. Introductory game only.</translation>
    </message>
    <message>
        <source>Lets its owner build this structure. No special effect.</source>
        <translation>Lets its owner build this structure. No special effect.</translation>
    </message>
    <message>
        <source>Loan Agency</source>
        <translation>Loan Agency</translation>
    </message>
    <message>
        <source>Low Voltage</source>
        <translation>Low Voltage</translation>
    </message>
    <message>
        <source>Machinery Shop</source>
        <translation>Machinery Shop</translation>
    </message>
    <message>
        <source>Machinery shop: %1</source>
        <translation>Machinery shop: %1</translation>
    </message>
    <message>
        <source>Mahiri Sekibo</source>
        <translation>Mahiri Sekibo</translation>
    </message>
    <message>
        <source>Margot Fouché</source>
        <translation>Margot Fouché</translation>
    </message>
    <message>
        <source>Marguerite Grant</source>
        <translation>Marguerite Grant</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Most basins with at least one own structure.</source>
        <translation>Most basins with at least one own structure.</translation>
    </message>
    <message>
        <source>Most basins with at least three own structures.</source>
        <translation>Most basins with at least three own structures.</translation>
    </message>
    <message>
        <source>Most own bases and powerhouses on red-bordered spaces.</source>
        <translation>Most own bases and powerhouses on red-bordered spaces.</translation>
    </message>
    <message>
        <source>Most own bases linked by an own conduit to an own powerhouse.</source>
        <translation>Most own bases linked by an own conduit to an own powerhouse.</translation>
    </message>
    <message>
        <source>Most own structures in the region where one has the fewest.</source>
        <translation>Most own structures in the region where one has the fewest.</translation>
    </message>
    <message>
        <source>Most own structures in the region where one has the most.</source>
        <translation>Most own structures in the region where one has the most.</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Netherlands</translation>
    </message>
    <message>
        <source>None such: keep the spaces that do not feed an opponent’s dam directly.</source>
        <translation>None such: keep the spaces that do not feed an opponent’s dam directly.</translation>
    </message>
    <message>
        <source>None such: keep the spaces that feed an own dam directly.</source>
        <translation>None such: keep the spaces that feed an own dam directly.</translation>
    </message>
    <message>
        <source>None such: keep the spaces whose pipes do not lead to a lower basin with an opponent’s dam.</source>
        <translation>None such: keep the spaces whose pipes do not lead to a lower basin with an opponent’s dam.</translation>
    </message>
    <message>
        <source>Oberst Dassler</source>
        <translation>Oberst Dassler</translation>
    </message>
    <message>
        <source>Of several spaces only those of power 3 or more stay, if there are any.</source>
        <translation>Of several spaces only those of power 3 or more stay, if there are any.</translation>
    </message>
    <message>
        <source>Of the fitting tiles the one lying highest in the Patent Office.</source>
        <translation>Of the fitting tiles the one lying highest in the Patent Office.</translation>
    </message>
    <message>
        <source>Of the fitting tiles the one with the highest level.</source>
        <translation>Of the fitting tiles the one with the highest level.</translation>
    </message>
    <message>
        <source>One engineer is an architect: used alone, he gives another turn at once.</source>
        <translation>One engineer is an architect: used alone, he gives another turn at once.</translation>
    </message>
    <message>
        <source>One more construction space, once per round.</source>
        <translation>One more construction space, once per round.</translation>
    </message>
    <message>
        <source>One production may use the drops of several linked dams.</source>
        <translation>One production may use the drops of several linked dams.</translation>
    </message>
    <message>
        <source>Only as many drops count as the dam would hold after this construction.</source>
        <translation>Only as many drops count as the dam would hold after this construction.</translation>
    </message>
    <message>
        <source>Only if exactly one space completes a system is it built at once. Otherwise nothing is narrowed.</source>
        <translation>Only if exactly one space completes a system is it built at once. Otherwise nothing is narrowed.</translation>
    </message>
    <message>
        <source>Only the completing spaces stay if they all lie in one basin or are one conduit. Otherwise nothing is narrowed.</source>
        <translation>Only the completing spaces stay if they all lie in one basin or are one conduit. Otherwise nothing is narrowed.</translation>
    </message>
    <message>
        <source>Overpowered</source>
        <translation>Overpowered</translation>
    </message>
    <message>
        <source>Own dams of height 3 hold 4 drops.</source>
        <translation>Own dams of height 3 hold 4 drops.</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>Patent Office</translation>
    </message>
    <message>
        <source>Patent: base, otherwise joker</source>
        <translation>Patent: base, otherwise joker</translation>
    </message>
    <message>
        <source>Patent: conduit, otherwise joker</source>
        <translation>Patent: conduit, otherwise joker</translation>
    </message>
    <message>
        <source>Patent: elevation, otherwise joker</source>
        <translation>Patent: elevation, otherwise joker</translation>
    </message>
    <message>
        <source>Patent: powerhouse, otherwise joker</source>
        <translation>Patent: powerhouse, otherwise joker</translation>
    </message>
    <message>
        <source>Patent: private building, otherwise joker</source>
        <translation>Patent: private building, otherwise joker</translation>
    </message>
    <message>
        <source>Pay only one of the two kinds of machines of the private building.</source>
        <translation>Pay only one of the two kinds of machines of the private building.</translation>
    </message>
    <message>
        <source>Placed drops may flow at once, or go straight to own dams with room.</source>
        <translation>Placed drops may flow at once, or go straight to own dams with room.</translation>
    </message>
    <message>
        <source>Produce as much energy as there are own bases, the new one included; it counts for a contract.</source>
        <translation>Produce as much energy as there are own bases, the new one included; it counts for a contract.</translation>
    </message>
    <message>
        <source>Produce energy at once with +2, with any own powerhouse.</source>
        <translation>Produce energy at once with +2, with any own powerhouse.</translation>
    </message>
    <message>
        <source>Produce energy equal to twice the power of the new conduit; it counts for a contract.</source>
        <translation>Produce energy equal to twice the power of the new conduit; it counts for a contract.</translation>
    </message>
    <message>
        <source>Production %1, needs a green contract</source>
        <translation>Production %1, needs a green contract</translation>
    </message>
    <message>
        <source>Production %1, needs a red contract</source>
        <translation>Production %1, needs a red contract</translation>
    </message>
    <message>
        <source>Production %1, needs a yellow contract</source>
        <translation>Production %1, needs a yellow contract</translation>
    </message>
    <message>
        <source>Promo officer: the Automa cannot use him yet.</source>
        <translation>Promo officer: the Automa cannot use him yet.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n drop(s) on headstreams</source>
        <translation>
            <numerusform>Put %n drop on headstreams</numerusform>
            <numerusform>Put %n drops on headstreams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n drop(s) on headstreams; they flow at once</source>
        <translation>
            <numerusform>Put %n drop on headstreams; it flows at once</numerusform>
            <numerusform>Put %n drops on headstreams; they flow at once</numerusform>
        </translation>
    </message>
    <message>
        <source>Put 1 drop on each own empty dam.</source>
        <translation>Put 1 drop on each own empty dam.</translation>
    </message>
    <message>
        <source>Research Lab</source>
        <translation>Research Lab</translation>
    </message>
    <message>
        <source>Reshuffling the Automa tiles</source>
        <translation>Reshuffling the Automa tiles</translation>
    </message>
    <message>
        <source>Robot Factory</source>
        <translation>Robot Factory</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 of %2</translation>
    </message>
    <message>
        <source>Score the VP of the new private building now, and again at the end.</source>
        <translation>Score the VP of the new private building now, and again at the end.</translation>
    </message>
    <message>
        <source>Second place of a private building</source>
        <translation>Second place of a private building</translation>
    </message>
    <message>
        <source>Several of the same power: all of them stay.</source>
        <translation>Several of the same power: all of them stay.</translation>
    </message>
    <message>
        <source>Several of the same power: the Automa’s own conduit counts first. If no possible space has a built conduit, the criterion is ignored.</source>
        <translation>Several of the same power: the Automa’s own conduit counts first. If no possible space has a built conduit, the criterion is ignored.</translation>
    </message>
    <message>
        <source>Several patent tiles fit. Which one does the Automa take?</source>
        <translation>Several patent tiles fit. Which one does the Automa take?</translation>
    </message>
    <message>
        <source>Several spaces would complete a system of the Automa. When does that decide?</source>
        <translation>Several spaces would complete a system of the Automa. When does that decide?</translation>
    </message>
    <message>
        <source>Simone Luciani</source>
        <translation>Simone Luciani</translation>
    </message>
    <message>
        <source>Solomon P. Jordan</source>
        <translation>Solomon P. Jordan</translation>
    </message>
    <message>
        <source>Starts with 8 machines that count as either kind.</source>
        <translation>Starts with 8 machines that count as either kind.</translation>
    </message>
    <message>
        <source>Take an external work and pay 2 credits for each machine it asks for.</source>
        <translation>Take an external work and pay 2 credits for each machine it asks for.</translation>
    </message>
    <message>
        <source>Take back half of the machines of one wheel segment, rounded down.</source>
        <translation>Take back half of the machines of one wheel segment, rounded down.</translation>
    </message>
    <message>
        <source>Take one technology tile back from the wheel; its machines stay there.</source>
        <translation>Take one technology tile back from the wheel; its machines stay there.</translation>
    </message>
    <message>
        <source>The Automa gains nothing from the contract bonus tile.</source>
        <translation>The Automa gains nothing from the contract bonus tile.</translation>
    </message>
    <message>
        <source>The Automa gains the VP of the building at once; they count again at the end.</source>
        <translation>The Automa gains the VP of the building at once; they count again at the end.</translation>
    </message>
    <message>
        <source>The Automa gets its income and energy bonuses, but uses no special effects and no company ability.</source>
        <translation>The Automa gets its income and energy bonuses, but uses no special effects and no company ability.</translation>
    </message>
    <message>
        <source>The Automa gets no income from its company board and no energy bonus from its powerhouses.</source>
        <translation>The Automa gets no income from its company board and no energy bonus from its powerhouses.</translation>
    </message>
    <message>
        <source>The Automa itself gets nothing. Instead each human’s first action of a round is dictated by a new Automa tile.</source>
        <translation>The Automa itself gets nothing. Instead each human’s first action of a round is dictated by a new Automa tile.</translation>
    </message>
    <message>
        <source>The Automa pays for conduits with mixers first, 1 per power, and takes mixers whenever it may choose a machine.</source>
        <translation>The Automa pays for conduits with mixers first, 1 per power, and takes mixers whenever it may choose a machine.</translation>
    </message>
    <message>
        <source>The Automa pays only the kind it has fewer of; equal numbers: excavators.</source>
        <translation>The Automa pays only the kind it has fewer of; equal numbers: excavators.</translation>
    </message>
    <message>
        <source>The Automa pays the normal kind first, then the other.</source>
        <translation>The Automa pays the normal kind first, then the other.</translation>
    </message>
    <message>
        <source>The Automa places as many drops as the action allows, as long as its dams gain the most.</source>
        <translation>The Automa places as many drops as the action allows, as long as its dams gain the most.</translation>
    </message>
    <message>
        <source>The Automa places only the drops that are needed for the most water on its dams.</source>
        <translation>The Automa places only the drops that are needed for the most water on its dams.</translation>
    </message>
    <message>
        <source>The Automa uses its best system; the energy track and the contract are not checked.</source>
        <translation>The Automa uses its best system; the energy track and the contract are not checked.</translation>
    </message>
    <message>
        <source>The Automa uses the special tile when no other fits. It copies the highest-level tile on its wheel, a specific one before a joker.</source>
        <translation>The Automa uses the special tile when no other fits. It copies the highest-level tile on its wheel, a specific one before a joker.</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>The Leeghwater Project</translation>
    </message>
    <message>
        <source>The action of the new private building may be used at once without engineers.</source>
        <translation>The action of the new private building may be used at once without engineers.</translation>
    </message>
    <message>
        <source>The app counts them for the Automa like the contracts of a human.</source>
        <translation>The app counts them for the Automa like the contracts of a human.</translation>
    </message>
    <message>
        <source>The conduit costs at most 5 excavators.</source>
        <translation>The conduit costs at most 5 excavators.</translation>
    </message>
    <message>
        <source>The credits become VP.</source>
        <translation>The credits become VP.</translation>
    </message>
    <message>
        <source>The open private contract with the highest value; equal values: the right one.</source>
        <translation>The open private contract with the highest value; equal values: the right one.</translation>
    </message>
    <message>
        <source>The stack is empty. Is the tile whose criteria are in force shuffled in too?</source>
        <translation>The stack is empty. Is the tile whose criteria are in force shuffled in too?</translation>
    </message>
    <message>
        <source>The top-most contract of the office: green, then yellow, then red; the right one first.</source>
        <translation>The top-most contract of the office: green, then yellow, then red; the right one first.</translation>
    </message>
    <message>
        <source>Third structure of a system</source>
        <translation>Third structure of a system</translation>
    </message>
    <message>
        <source>This construction needs neither engineers nor excavators.</source>
        <translation>This construction needs neither engineers nor excavators.</translation>
    </message>
    <message>
        <source>This construction needs no engineers.</source>
        <translation>This construction needs no engineers.</translation>
    </message>
    <message>
        <source>Tommaso Battista</source>
        <translation>Tommaso Battista</translation>
    </message>
    <message>
        <source>Turbine Station</source>
        <translation>Turbine Station</translation>
    </message>
    <message numerus="yes">
        <source>Turn the wheel %n segment(s)</source>
        <translation>
            <numerusform>Turn the wheel %n segment</numerusform>
            <numerusform>Turn the wheel %n segments</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the wheel 1 segment for each own elevation, the new one included.</source>
        <translation>Turn the wheel 1 segment for each own elevation, the new one included.</translation>
    </message>
    <message>
        <source>USA</source>
        <translation>USA</translation>
    </message>
    <message>
        <source>Used as written, from High Voltage up.</source>
        <translation>Used as written, from High Voltage up.</translation>
    </message>
    <message>
        <source>Used for an external work with 1 engineer in place of a construction.</source>
        <translation>Used for an external work with 1 engineer in place of a construction.</translation>
    </message>
    <message>
        <source>Used when no other tile fits; copies the highest level, a specific tile before a joker.</source>
        <translation>Used when no other tile fits; copies the highest level, a specific tile before a joker.</translation>
    </message>
    <message>
        <source>Viktor Fiesler</source>
        <translation>Viktor Fiesler</translation>
    </message>
    <message>
        <source>Water Management</source>
        <translation>Water Management</translation>
    </message>
    <message>
        <source>Whenever some spaces complete a system, only those stay.</source>
        <translation>Whenever some spaces complete a system, only those stay.</translation>
    </message>
    <message>
        <source>Whenever the Automa would build and holds its special tile, it first tries an external work with 1 engineer; the machines go on the wheel.</source>
        <translation>Whenever the Automa would build and holds its special tile, it first tries an external work with 1 engineer; the machines go on the wheel.</translation>
    </message>
    <message>
        <source>Whenever the Automa would build, it first tries to build a private building with 1 engineer.</source>
        <translation>Whenever the Automa would build, it first tries to build a private building with 1 engineer.</translation>
    </message>
    <message>
        <source>Which patent</source>
        <translation>Which patent</translation>
    </message>
    <message>
        <source>Wilhelm Adler</source>
        <translation>Wilhelm Adler</translation>
    </message>
    <message>
        <source>Wind Farm</source>
        <translation>Wind Farm</translation>
    </message>
    <message>
        <source>With 2 or 3 participants the places cost 0, 3 and 3.</source>
        <translation>With 2 or 3 participants the places cost 0, 3 and 3.</translation>
    </message>
    <message>
        <source>With 3 participants the two upper building tiles keep their second free place.</source>
        <translation>With 3 participants the two upper building tiles keep their second free place.</translation>
    </message>
    <message>
        <source>With one production the Automa fulfils as many contracts as its energy covers together; a reachable national one is always among them.</source>
        <translation>With one production the Automa fulfils as many contracts as its energy covers together; a reachable national one is always among them.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Workshop</translation>
    </message>
    <message>
        <source>Wu Fang</source>
        <translation>Wu Fang</translation>
    </message>
    <message>
        <source>a free base anywhere</source>
        <translation>a free base anywhere</translation>
    </message>
    <message>
        <source>a free base in the plains</source>
        <translation>a free base in the plains</translation>
    </message>
    <message>
        <source>a free base in the plains or hills</source>
        <translation>a free base in the plains or hills</translation>
    </message>
    <message>
        <source>a free conduit of any power</source>
        <translation>a free conduit of any power</translation>
    </message>
    <message>
        <source>a free conduit of power %1 or less</source>
        <translation>a free conduit of power %1 or less</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>actions</translation>
    </message>
    <message>
        <source>advanced technology tiles</source>
        <translation>advanced technology tiles</translation>
    </message>
    <message>
        <source>all 20 tiles</source>
        <translation>all 20 tiles</translation>
    </message>
    <message>
        <source>always</source>
        <translation>always</translation>
    </message>
    <message>
        <source>architect</source>
        <translation>architect</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>base</source>
        <translation>base</translation>
    </message>
    <message>
        <source>base game</source>
        <translation>base game</translation>
    </message>
    <message>
        <source>bases</source>
        <translation>bases</translation>
    </message>
    <message>
        <source>basic technology: %1</source>
        <translation>basic technology: %1</translation>
    </message>
    <message>
        <source>basin %1</source>
        <translation>basin %1</translation>
    </message>
    <message>
        <source>basin %1, lower</source>
        <translation>basin %1, lower</translation>
    </message>
    <message>
        <source>basin %1, lower left</source>
        <translation>basin %1, lower left</translation>
    </message>
    <message>
        <source>basin %1, lower right</source>
        <translation>basin %1, lower right</translation>
    </message>
    <message>
        <source>basin %1, upper</source>
        <translation>basin %1, upper</translation>
    </message>
    <message>
        <source>basin %1, upper left</source>
        <translation>basin %1, upper left</translation>
    </message>
    <message>
        <source>basin %1, upper right</source>
        <translation>basin %1, upper right</translation>
    </message>
    <message>
        <source>basins with a structure</source>
        <translation>basins with a structure</translation>
    </message>
    <message>
        <source>basins with three structures</source>
        <translation>basins with three structures</translation>
    </message>
    <message>
        <source>black</source>
        <translation>black</translation>
    </message>
    <message>
        <source>bonus tile</source>
        <translation>bonus tile</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>by hand</translation>
    </message>
    <message>
        <source>centre column</source>
        <translation>centre column</translation>
    </message>
    <message>
        <source>closed below 4</source>
        <translation>closed below 4</translation>
    </message>
    <message>
        <source>company ability</source>
        <translation>company ability</translation>
    </message>
    <message>
        <source>conduit</source>
        <translation>conduit</translation>
    </message>
    <message>
        <source>conduit %1</source>
        <translation>conduit %1</translation>
    </message>
    <message>
        <source>conduit column</source>
        <translation>conduit column</translation>
    </message>
    <message>
        <source>conduit to an own dam downstream</source>
        <translation>conduit to an own dam downstream</translation>
    </message>
    <message>
        <source>conduits</source>
        <translation>conduits</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>connections</translation>
    </message>
    <message>
        <source>construction</source>
        <translation>construction</translation>
    </message>
    <message>
        <source>construction wheel</source>
        <translation>construction wheel</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>contract</translation>
    </message>
    <message>
        <source>contract office</source>
        <translation>contract office</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>contracts</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>counted</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>credits</translation>
    </message>
    <message>
        <source>credits of the energy track</source>
        <translation>credits of the energy track</translation>
    </message>
    <message>
        <source>criteria tile stays</source>
        <translation>criteria tile stays</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>dam</translation>
    </message>
    <message>
        <source>dam column</source>
        <translation>dam column</translation>
    </message>
    <message>
        <source>dam: opponent’s, neutral, own</source>
        <translation>dam: opponent’s, neutral, own</translation>
    </message>
    <message>
        <source>dam: own, neutral, opponent’s</source>
        <translation>dam: own, neutral, opponent’s</translation>
    </message>
    <message>
        <source>does not feed an opponent’s dam</source>
        <translation>does not feed an opponent’s dam</translation>
    </message>
    <message>
        <source>drops in own dams</source>
        <translation>drops in own dams</translation>
    </message>
    <message>
        <source>drops that are held</source>
        <translation>drops that are held</translation>
    </message>
    <message>
        <source>drops that arrive</source>
        <translation>drops that arrive</translation>
    </message>
    <message>
        <source>elevation</source>
        <translation>elevation</translation>
    </message>
    <message>
        <source>elevations</source>
        <translation>elevations</translation>
    </message>
    <message>
        <source>end of game</source>
        <translation>end of game</translation>
    </message>
    <message>
        <source>end of round</source>
        <translation>end of round</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energy</translation>
    </message>
    <message>
        <source>engineers</source>
        <translation>engineers</translation>
    </message>
    <message>
        <source>excavators</source>
        <translation>excavators</translation>
    </message>
    <message>
        <source>external work</source>
        <translation>external work</translation>
    </message>
    <message>
        <source>external work %1</source>
        <translation>external work %1</translation>
    </message>
    <message>
        <source>fed by a powerhouse upstream</source>
        <translation>fed by a powerhouse upstream</translation>
    </message>
    <message>
        <source>feeds an own dam</source>
        <translation>feeds an own dam</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>fewest</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>first place</translation>
    </message>
    <message>
        <source>fulfilled contracts</source>
        <translation>fulfilled contracts</translation>
    </message>
    <message>
        <source>fulfilled external works</source>
        <translation>fulfilled external works</translation>
    </message>
    <message>
        <source>fulfils a private contract of %1 or less</source>
        <translation>fulfils a private contract of %1 or less</translation>
    </message>
    <message>
        <source>fulfils any private contract</source>
        <translation>fulfils any private contract</translation>
    </message>
    <message>
        <source>full reward</source>
        <translation>full reward</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>game over</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>green contract</source>
        <translation>green contract</translation>
    </message>
    <message>
        <source>headstream %1</source>
        <translation>headstream %1</translation>
    </message>
    <message>
        <source>headstream tile %1</source>
        <translation>headstream tile %1</translation>
    </message>
    <message>
        <source>headstreams</source>
        <translation>headstreams</translation>
    </message>
    <message>
        <source>high</source>
        <translation>high</translation>
    </message>
    <message>
        <source>highest level</source>
        <translation>highest level</translation>
    </message>
    <message>
        <source>highest value</source>
        <translation>highest value</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>hills</translation>
    </message>
    <message>
        <source>human player</source>
        <translation>human player</translation>
    </message>
    <message>
        <source>in hill basin 5</source>
        <translation>in hill basin 5</translation>
    </message>
    <message>
        <source>in hill basin 6</source>
        <translation>in hill basin 6</translation>
    </message>
    <message>
        <source>in hill basin 7</source>
        <translation>in hill basin 7</translation>
    </message>
    <message>
        <source>in the hills</source>
        <translation>in the hills</translation>
    </message>
    <message>
        <source>in the mountains</source>
        <translation>in the mountains</translation>
    </message>
    <message>
        <source>in the plains</source>
        <translation>in the plains</translation>
    </message>
    <message>
        <source>income</source>
        <translation>income</translation>
    </message>
    <message>
        <source>income and headstreams</source>
        <translation>income and headstreams</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>left column</source>
        <translation>left column</translation>
    </message>
    <message>
        <source>left edge of the board</source>
        <translation>left edge of the board</translation>
    </message>
    <message>
        <source>level %1 technology: %2</source>
        <translation>level %1 technology: %2</translation>
    </message>
    <message>
        <source>low</source>
        <translation>low</translation>
    </message>
    <message>
        <source>machinery</source>
        <translation>machinery</translation>
    </message>
    <message>
        <source>machinery shop</source>
        <translation>machinery shop</translation>
    </message>
    <message>
        <source>machinery shop or bank</source>
        <translation>machinery shop or bank</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medium</translation>
    </message>
    <message>
        <source>missing machine</source>
        <translation>missing machine</translation>
    </message>
    <message>
        <source>mixers</source>
        <translation>mixers</translation>
    </message>
    <message>
        <source>most</source>
        <translation>most</translation>
    </message>
    <message>
        <source>most powerful built conduit</source>
        <translation>most powerful built conduit</translation>
    </message>
    <message>
        <source>most powerful conduit</source>
        <translation>most powerful conduit</translation>
    </message>
    <message>
        <source>most water drops</source>
        <translation>most water drops</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>mountains</translation>
    </message>
    <message>
        <source>national contract</source>
        <translation>national contract</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>no reward</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>not counted</translation>
    </message>
    <message>
        <source>objective tile</source>
        <translation>objective tile</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>one place</translation>
    </message>
    <message>
        <source>one space</source>
        <translation>one space</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>own conduit used by another</source>
        <translation>own conduit used by another</translation>
    </message>
    <message>
        <source>own dam</source>
        <translation>own dam</translation>
    </message>
    <message>
        <source>own powerhouse</source>
        <translation>own powerhouse</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>patent</source>
        <translation>patent</translation>
    </message>
    <message>
        <source>patent office</source>
        <translation>patent office</translation>
    </message>
    <message>
        <source>place on the energy track</source>
        <translation>place on the energy track</translation>
    </message>
    <message>
        <source>plains</source>
        <translation>plains</translation>
    </message>
    <message>
        <source>powerhouse</source>
        <translation>powerhouse</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower</source>
        <translation>powerhouse basin %1, lower</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower left</source>
        <translation>powerhouse basin %1, lower left</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower right</source>
        <translation>powerhouse basin %1, lower right</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper</source>
        <translation>powerhouse basin %1, upper</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper left</source>
        <translation>powerhouse basin %1, upper left</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper right</source>
        <translation>powerhouse basin %1, upper right</translation>
    </message>
    <message>
        <source>powerhouse column</source>
        <translation>powerhouse column</translation>
    </message>
    <message>
        <source>powerhouse: opponent’s, own</source>
        <translation>powerhouse: opponent’s, own</translation>
    </message>
    <message>
        <source>powerhouse: own, opponent’s</source>
        <translation>powerhouse: own, opponent’s</translation>
    </message>
    <message>
        <source>powerhouses</source>
        <translation>powerhouses</translation>
    </message>
    <message>
        <source>private building</source>
        <translation>private building</translation>
    </message>
    <message>
        <source>private buildings</source>
        <translation>private buildings</translation>
    </message>
    <message>
        <source>production</source>
        <translation>production</translation>
    </message>
    <message>
        <source>promo</source>
        <translation>promo</translation>
    </message>
    <message>
        <source>red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>red border</source>
        <translation>red border</translation>
    </message>
    <message>
        <source>red contract</source>
        <translation>red contract</translation>
    </message>
    <message>
        <source>red-bordered space</source>
        <translation>red-bordered space</translation>
    </message>
    <message>
        <source>red-bordered spaces</source>
        <translation>red-bordered spaces</translation>
    </message>
    <message>
        <source>reduced reward</source>
        <translation>reduced reward</translation>
    </message>
    <message>
        <source>resources left</source>
        <translation>resources left</translation>
    </message>
    <message>
        <source>right column</source>
        <translation>right column</translation>
    </message>
    <message>
        <source>right edge of the board</source>
        <translation>right edge of the board</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>scoring</translation>
    </message>
    <message>
        <source>second most powerful conduit</source>
        <translation>second most powerful conduit</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>second place</translation>
    </message>
    <message>
        <source>someone else’s conduit</source>
        <translation>someone else’s conduit</translation>
    </message>
    <message>
        <source>special effect</source>
        <translation>special effect</translation>
    </message>
    <message>
        <source>special technology: %1</source>
        <translation>special technology: %1</translation>
    </message>
    <message>
        <source>starting contract</source>
        <translation>starting contract</translation>
    </message>
    <message>
        <source>strongest region</source>
        <translation>strongest region</translation>
    </message>
    <message>
        <source>technology tiles</source>
        <translation>technology tiles</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>third place</translation>
    </message>
    <message>
        <source>top-most</source>
        <translation>top-most</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>turn order</translation>
    </message>
    <message numerus="yes">
        <source>turn the wheel %n segment(s)</source>
        <translation>
            <numerusform>turn the wheel %n segment</numerusform>
            <numerusform>turn the wheel %n segments</numerusform>
        </translation>
    </message>
    <message>
        <source>upper two open at 3</source>
        <translation>upper two open at 3</translation>
    </message>
    <message>
        <source>very high</source>
        <translation>very high</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>victory points</translation>
    </message>
    <message>
        <source>water flow</source>
        <translation>water flow</translation>
    </message>
    <message>
        <source>water management</source>
        <translation>water management</translation>
    </message>
    <message>
        <source>weakest region</source>
        <translation>weakest region</translation>
    </message>
    <message>
        <source>white</source>
        <translation>white</translation>
    </message>
    <message>
        <source>workshop</source>
        <translation>workshop</translation>
    </message>
    <message>
        <source>workshop or bank</source>
        <translation>workshop or bank</translation>
    </message>
    <message>
        <source>yellow contract</source>
        <translation>yellow contract</translation>
    </message>
</context>
<context>
    <name>BarrageNewGame</name>
    <message numerus="yes">
        <source>%n reading(s) of your own</source>
        <translation>
            <numerusform>%n reading of your own</numerusform>
            <numerusform>%n readings of your own</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one Automa must take part.</source>
        <translation>At least one Automa must take part.</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>Do not enter one</source>
        <translation>Do not enter one</translation>
    </message>
    <message>
        <source>Draw a company</source>
        <translation>Draw a company</translation>
    </message>
    <message>
        <source>Draw an officer</source>
        <translation>Draw an officer</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Human</translation>
    </message>
    <message>
        <source>One that nobody else plays</source>
        <translation>One that nobody else plays</translation>
    </message>
    <message>
        <source>Only with the Leeghwater expansion</source>
        <translation>Only with the Leeghwater expansion</translation>
    </message>
    <message>
        <source>Open questions of the rules, all at default</source>
        <translation>Open questions of the rules, all at default</translation>
    </message>
    <message>
        <source>Somebody else has this officer</source>
        <translation>Somebody else has this officer</translation>
    </message>
    <message>
        <source>Somebody else plays this company</source>
        <translation>Somebody else plays this company</translation>
    </message>
    <message>
        <source>The Automa’s decisions hardly depend on it</source>
        <translation>The Automa’s decisions hardly depend on it</translation>
    </message>
    <message>
        <source>drawn at the start</source>
        <translation>drawn at the start</translation>
    </message>
    <message>
        <source>not entered</source>
        <translation>not entered</translation>
    </message>
</context>
<context>
    <name>BarragePad</name>
    <message>
        <source>%1 passes for this round</source>
        <translation>%1 passes for this round</translation>
    </message>
    <message>
        <source>%1 → %2 → %3</source>
        <translation>%1 → %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Bonus or penalty</source>
        <translation>Bonus or penalty</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>Build a base here</source>
        <translation>Build a base here</translation>
    </message>
    <message>
        <source>Build a powerhouse here</source>
        <translation>Build a powerhouse here</translation>
    </message>
    <message>
        <source>Build an elevation here</source>
        <translation>Build an elevation here</translation>
    </message>
    <message>
        <source>Build this conduit</source>
        <translation>Build this conduit</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <translation>Build: %1</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Building</translation>
    </message>
    <message>
        <source>Carry out the work</source>
        <translation>Carry out the work</translation>
    </message>
    <message>
        <source>Completes a system: %1 → %2, power %3 → %4</source>
        <translation>Completes a system: %1 → %2, power %3 → %4</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contract</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Drops</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>End the turn</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energy</translation>
    </message>
    <message>
        <source>Forecast changes: %1 (%2)</source>
        <translation>Forecast changes: %1 (%2)</translation>
    </message>
    <message>
        <source>Forecast stays: %1 (%2)</source>
        <translation>Forecast stays: %1 (%2)</translation>
    </message>
    <message>
        <source>Fulfil the contract</source>
        <translation>Fulfil the contract</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Markers</translation>
    </message>
    <message>
        <source>Markers move</source>
        <translation>Markers move</translation>
    </message>
    <message>
        <source>Move the markers</source>
        <translation>Move the markers</translation>
    </message>
    <message>
        <source>New water</source>
        <translation>New water</translation>
    </message>
    <message>
        <source>Nothing the Automa needs to know</source>
        <translation>Nothing the Automa needs to know</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Other</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Patent</source>
        <translation>Patent</translation>
    </message>
    <message>
        <source>Place the drops</source>
        <translation>Place the drops</translation>
    </message>
    <message>
        <source>Produce</source>
        <translation>Produce</translation>
    </message>
    <message>
        <source>Produce: %1</source>
        <translation>Produce: %1</translation>
    </message>
    <message>
        <source>Produces %1</source>
        <translation>Produces %1</translation>
    </message>
    <message>
        <source>Straight onto the dam: %1</source>
        <translation>Straight onto the dam: %1</translation>
    </message>
    <message>
        <source>Take the contract</source>
        <translation>Take the contract</translation>
    </message>
    <message>
        <source>Take the tile</source>
        <translation>Take the tile</translation>
    </message>
    <message>
        <source>Usual price: %1. No red border</source>
        <translation>Usual price: %1. No red border</translation>
    </message>
    <message>
        <source>Usual price: %1. Red border: %2</source>
        <translation>Usual price: %1. Red border: %2</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Water</translation>
    </message>
    <message>
        <source>Workshop, machinery shop, bank and the like</source>
        <translation>Workshop, machinery shop, bank and the like</translation>
    </message>
    <message>
        <source>left</source>
        <translation>left</translation>
    </message>
    <message>
        <source>national, fulfilled at once</source>
        <translation>national, fulfilled at once</translation>
    </message>
    <message>
        <source>right</source>
        <translation>right</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>up to %1</translation>
    </message>
</context>
<context>
    <name>BarragePlug</name>
    <message>
        <source>App decides</source>
        <translation>App decides</translation>
    </message>
    <message>
        <source>Ask once</source>
        <translation>Ask once</translation>
    </message>
    <message>
        <source>Continue, rename, export, import</source>
        <translation>Continue, rename, export, import</translation>
    </message>
    <message>
        <source>Dams, conduits and powerhouses on one river</source>
        <translation>Dams, conduits and powerhouses on one river</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>One turn of the Automa in a minute</source>
        <translation>One turn of the Automa in a minute</translation>
    </message>
    <message>
        <source>Tiles only</source>
        <translation>Tiles only</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Where would it build?</source>
        <translation>Where would it build?</translation>
    </message>
</context>
<context>
    <name>BarrageReasons</name>
    <message>
        <source>%1 → %2 → %3: %4 × %5, with bonuses %6 energy. It is not the most.</source>
        <translation>%1 → %2 → %3: %4 × %5, with bonuses %6 energy. It is not the most.</translation>
    </message>
    <message>
        <source>%1, space %2 from the top: it costs %3, more than is in hand.</source>
        <translation>%1, space %2 from the top: it costs %3, more than is in hand.</translation>
    </message>
    <message>
        <source>%1, space %2 from the top: the first in the order of the tile whose machines it has (%3).</source>
        <translation>%1, space %2 from the top: the first in the order of the tile whose machines it has (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n drop(s)</source>
        <translation>
            <numerusform>%1: %n drop</numerusform>
            <numerusform>%1: %n drops</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: conduit %2, power %3</source>
        <translation>%1: conduit %2, power %3</translation>
    </message>
    <message>
        <source>%1: no place is free there, or the Automa already has a piece at it.</source>
        <translation>%1: no place is free there, or the Automa already has a piece at it.</translation>
    </message>
    <message>
        <source>%1: none built</source>
        <translation>%1: none built</translation>
    </message>
    <message>
        <source>%1: power %2</source>
        <translation>%1: power %2</translation>
    </message>
    <message>
        <source>%1: the first building tile that is open to it and that it can pay for. It builds there.</source>
        <translation>%1: the first building tile that is open to it and that it can pay for. It builds there.</translation>
    </message>
    <message>
        <source>%1: this building costs %2, more than it can pay.</source>
        <translation>%1: this building costs %2, more than it can pay.</translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) flowing at once would not end behind one of its own dams. So it adds none.</source>
        <translation>
            <numerusform>%n drop flowing at once would not end behind one of its own dams. So it adds none.</numerusform>
            <numerusform>%n drops flowing at once would not end behind one of its own dams. So it adds none.</numerusform>
        </translation>
    </message>
    <message>
        <source>A base could stand on these spaces. They are free, allowed, and the machines in hand (%2) are enough for them: %1.</source>
        <translation>A base could stand on these spaces. They are free, allowed, and the machines in hand (%2) are enough for them: %1.</translation>
    </message>
    <message>
        <source>A powerhouse could stand on these spaces. They are free, allowed, and the machines in hand (%2) are enough for them: %1.</source>
        <translation>A powerhouse could stand on these spaces. They are free, allowed, and the machines in hand (%2) are enough for them: %1.</translation>
    </message>
    <message>
        <source>A system is ready: dam with water, built conduit, own powerhouse. Bonus of the tile %2, of the company %3; energy in all: %1.</source>
        <translation>A system is ready: dam with water, built conduit, own powerhouse. Bonus of the tile %2, of the company %3; energy in all: %1.</translation>
    </message>
    <message>
        <source>A tile of the structure shown lies in the Patent Office, space %2 from the top: %1.</source>
        <translation>A tile of the structure shown lies in the Patent Office, space %2 from the top: %1.</translation>
    </message>
    <message>
        <source>Action %1 on the tile: %2.</source>
        <translation>Action %1 on the tile: %2.</translation>
    </message>
    <message>
        <source>Adler prefers mountains, then hills, then plains. Here it is: %1.</source>
        <translation>Adler prefers mountains, then hills, then plains. Here it is: %1.</translation>
    </message>
    <message>
        <source>Adler’s region</source>
        <translation>Adler’s region</translation>
    </message>
    <message>
        <source>All bases are already built, so no base can be built.</source>
        <translation>All bases are already built, so no base can be built.</translation>
    </message>
    <message>
        <source>All building pieces are already placed, so no private building can be built.</source>
        <translation>All building pieces are already placed, so no private building can be built.</translation>
    </message>
    <message>
        <source>All conduits are already built, so no conduit can be built.</source>
        <translation>All conduits are already built, so no conduit can be built.</translation>
    </message>
    <message>
        <source>All elevations are already built, so no elevation can be built.</source>
        <translation>All elevations are already built, so no elevation can be built.</translation>
    </message>
    <message>
        <source>All of them fit, so nothing changes.</source>
        <translation>All of them fit, so nothing changes.</translation>
    </message>
    <message>
        <source>All powerhouses are already built, so no powerhouse can be built.</source>
        <translation>All powerhouses are already built, so no powerhouse can be built.</translation>
    </message>
    <message>
        <source>An elevation could be put on these own dams. They can still grow, and the machines in hand (%2) are enough for them: %1.</source>
        <translation>An elevation could be put on these own dams. They can still grow, and the machines in hand (%2) are enough for them: %1.</translation>
    </message>
    <message>
        <source>Best system: %1 → %2 → %3. Drops times power: %4 × %5, with bonuses %6 energy.</source>
        <translation>Best system: %1 → %2 → %3. Drops times power: %4 × %5, with bonuses %6 energy.</translation>
    </message>
    <message>
        <source>Compared: %1.</source>
        <translation>Compared: %1.</translation>
    </message>
    <message>
        <source>Criterion %1. %2</source>
        <translation>Criterion %1. %2</translation>
    </message>
    <message>
        <source>Each of these spaces would complete a system of dam, conduit and own powerhouse, so all stay.</source>
        <translation>Each of these spaces would complete a system of dam, conduit and own powerhouse, so all stay.</translation>
    </message>
    <message>
        <source>Energy made: %1. No open contract is within reach.</source>
        <translation>Energy made: %1. No open contract is within reach.</translation>
    </message>
    <message>
        <source>Energy made: %2. Simone shares it among as many contracts as it covers. One of them: %1.</source>
        <translation>Energy made: %2. Simone shares it among as many contracts as it covers. One of them: %1.</translation>
    </message>
    <message>
        <source>Energy made: %2. The open contract with the highest value within reach: %1.</source>
        <translation>Energy made: %2. The open contract with the highest value within reach: %1.</translation>
    </message>
    <message>
        <source>Engineers the tile asks for: %1. Left: %2. The Automa acts all the same, with those it has.</source>
        <translation>Engineers the tile asks for: %1. Left: %2. The Automa acts all the same, with those it has.</translation>
    </message>
    <message>
        <source>For France every contract counts %1 less.</source>
        <translation>For France every contract counts %1 less.</translation>
    </message>
    <message>
        <source>Germany could produce a second time, but no system with another powerhouse is ready.</source>
        <translation>Germany could produce a second time, but no system with another powerhouse is ready.</translation>
    </message>
    <message>
        <source>Germany produces a second time with another powerhouse, without bonuses. Energy: %1.</source>
        <translation>Germany produces a second time with another powerhouse, without bonuses. Energy: %1.</translation>
    </message>
    <message>
        <source>Graziano: before anything else it checks whether an elevation can be built.</source>
        <translation>Graziano: before anything else it checks whether an elevation can be built.</translation>
    </message>
    <message>
        <source>Here it would complete a system of dam, conduit and own powerhouse: %1. So it builds there.</source>
        <translation>Here it would complete a system of dam, conduit and own powerhouse: %1. So it builds there.</translation>
    </message>
    <message>
        <source>It builds with this tile, the highest level that fits: %1.</source>
        <translation>It builds with this tile, the highest level that fits: %1.</translation>
    </message>
    <message>
        <source>It buys machines. It may choose the kind, and takes the one it has fewer of; in hand: %1.</source>
        <translation>It buys machines. It may choose the kind, and takes the one it has fewer of; in hand: %1.</translation>
    </message>
    <message>
        <source>It buys the machines shown on the tile; in hand before: %1.</source>
        <translation>It buys the machines shown on the tile; in hand before: %1.</translation>
    </message>
    <message>
        <source>It is round 5: new machines would be of no use, so none are bought.</source>
        <translation>It is round 5: new machines would be of no use, so none are bought.</translation>
    </message>
    <message>
        <source>Italy: after a production its energy marker moves on. Spaces: %1.</source>
        <translation>Italy: after a production its energy marker moves on. Spaces: %1.</translation>
    </message>
    <message>
        <source>Its energy marker is on %1 and has reached this round’s section (from %2), but another is on %3: it does not lead alone, so it still wants energy.</source>
        <translation>Its energy marker is on %1 and has reached this round’s section (from %2), but another is on %3: it does not lead alone, so it still wants energy.</translation>
    </message>
    <message>
        <source>Its energy marker is on %1, and this round’s section starts at %2: it still wants energy.</source>
        <translation>Its energy marker is on %1, and this round’s section starts at %2: it still wants energy.</translation>
    </message>
    <message>
        <source>Its energy marker is on %1, in this round’s section (from %2), and the next best is on %3: it leads alone and does not need more.</source>
        <translation>Its energy marker is on %1, in this round’s section (from %2), and the next best is on %3: it leads alone and does not need more.</translation>
    </message>
    <message>
        <source>Leslie: her special tile is in hand, so an external work is tried first.</source>
        <translation>Leslie: her special tile is in hand, so an external work is tried first.</translation>
    </message>
    <message>
        <source>Machines would be enough, but no such building tile is open to it.</source>
        <translation>Machines would be enough, but no such building tile is open to it.</translation>
    </message>
    <message>
        <source>Margot: a private building is tried before the structure on the tile.</source>
        <translation>Margot: a private building is tried before the structure on the tile.</translation>
    </message>
    <message>
        <source>Neither a tile of this structure nor a joker lies in the Patent Office: %1.</source>
        <translation>Neither a tile of this structure nor a joker lies in the Patent Office: %1.</translation>
    </message>
    <message>
        <source>Netherlands: after the production a drop goes to another own dam. No single system is best, so the dam column decides among: %1.</source>
        <translation>Netherlands: after the production a drop goes to another own dam. No single system is best, so the dam column decides among: %1.</translation>
    </message>
    <message>
        <source>Netherlands: after the production a drop goes to the dam of its best other system: %1.</source>
        <translation>Netherlands: after the production a drop goes to the dam of its best other system: %1.</translation>
    </message>
    <message>
        <source>No base tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>No base tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</translation>
    </message>
    <message>
        <source>No building tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>No building tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</translation>
    </message>
    <message>
        <source>No conduit tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>No conduit tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</translation>
    </message>
    <message>
        <source>No contract of the colour on the tile lies open, so it does not produce.</source>
        <translation>No contract of the colour on the tile lies open, so it does not produce.</translation>
    </message>
    <message>
        <source>No elevation tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>No elevation tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</translation>
    </message>
    <message>
        <source>No engineer is left, so the turn ends here.</source>
        <translation>No engineer is left, so the turn ends here.</translation>
    </message>
    <message>
        <source>No free space is left that is allowed and that it can pay for.</source>
        <translation>No free space is left that is allowed and that it can pay for.</translation>
    </message>
    <message>
        <source>No powerhouse tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>No powerhouse tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</translation>
    </message>
    <message>
        <source>No space would complete a system of dam, conduit and own powerhouse, so all stay.</source>
        <translation>No space would complete a system of dam, conduit and own powerhouse, so all stay.</translation>
    </message>
    <message>
        <source>No system is ready: it needs a dam with water (own or neutral), a built conduit from there, and an own powerhouse at its end.</source>
        <translation>No system is ready: it needs a dam with water (own or neutral), a built conduit from there, and an own powerhouse at its end.</translation>
    </message>
    <message>
        <source>No tile of this structure lies in the Patent Office, so it takes a joker, space %2 from the top: %1.</source>
        <translation>No tile of this structure lies in the Patent Office, so it takes a joker, space %2 from the top: %1.</translation>
    </message>
    <message>
        <source>No usual tile fits, so the special tile copies one from the wheel: %1.</source>
        <translation>No usual tile fits, so the special tile copies one from the wheel: %1.</translation>
    </message>
    <message>
        <source>None fits, so this is ignored and all stay.</source>
        <translation>None fits, so this is ignored and all stay.</translation>
    </message>
    <message>
        <source>Nothing else is possible, and the bank always is. VP gained: %1.</source>
        <translation>Nothing else is possible, and the bank always is. VP gained: %1.</translation>
    </message>
    <message>
        <source>Nothing lies on its wheel, so turning it would bring nothing back.</source>
        <translation>Nothing lies on its wheel, so turning it would bring nothing back.</translation>
    </message>
    <message numerus="yes">
        <source>Of all ways to add water this one is best. Drops placed: %n, new drops behind its own dams: %1.</source>
        <translation>
            <numerusform>Of all ways to add water this one is best. Drops placed: %n, new drops behind its own dams: %1.</numerusform>
            <numerusform>Of all ways to add water this one is best. Drops placed: %n, new drops behind its own dams: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the spaces of one basin it takes one without a red border, to save 3 VP.</source>
        <translation>Of the spaces of one basin it takes one without a red border, to save 3 VP.</translation>
    </message>
    <message>
        <source>On their way the drops pass powerhouses of the USA: energy +%1.</source>
        <translation>On their way the drops pass powerhouses of the USA: energy +%1.</translation>
    </message>
    <message>
        <source>Only one is left: %1.</source>
        <translation>Only one is left: %1.</translation>
    </message>
    <message>
        <source>Only one space is possible: %1. It builds there.</source>
        <translation>Only one space is possible: %1. It builds there.</translation>
    </message>
    <message>
        <source>Something lies on its wheel, so turning it brings tiles and machines nearer. Segments: %1, price in VP: %2.</source>
        <translation>Something lies on its wheel, so turning it brings tiles and machines nearer. Segments: %1, price in VP: %2.</translation>
    </message>
    <message>
        <source>Spaces that would complete a system: %1. They lie in different places, so this decides nothing and all stay.</source>
        <translation>Spaces that would complete a system: %1. They lie in different places, so this decides nothing and all stay.</translation>
    </message>
    <message>
        <source>Special effect of this technology tile: if it can, the Automa builds a conduit of power 3 or more.</source>
        <translation>Special effect of this technology tile: if it can, the Automa builds a conduit of power 3 or more.</translation>
    </message>
    <message>
        <source>Still equal: the left-most space on the board.</source>
        <translation>Still equal: the left-most space on the board.</translation>
    </message>
    <message>
        <source>Systems that make the same energy: %1. A neutral dam comes before an own one. Left: %2.</source>
        <translation>Systems that make the same energy: %1. A neutral dam comes before an own one. Left: %2.</translation>
    </message>
    <message>
        <source>Systems that make the same energy: %1. None has a neutral dam, so the conduit column decides. Left: %2.</source>
        <translation>Systems that make the same energy: %1. None has a neutral dam, so the conduit column decides. Left: %2.</translation>
    </message>
    <message>
        <source>Taking this base off the company board uncovers an income, which is received at once. Base number %1.</source>
        <translation>Taking this base off the company board uncovers an income, which is received at once. Base number %1.</translation>
    </message>
    <message>
        <source>Taking this conduit off the company board uncovers an income, which is received at once. Conduit number %1.</source>
        <translation>Taking this conduit off the company board uncovers an income, which is received at once. Conduit number %1.</translation>
    </message>
    <message>
        <source>Taking this elevation off the company board uncovers an income, which is received at once. Elevation number %1.</source>
        <translation>Taking this elevation off the company board uncovers an income, which is received at once. Elevation number %1.</translation>
    </message>
    <message>
        <source>The Contract Office is always possible: the two open contracts of the colour are renewed, and the energy marker moves on. Spaces: %1.</source>
        <translation>The Contract Office is always possible: the two open contracts of the colour are renewed, and the energy marker moves on. Spaces: %1.</translation>
    </message>
    <message>
        <source>The action asks for exactly 1 engineer and ends the turn. So the free architect goes, and the Automa takes another turn right after.</source>
        <translation>The action asks for exactly 1 engineer and ends the turn. So the free architect goes, and the Automa takes another turn right after.</translation>
    </message>
    <message>
        <source>The cheapest space the tile allows costs %2, whether it is free or not. In hand there is only: %1.</source>
        <translation>The cheapest space the tile allows costs %2, whether it is free or not. In hand there is only: %1.</translation>
    </message>
    <message>
        <source>The code at the foot of the column is %1. Counting on from there (1A, 1B, 2A …, after 10B again 1A), the first possible conduit is %2.</source>
        <translation>The code at the foot of the column is %1. Counting on from there (1A, 1B, 2A …, after 10B again 1A), the first possible conduit is %2.</translation>
    </message>
    <message>
        <source>The code at the foot of the column is %1. Counting up from basin %1 (after 10 again 1), the first with a possible space is basin %2.</source>
        <translation>The code at the foot of the column is %1. Counting up from basin %1 (after 10 again 1), the first with a possible space is basin %2.</translation>
    </message>
    <message>
        <source>The code at the foot of the column is %1. Counting up from basin %1 (after 12 again 5), the first with a possible space is basin %2.</source>
        <translation>The code at the foot of the column is %1. Counting up from basin %1 (after 12 again 5), the first with a possible space is basin %2.</translation>
    </message>
    <message>
        <source>The conduit is not its own: it loses 1 VP for each drop, and the owner gains.</source>
        <translation>The conduit is not its own: it loses 1 VP for each drop, and the owner gains.</translation>
    </message>
    <message>
        <source>The easiest open contract of the colour on the tile: %1. Energy of the system: %2. That is enough.</source>
        <translation>The easiest open contract of the colour on the tile: %1. Energy of the system: %2. That is enough.</translation>
    </message>
    <message>
        <source>The easiest open contract of the colour on the tile: %1. Energy of the system: %2. That is too little, so it does not produce.</source>
        <translation>The easiest open contract of the colour on the tile: %1. Energy of the system: %2. That is too little, so it does not produce.</translation>
    </message>
    <message>
        <source>The level I joker makes the red border free, so it takes the red-bordered space.</source>
        <translation>The level I joker makes the red border free, so it takes the red-bordered space.</translation>
    </message>
    <message>
        <source>The machines in hand are enough for none of the building tiles: %1.</source>
        <translation>The machines in hand are enough for none of the building tiles: %1.</translation>
    </message>
    <message>
        <source>The reward fulfils an open private contract: %1.</source>
        <translation>The reward fulfils an open private contract: %1.</translation>
    </message>
    <message>
        <source>The reward would fulfil a contract, but none fits.</source>
        <translation>The reward would fulfil a contract, but none fits.</translation>
    </message>
    <message>
        <source>The reward’s drops go where they help its own dams most. Placed: %1, held by own dams: %2.</source>
        <translation>The reward’s drops go where they help its own dams most. Placed: %1, held by own dams: %2.</translation>
    </message>
    <message>
        <source>The reward’s drops would help none of its dams, so none is placed.</source>
        <translation>The reward’s drops would help none of its dams, so none is placed.</translation>
    </message>
    <message>
        <source>The special effect of the technology tile works: %1.</source>
        <translation>The special effect of the technology tile works: %1.</translation>
    </message>
    <message>
        <source>The technology tile grants a production with +2. Energy in all: %1.</source>
        <translation>The technology tile grants a production with +2. Energy in all: %1.</translation>
    </message>
    <message>
        <source>The technology tile would grant a production, but no system is ready.</source>
        <translation>The technology tile would grant a production, but no system is ready.</translation>
    </message>
    <message>
        <source>The tile would allow %1, but more would not help.</source>
        <translation>The tile would allow %1, but more would not help.</translation>
    </message>
    <message>
        <source>These conduits could be built. They are free, allowed, and the machines in hand (%2) are enough for them: %1.</source>
        <translation>These conduits could be built. They are free, allowed, and the machines in hand (%2) are enough for them: %1.</translation>
    </message>
    <message>
        <source>These drop out: %1. The others stay (%2).</source>
        <translation>These drop out: %1. The others stay (%2).</translation>
    </message>
    <message>
        <source>These stay: %1. The others drop out (%2).</source>
        <translation>These stay: %1. The others drop out (%2).</translation>
    </message>
    <message>
        <source>These would complete a system of dam, conduit and own powerhouse, in one place, so only they stay: %1.</source>
        <translation>These would complete a system of dam, conduit and own powerhouse, in one place, so only they stay: %1.</translation>
    </message>
    <message>
        <source>This action belongs to the Leeghwater Project, which is not in play. It is skipped.</source>
        <translation>This action belongs to the Leeghwater Project, which is not in play. It is skipped.</translation>
    </message>
    <message>
        <source>What lies there now decides, and only the table can see it: %1.</source>
        <translation>What lies there now decides, and only the table can see it: %1.</translation>
    </message>
    <message>
        <source>Whatever contract of the colour on the tile lies there, it is in reach.</source>
        <translation>Whatever contract of the colour on the tile lies there, it is in reach.</translation>
    </message>
    <message numerus="yes">
        <source>Wherever it put %n drop(s) on the headstreams, none would end behind one of its own dams in the next flow. So it adds none.</source>
        <translation>
            <numerusform>Wherever it put %n drop on the headstreams, it would not end behind one of its own dams in the next flow. So it adds none.</numerusform>
            <numerusform>Wherever it put %n drops on the headstreams, none would end behind one of its own dams in the next flow. So it adds none.</numerusform>
        </translation>
    </message>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
    <message>
        <source>left-most</source>
        <translation>left-most</translation>
    </message>
    <message>
        <source>no red border</source>
        <translation>no red border</translation>
    </message>
    <message>
        <source>only one space</source>
        <translation>only one space</translation>
    </message>
    <message>
        <source>possible spaces</source>
        <translation>possible spaces</translation>
    </message>
    <message>
        <source>power 3 or more</source>
        <translation>power 3 or more</translation>
    </message>
    <message>
        <source>red border</source>
        <translation>red border</translation>
    </message>
    <message>
        <source>third of a system</source>
        <translation>third of a system</translation>
    </message>
</context>
<context>
    <name>BarrageRoundEnd</name>
    <message>
        <source>%1 takes from the bank: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1 takes from the bank: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · step %2 of %3</translation>
    </message>
    <message>
        <source>%1: how many?</source>
        <translation>%1: how many?</translation>
    </message>
    <message>
        <source>Begin round %1</source>
        <translation>Begin round %1</translation>
    </message>
    <message>
        <source>Bonus tile: %1</source>
        <translation>Bonus tile: %1</translation>
    </message>
    <message>
        <source>End of round %1</source>
        <translation>End of round %1</translation>
    </message>
    <message>
        <source>External work %1 from the top</source>
        <translation>External work %1 from the top</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Final scoring</translation>
    </message>
    <message>
        <source>Headstream by headstream, each drop as far as the first dam with room.</source>
        <translation>Headstream by headstream, each drop as far as the first dam with room.</translation>
    </message>
    <message>
        <source>Income and headstreams</source>
        <translation>Income and headstreams</translation>
    </message>
    <message>
        <source>Let the water flow</source>
        <translation>Let the water flow</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Level %1</translation>
    </message>
    <message>
        <source>Next: end of round</source>
        <translation>Next: end of round</translation>
    </message>
    <message>
        <source>Next: final scoring</source>
        <translation>Next: final scoring</translation>
    </message>
    <message>
        <source>Next: new tiles</source>
        <translation>Next: new tiles</translation>
    </message>
    <message>
        <source>Next: scoring</source>
        <translation>Next: scoring</translation>
    </message>
    <message>
        <source>No drop lies on a headstream.</source>
        <translation>No drop lies on a headstream.</translation>
    </message>
    <message>
        <source>Nothing lies there</source>
        <translation>Nothing lies there</translation>
    </message>
    <message>
        <source>Patent %1 from the top</source>
        <translation>Patent %1 from the top</translation>
    </message>
    <message>
        <source>Prepare round %1</source>
        <translation>Prepare round %1</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <translation>Stack %1</translation>
    </message>
    <message>
        <source>Start of round %1</source>
        <translation>Start of round %1</translation>
    </message>
    <message>
        <source>The humans take their own income as usual.</source>
        <translation>The humans take their own income as usual.</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>To the result</translation>
    </message>
    <message>
        <source>Turn up the next external work of the stack and tap it here.</source>
        <translation>Turn up the next external work of the stack and tap it here.</translation>
    </message>
    <message>
        <source>Turn up the next technology tile of the stack and tap it here.</source>
        <translation>Turn up the next technology tile of the stack and tap it here.</translation>
    </message>
    <message>
        <source>What was turned up?</source>
        <translation>What was turned up?</translation>
    </message>
</context>
<context>
    <name>BarrageRules</name>
    <message>
        <source>A base costs 3, 4 or 5 excavators in the plains, hills or mountains; an elevation 2, 3 or 4 mixers there. A conduit costs 2 excavators per power. A powerhouse costs 2 mixers, and 1 more for each one already built. A red-bordered base or powerhouse space costs 3 VP more.</source>
        <translation>A base costs 3, 4 or 5 excavators in the plains, hills or mountains; an elevation 2, 3 or 4 mixers there. A conduit costs 2 excavators per power. A powerhouse costs 2 mixers, and 1 more for each one already built. A red-bordered base or powerhouse space costs 3 VP more.</translation>
    </message>
    <message>
        <source>A building piece on the board extension; a technology tile for buildings or a joker in hand; the machines printed on the building tile; a free place at that tile; and no own piece there yet.</source>
        <translation>A building piece on the board extension; a technology tile for buildings or a joker in hand; the machines printed on the building tile; a free place at that tile; and no own piece there yet.</translation>
    </message>
    <message>
        <source>A company builds only once at each building tile, so at most 5 times in the game.</source>
        <translation>A company builds only once at each building tile, so at most 5 times in the game.</translation>
    </message>
    <message>
        <source>A company has at most one base and one powerhouse in a basin. A dam is one base with up to two elevations. Neutral dams are never raised.</source>
        <translation>A company has at most one base and one powerhouse in a basin. A dam is one base with up to two elevations. Neutral dams are never raised.</translation>
    </message>
    <message>
        <source>A company may use each of its private buildings once per round. Margot’s own space and the level I building tile come on top.</source>
        <translation>A company may use each of its private buildings once per round. Margot’s own space and the level I building tile come on top.</translation>
    </message>
    <message>
        <source>A construction ends the Automa’s turn.</source>
        <translation>A construction ends the Automa’s turn.</translation>
    </message>
    <message>
        <source>A dear place is no obstacle</source>
        <translation>A dear place is no obstacle</translation>
    </message>
    <message>
        <source>A last action that is always possible. If something lies on its wheel, the Automa uses 1 engineer and turns the wheel one segment. Otherwise 1 engineer goes to the bank and it gains 1 VP.</source>
        <translation>A last action that is always possible. If something lies on its wheel, the Automa uses 1 engineer and turns the wheel one segment. Otherwise 1 engineer goes to the bank and it gains 1 VP.</translation>
    </message>
    <message>
        <source>A last action that is always possible. In rounds 1 to 4 the Automa uses 1 engineer, pays 3 VP and takes 1 machine of the kind it has fewer of. In round 5 the engineer goes to the bank and it gains 1 VP.</source>
        <translation>A last action that is always possible. In rounds 1 to 4 the Automa uses 1 engineer, pays 3 VP and takes 1 machine of the kind it has fewer of. In round 5 the engineer goes to the bank and it gains 1 VP.</translation>
    </message>
    <message>
        <source>A place marked 3 counts as available for the Automa: it pays 3 VP, even if that takes it below zero.</source>
        <translation>A place marked 3 counts as available for the Automa: it pays 3 VP, even if that takes it below zero.</translation>
    </message>
    <message>
        <source>A private building can be used as soon as the piece stands there, on a later turn of the same round. Only companies with a piece there may use it.</source>
        <translation>A private building can be used as soon as the piece stands there, on a later turn of the same round. Only companies with a piece there may use it.</translation>
    </message>
    <message>
        <source>A private building is a structure</source>
        <translation>A private building is a structure</translation>
    </message>
    <message>
        <source>A private building is in no basin and no region. It counts for no objective tile and does not touch the water or the price of powerhouses. It does count for the building bonus tile.</source>
        <translation>A private building is in no basin and no region. It counts for no objective tile and does not touch the water or the price of powerhouses. It does count for the building bonus tile.</translation>
    </message>
    <message>
        <source>A production ends the Automa’s turn.</source>
        <translation>A production ends the Automa’s turn.</translation>
    </message>
    <message>
        <source>A system is a dam (own or neutral), a conduit (anyone’s) and an own powerhouse. If some possible spaces would complete a system and all of them lie in one place, only they stay. If there are none, or in several places, all possible spaces stay. This does not apply to elevations.</source>
        <translation>A system is a dam (own or neutral), a conduit (anyone’s) and an own powerhouse. If some possible spaces would complete a system and all of them lie in one place, only they stay. If there are none, or in several places, all possible spaces stay. This does not apply to elevations.</translation>
    </message>
    <message>
        <source>Action spaces of a building</source>
        <translation>Action spaces of a building</translation>
    </message>
    <message>
        <source>Actions and criteria</source>
        <translation>Actions and criteria</translation>
    </message>
    <message>
        <source>Active at once</source>
        <translation>Active at once</translation>
    </message>
    <message>
        <source>Add the three building technology tiles, one per level, so that each level has 6. Take one tile of each level out at random, any one, and put it face up in the box: 5 per level are left, three for each round.</source>
        <translation>Add the three building technology tiles, one per level, so that each level has 6. Take one tile of each level out at random, any one, and put it face up in the box: 5 per level are left, three for each round.</translation>
    </message>
    <message>
        <source>Add the two new bonus tiles (5 VP for each external work, 4 VP for each private building) to the six of the base game and draw 5 of the 8.</source>
        <translation>Add the two new bonus tiles (5 VP for each external work, 4 VP for each private building) to the six of the base game and draw 5 of the 8.</translation>
    </message>
    <message>
        <source>Advanced building tiles</source>
        <translation>Advanced building tiles</translation>
    </message>
    <message>
        <source>Advanced technology</source>
        <translation>Advanced technology</translation>
    </message>
    <message>
        <source>After construction</source>
        <translation>After construction</translation>
    </message>
    <message>
        <source>After production</source>
        <translation>After production</translation>
    </message>
    <message>
        <source>An Automa never uses the action of a private building and never has engineers there.</source>
        <translation>An Automa never uses the action of a private building and never has engineers there.</translation>
    </message>
    <message>
        <source>An Automa starts with 16 VP, 12 engineers, 6 excavators, 4 mixers and its four basic technology tiles. Automas take the first places of the turn order; several Automas draw lots among themselves.</source>
        <translation>An Automa starts with 16 VP, 12 engineers, 6 excavators, 4 mixers and its four basic technology tiles. Automas take the first places of the turn order; several Automas draw lots among themselves.</translation>
    </message>
    <message>
        <source>As soon as an Automa has a piece at a building tile, the cheap left space of that tile is shut for everyone to the end of the game. Engineers already there stay until the end of the round.</source>
        <translation>As soon as an Automa has a piece at a building tile, the cheap left space of that tile is shut for everyone to the end of the game. Engineers already there stay until the end of the round.</translation>
    </message>
    <message>
        <source>At the end of rounds 1 to 4 discard the works left and lay out three new ones from the lowest deck that still has tiles. By rounds this gives AAA, AAB, BBB, BCC, CCC; the earlier letters lie higher.</source>
        <translation>At the end of rounds 1 to 4 discard the works left and lay out three new ones from the lowest deck that still has tiles. By rounds this gives AAA, AAB, BBB, BCC, CCC; the earlier letters lie higher.</translation>
    </message>
    <message>
        <source>At the end of the game each company scores the VP printed on every building tile where it has a piece, 3 to 7 each. Several companies at one tile each score it in full, Automas too.</source>
        <translation>At the end of the game each company scores the VP printed on every building tile where it has a piece, 3 to 7 each. Several companies at one tile each score it in full, Automas too.</translation>
    </message>
    <message>
        <source>At the end the objective tile gives an Automa 20, 15 or 10 VP for first, second or third place; a human gets 15, 10 or 5. Those who tie add up the VP of their places and share them, rounded up, each by its own scale.</source>
        <translation>At the end the objective tile gives an Automa 20, 15 or 10 VP for first, second or third place; a human gets 15, 10 or 5. Those who tie add up the VP of their places and share them, rounded up, each by its own scale.</translation>
    </message>
    <message>
        <source>Automas count as players</source>
        <translation>Automas count as players</translation>
    </message>
    <message>
        <source>Building technology</source>
        <translation>Building technology</translation>
    </message>
    <message>
        <source>Buildings at the end</source>
        <translation>Buildings at the end</translation>
    </message>
    <message>
        <source>Buildings stand off the map</source>
        <translation>Buildings stand off the map</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Construction: a piece is left</source>
        <translation>Construction: a piece is left</translation>
    </message>
    <message>
        <source>Construction: a possible space</source>
        <translation>Construction: a possible space</translation>
    </message>
    <message>
        <source>Construction: a technology tile is free</source>
        <translation>Construction: a technology tile is free</translation>
    </message>
    <message>
        <source>Construction: enough machines at all</source>
        <translation>Construction: enough machines at all</translation>
    </message>
    <message>
        <source>Contract Office</source>
        <translation>Contract Office</translation>
    </message>
    <message>
        <source>Contracts are fulfilled from your own open ones, not national ones. A free structure is optional and needs no machines, but a red-bordered space still costs 3 credits.</source>
        <translation>Contracts are fulfilled from your own open ones, not national ones. A free structure is optional and needs no machines, but a red-bordered space still costs 3 credits.</translation>
    </message>
    <message>
        <source>Credits are victory points</source>
        <translation>Credits are victory points</translation>
    </message>
    <message>
        <source>Credits become VP. A contract to fulfil is the open private one with the highest value, without energy. Energy moves the marker and then fulfils the best contract it reaches. A free structure is placed by the usual procedure at no cost. Drops follow the water rule. A free technology tile is the top-most one.</source>
        <translation>Credits become VP. A contract to fulfil is the open private one with the highest value, without energy. Energy moves the marker and then fulfils the best contract it reaches. A free structure is placed by the usual procedure at no cost. Drops follow the water rule. A free technology tile is the top-most one.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulty</translation>
    </message>
    <message>
        <source>Drops move one at a time, headstream A first, then B, C and D. A drop follows the river and stops at the first dam with room; a dam holds as many drops as it is high. Past the last basin a drop leaves the board. The headstream tiles give new drops in rounds 1 to 4.</source>
        <translation>Drops move one at a time, headstream A first, then B, C and D. A drop follows the river and stops at the first dam with room; a dam holds as many drops as it is high. Past the last basin a drop leaves the board. The headstream tiles give new drops in rounds 1 to 4.</translation>
    </message>
    <message>
        <source>Each building has four action spaces: a cheap one on the left and three dearer ones. One company per space; the engineers come back at the end of the round.</source>
        <translation>Each building has four action spaces: a cheap one on the left and three dearer ones. One company per space; the engineers come back at the end of the round.</translation>
    </message>
    <message>
        <source>Each human’s first action of a round is read from a new Automa tile, as if the human were an Automa. The app works it out and shows what to do.</source>
        <translation>Each human’s first action of a round is read from a new Automa tile, as if the human were an Automa. The app works it out and shows what to do.</translation>
    </message>
    <message>
        <source>Each work has one action space for 2 engineers. The Automa puts the engineers of its tile, always 2, on the space of the work it takes.</source>
        <translation>Each work has one action space for 2 engineers. The Automa puts the engineers of its tile, always 2, on the space of the work it takes.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>End of a round</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>End of the game</translation>
    </message>
    <message>
        <source>Energy from a technology tile</source>
        <translation>Energy from a technology tile</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Engineers</translation>
    </message>
    <message>
        <source>Engineers for construction</source>
        <translation>Engineers for construction</translation>
    </message>
    <message>
        <source>Every company, an Automa’s too, gets a board extension with 5 building pieces and a basic building technology tile.</source>
        <translation>Every company, an Automa’s too, gets a board extension with 5 building pieces and a basic building technology tile.</translation>
    </message>
    <message>
        <source>External work</source>
        <translation>External work</translation>
    </message>
    <message>
        <source>External work decks</source>
        <translation>External work decks</translation>
    </message>
    <message>
        <source>Filled from the left</source>
        <translation>Filled from the left</translation>
    </message>
    <message>
        <source>For 1 engineer and 2 VP it takes a technology tile of the structure shown; if there is none, a joker; if there is none either, the action is skipped. Of several it takes the top-most, unless you chose the highest level. The turn ends.</source>
        <translation>For 1 engineer and 2 VP it takes a technology tile of the structure shown; if there is none, a joker; if there is none either, the action is skipped. Of several it takes the top-most, unless you chose the highest level. The turn ends.</translation>
    </message>
    <message>
        <source>For a construction the engineers go on the Automa’s own company board, as many as its tile shows. The numbers printed there do not matter, and it may build any number of times per round.</source>
        <translation>For a construction the engineers go on the Automa’s own company board, as many as its tile shows. The numbers printed there do not matter, and it may build any number of times per round.</translation>
    </message>
    <message>
        <source>For bases and elevations the mountains come before the hills and the hills before the plains. This is checked after the rule on completing a system and before the first criterion.</source>
        <translation>For bases and elevations the mountains come before the hills and the hills before the plains. This is checked after the rule on completing a system and before the first criterion.</translation>
    </message>
    <message>
        <source>For each drop sent through another company’s conduit the Automa loses 1 VP. The owner gains 1 VP and 1 credit per drop; an owner that is an Automa gains 2 VP.</source>
        <translation>For each drop sent through another company’s conduit the Automa loses 1 VP. The owner gains 1 VP and 1 credit per drop; an owner that is an Automa gains 2 VP.</translation>
    </message>
    <message>
        <source>For every other action the engineers go on the first free space of that section: the left column from the top, then the right column from the top. What that space costs or gives is ignored; only the tile counts. If all spaces are taken, put them beside the section. For a patent or an external work they go on the space of the tile taken.</source>
        <translation>For every other action the engineers go on the first free space of that section: the left column from the top, then the right column from the top. What that space costs or gives is ignored; only the tile counts. If all spaces are taken, put them beside the section. For a patent or an external work they go on the space of the tile taken.</translation>
    </message>
    <message>
        <source>Four more officers</source>
        <translation>Four more officers</translation>
    </message>
    <message>
        <source>France: cheaper contracts</source>
        <translation>France: cheaper contracts</translation>
    </message>
    <message>
        <source>Free choices</source>
        <translation>Free choices</translation>
    </message>
    <message>
        <source>From High Voltage up the USA, once they have three powerhouses, also look at how often the drops pass their powerhouses. See B-10.6.</source>
        <translation>From High Voltage up the USA, once they have three powerhouses, also look at how often the drops pass their powerhouses. See B-10.6.</translation>
    </message>
    <message>
        <source>From High Voltage up. Level I: the Automa gains the VP of the building at once, and again at the end. Level II: it pays only the kind of machine it has fewer of. Level III: the VP of the building at once, and again at the end.</source>
        <translation>From High Voltage up. Level I: the Automa gains the VP of the building at once, and again at the end. Level II: it pays only the kind of machine it has fewer of. Level III: the VP of the building at once, and again at the end.</translation>
    </message>
    <message>
        <source>From High Voltage up: after building with it the Automa produces at once with +2 and its company bonus. It only needs a system that is ready; the energy track and the contract colour are not checked.</source>
        <translation>From High Voltage up: after building with it the Automa produces at once with +2 and its company bonus. It only needs a system that is ready; the energy track and the contract colour are not checked.</translation>
    </message>
    <message>
        <source>From High Voltage up: if the Automa builds with the level II conduit tile and several spaces are possible, only those of power 3 or more stay. If there are none, nothing changes.</source>
        <translation>From High Voltage up: if the Automa builds with the level II conduit tile and several spaces are possible, only those of power 3 or more stay. If there are none, nothing changes.</translation>
    </message>
    <message>
        <source>From High Voltage up: the Automa pays only the kind of machine it has fewer of; equal numbers: excavators. If it has too few of that kind, it cannot pay for this building.</source>
        <translation>From High Voltage up: the Automa pays only the kind of machine it has fewer of; equal numbers: excavators. If it has too few of that kind, it cannot pay for this building.</translation>
    </message>
    <message>
        <source>From High Voltage up: the level II base tile and the level III conduit tile make energy without a system. It moves the marker and may fulfil a contract. Company bonuses and abilities are not added; only France’s discount counts.</source>
        <translation>From High Voltage up: the level II base tile and the level III conduit tile make energy without a system. It moves the marker and may fulfil a contract. Company bonuses and abilities are not added; only France’s discount counts.</translation>
    </message>
    <message>
        <source>From High Voltage up: when the Automa builds a base with the level I joker, it takes the red-bordered space of the basin found, and pays nothing extra for it.</source>
        <translation>From High Voltage up: when the Automa builds a base with the level I joker, it takes the red-bordered space of the basin found, and pays nothing extra for it.</translation>
    </message>
    <message>
        <source>Full game only</source>
        <translation>Full game only</translation>
    </message>
    <message>
        <source>Germany: a second production</source>
        <translation>Germany: a second production</translation>
    </message>
    <message>
        <source>Graziano del Monte</source>
        <translation>Graziano del Monte</translation>
    </message>
    <message>
        <source>How it starts</source>
        <translation>How it starts</translation>
    </message>
    <message>
        <source>How many engineers are used, how many VP are paid and what the action does is always read from the Automa’s tile, never from the board.</source>
        <translation>How many engineers are used, how many VP are paid and what the action does is always read from the Automa’s tile, never from the board.</translation>
    </message>
    <message>
        <source>How water flows</source>
        <translation>How water flows</translation>
    </message>
    <message>
        <source>If a basin still has several possible spaces, the one without a red border is taken; if that does not decide, the left-most one on the board.</source>
        <translation>If a basin still has several possible spaces, the one without a red border is taken; if that does not decide, the left-most one on the board.</translation>
    </message>
    <message>
        <source>If an action that ends the turn asks for exactly 1 engineer and the architect is free, the architect is used instead. Then the Automa takes another turn at once with a new tile.</source>
        <translation>If an action that ends the turn asks for exactly 1 engineer and the architect is free, the architect is used instead. Then the Automa takes another turn at once with a new tile.</translation>
    </message>
    <message>
        <source>If at least one drop is placed, one engineer goes to Water Management. If none is, the action is skipped and costs nothing.</source>
        <translation>If at least one drop is placed, one engineer goes to Water Management. If none is, the action is skipped and costs nothing.</translation>
    </message>
    <message>
        <source>If drops times power is below 4, it counts as 4 before bonuses. Through a conduit of power 1 or 2 only 1 drop is moved; the rest stays behind the dam.</source>
        <translation>If drops times power is below 4, it counts as 4 before bonuses. Through a conduit of power 1 or 2 only 1 drop is moved; the rest stays behind the dam.</translation>
    </message>
    <message>
        <source>If only one space is possible, it builds there.</source>
        <translation>If only one space is possible, it builds there.</translation>
    </message>
    <message>
        <source>If several spaces are still left, start at the basin or conduit whose code stands at the foot of the column and count upwards: 1A, 1B, 2A and so on. After 10 comes 1; for powerhouses after 12 comes 5. The first basin or conduit with a space that is left wins.</source>
        <translation>If several spaces are still left, start at the basin or conduit whose code stands at the foot of the column and count upwards: 1A, 1B, 2A and so on. After 10 comes 1; for powerhouses after 12 comes 5. The first basin or conduit with a space that is left wins.</translation>
    </message>
    <message>
        <source>If the action of a building itself costs credits, they are paid on top of the price of the space.</source>
        <translation>If the action of a building itself costs credits, they are paid on top of the price of the space.</translation>
    </message>
    <message>
        <source>In which order it tries</source>
        <translation>In which order it tries</translation>
    </message>
    <message>
        <source>It follows the order of positions on its tile and takes the first work whose machines it has. It does not ask whether the reward is useful. The turn ends.</source>
        <translation>It follows the order of positions on its tile and takes the first work whose machines it has. It does not ask whether the reward is useful. The turn ends.</translation>
    </message>
    <message>
        <source>It goes through the five building tiles from the top or from the bottom, as its tile shows, and builds at the first with a free place, no own piece and a price it can pay. The criteria tile plays no part.</source>
        <translation>It goes through the five building tiles from the top or from the bottom, as its tile shows, and builds at the first with a free place, no own piece and a price it can pay. The criteria tile plays no part.</translation>
    </message>
    <message>
        <source>It is built with the normal construction action. A human uses a construction space of the company board; an Automa puts the engineers shown on its tile, always 1, on its company board.</source>
        <translation>It is built with the normal construction action. A human uses a construction space of the company board; an Automa puts the engineers shown on its tile, always 1, on its company board.</translation>
    </message>
    <message>
        <source>It lies under the Patent Office. It holds a column of 5 private building tiles and a column of 3 external works with their decks. Both are read from the top.</source>
        <translation>It lies under the Patent Office. It holds a column of 5 private building tiles and a column of 3 external works with their decks. Both are read from the top.</translation>
    </message>
    <message>
        <source>It looks at every way to place the drops and takes the one that leaves the most new water behind its own dams; then the one with the fewest drops; then the headstream letters on the criteria tile decide. A drop that only fills someone else’s dam counts as useful if the next one then reaches an own dam. Drops from rewards follow the same rule.</source>
        <translation>It looks at every way to place the drops and takes the one that leaves the most new water behind its own dams; then the one with the fewest drops; then the headstream letters on the criteria tile decide. A drop that only fills someone else’s dam counts as useful if the next one then reaches an own dam. Drops from rewards follow the same rule.</translation>
    </message>
    <message>
        <source>It needs a technology tile for this structure, or a joker, in hand. Tiles on its construction wheel cannot be used.</source>
        <translation>It needs a technology tile for this structure, or a joker, in hand. Tiles on its construction wheel cannot be used.</translation>
    </message>
    <message>
        <source>It never holds contracts</source>
        <translation>It never holds contracts</translation>
    </message>
    <message>
        <source>It uses its highest-level fitting tile; at the same level the one for this very structure before a joker. Tile and machines go into the open segment of the wheel, the wheel turns one segment, and what comes round to the open segment returns to the Automa.</source>
        <translation>It uses its highest-level fitting tile; at the same level the one for this very structure before a joker. Tile and machines go into the open segment of the wheel, the wheel turns one segment, and what comes round to the open segment returns to the Automa.</translation>
    </message>
    <message>
        <source>Italy: three more spaces</source>
        <translation>Italy: three more spaces</translation>
    </message>
    <message>
        <source>Its machines must be enough for the cheapest space of this kind, whether that space is taken or not.</source>
        <translation>Its machines must be enough for the cheapest space of this kind, whether that space is taken or not.</translation>
    </message>
    <message>
        <source>Leslie Spencer and Margot Fouché</source>
        <translation>Leslie Spencer and Margot Fouché</translation>
    </message>
    <message>
        <source>Leslie looks at the external works in the order shown on the same tile, otherwise 1, 2, 3. Margot looks for a private building in the direction shown on the tile, otherwise from the top.</source>
        <translation>Leslie looks at the external works in the order shown on the same tile, otherwise 1, 2, 3. Margot looks for a private building in the direction shown on the tile, otherwise from the top.</translation>
    </message>
    <message>
        <source>Level I joker for a base</source>
        <translation>Level I joker for a base</translation>
    </message>
    <message>
        <source>Level I: the building’s action at once without engineers, if you like; its credit price is still due. Level II: you pay only one of the two kinds of machines, as you choose.</source>
        <translation>Level I: the building’s action at once without engineers, if you like; its credit price is still due. Level II: you pay only one of the two kinds of machines, as you choose.</translation>
    </message>
    <message>
        <source>Level II building tile</source>
        <translation>Level II building tile</translation>
    </message>
    <message>
        <source>Level II conduit tile</source>
        <translation>Level II conduit tile</translation>
    </message>
    <message>
        <source>Level II powerhouse tile</source>
        <translation>Level II powerhouse tile</translation>
    </message>
    <message>
        <source>Limits on the tile</source>
        <translation>Limits on the tile</translation>
    </message>
    <message>
        <source>Machinery Shop</source>
        <translation>Machinery Shop</translation>
    </message>
    <message>
        <source>Machinery shop or bank</source>
        <translation>Machinery shop or bank</translation>
    </message>
    <message>
        <source>Machines and technology tile go into the open segment of the wheel and the wheel turns one segment, as for every structure. They come back after a full turn.</source>
        <translation>Machines and technology tile go into the open segment of the wheel and the wheel turns one segment, as for every structure. They come back after a full turn.</translation>
    </message>
    <message>
        <source>Machines go on the wheel</source>
        <translation>Machines go on the wheel</translation>
    </message>
    <message>
        <source>Mahiri Sekibo</source>
        <translation>Mahiri Sekibo</translation>
    </message>
    <message>
        <source>Margot and Leslie</source>
        <translation>Margot and Leslie</translation>
    </message>
    <message>
        <source>Netherlands: a drop for another dam</source>
        <translation>Netherlands: a drop for another dam</translation>
    </message>
    <message>
        <source>New external works each round</source>
        <translation>New external works each round</translation>
    </message>
    <message>
        <source>No building piece left: B-6.1. No technology tile: B-6.2. Machines for none of the five tiles: B-6.3. Machines only for tiles that are not available: B-6.4.</source>
        <translation>No building piece left: B-6.1. No technology tile: B-6.2. Machines for none of the five tiles: B-6.3. Machines only for tiles that are not available: B-6.4.</translation>
    </message>
    <message>
        <source>No income from buildings</source>
        <translation>No income from buildings</translation>
    </message>
    <message>
        <source>Not in round 5. The Automa pays the VP shown and takes the machines shown. The turn ends.</source>
        <translation>Not in round 5. The Automa pays the VP shown and takes the machines shown. The turn ends.</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Objective tile</translation>
    </message>
    <message>
        <source>Once per round</source>
        <translation>Once per round</translation>
    </message>
    <message>
        <source>Once per tile</source>
        <translation>Once per tile</translation>
    </message>
    <message>
        <source>One production may fulfil several contracts if the energy covers their sum: the most contracts, then the highest sum, then the highest single values, then those on the right. A national contract in reach is always among them.</source>
        <translation>One production may fulfil several contracts if the energy covers their sum: the most contracts, then the highest sum, then the highest single values, then those on the right. A national contract in reach is always among them.</translation>
    </message>
    <message>
        <source>One to three Automas play against one to three humans, two to four participants in all. All Automas share one stack of 20 two-sided tiles. Each Automa may have its own difficulty.</source>
        <translation>One to three Automas play against one to three humans, two to four participants in all. All Automas share one stack of 20 two-sided tiles. Each Automa may have its own difficulty.</translation>
    </message>
    <message>
        <source>Only if something lies on its wheel. The Automa pays the VP shown and turns the wheel as many segments as shown; after each segment it takes back what reaches the open one. The turn ends.</source>
        <translation>Only if something lies on its wheel. The Automa pays the VP shown and turns the wheel as many segments as shown; after each segment it takes back what reaches the open one. The turn ends.</translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation>Other actions</translation>
    </message>
    <message>
        <source>Overpowered. Margot: whenever the Automa would build, it first tries a private building with 1 engineer. Leslie: it first tries an external work with 1 engineer, if her special tile is in hand; the machines go on the wheel with that tile.</source>
        <translation>Overpowered. Margot: whenever the Automa would build, it first tries a private building with 1 engineer. Leslie: it first tries an external work with 1 engineer, if her special tile is in hand; the machines go on the wheel with that tile.</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>Patent Office</translation>
    </message>
    <message>
        <source>Patent for a building</source>
        <translation>Patent for a building</translation>
    </message>
    <message>
        <source>Paying for an external work</source>
        <translation>Paying for an external work</translation>
    </message>
    <message>
        <source>Pieces for every company</source>
        <translation>Pieces for every company</translation>
    </message>
    <message>
        <source>Places at a building tile</source>
        <translation>Places at a building tile</translation>
    </message>
    <message>
        <source>Places marked 3</source>
        <translation>Places marked 3</translation>
    </message>
    <message>
        <source>Price inside the action</source>
        <translation>Price inside the action</translation>
    </message>
    <message>
        <source>Private building tiles</source>
        <translation>Private building tiles</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Private buildings</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Production</translation>
    </message>
    <message>
        <source>Production: a contract in reach</source>
        <translation>Production: a contract in reach</translation>
    </message>
    <message>
        <source>Production: a system is ready</source>
        <translation>Production: a system is ready</translation>
    </message>
    <message>
        <source>Production: the energy track</source>
        <translation>Production: the energy track</translation>
    </message>
    <message>
        <source>Promo officers</source>
        <translation>Promo officers</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>Score the objective tile; 1 VP for every 5 excavators and mixers in hand (credits count for humans); 1 VP for each drop behind an own dam; with the Leeghwater Project the private buildings. Most VP wins; equal: most energy in the last round.</source>
        <translation>Score the objective tile; 1 VP for every 5 excavators and mixers in hand (credits count for humans); 1 VP for each drop behind an own dam; with the Leeghwater Project the private buildings. Most VP wins; equal: most energy in the last round.</translation>
    </message>
    <message>
        <source>Scoring a round</source>
        <translation>Scoring a round</translation>
    </message>
    <message>
        <source>Shuffle the 10 building tiles and lay out 5. They stay all game in the same order; the other 5 go back to the box.</source>
        <translation>Shuffle the 10 building tiles and lay out 5. They stay all game in the same order; the other 5 go back to the box.</translation>
    </message>
    <message>
        <source>Simone Luciani</source>
        <translation>Simone Luciani</translation>
    </message>
    <message>
        <source>Simone Luciani and Tommaso Battista can also be used without the expansion. Leslie Spencer and Margot Fouché need it.</source>
        <translation>Simone Luciani and Tommaso Battista can also be used without the expansion. Leslie Spencer and Margot Fouché need it.</translation>
    </message>
    <message>
        <source>Some tiles allow only one region, or only conduits from a certain power up. Then only those spaces count, also for the question whether the machines are enough.</source>
        <translation>Some tiles allow only one region, or only conduits from a certain power up. Then only those spaces count, also for the question whether the machines are enough.</translation>
    </message>
    <message>
        <source>Sort the 15 external works by their backs into decks A, B and C and shuffle each. Lay out 3 from deck A as works 1, 2 and 3, from the top.</source>
        <translation>Sort the 15 external works by their backs into decks A, B and C and shuffle each. Lay out 3 from deck A as works 1, 2 and 3, from the top.</translation>
    </message>
    <message>
        <source>Space of an external work</source>
        <translation>Space of an external work</translation>
    </message>
    <message>
        <source>Starting machines, credits, VP, engineers and contracts do not change with the expansion.</source>
        <translation>Starting machines, credits, VP, engineers and contracts do not change with the expansion.</translation>
    </message>
    <message>
        <source>Taking building pieces off the board extension uncovers no income and no bonus.</source>
        <translation>Taking building pieces off the board extension uncovers no income and no bonus.</translation>
    </message>
    <message>
        <source>Taking the reward</source>
        <translation>Taking the reward</translation>
    </message>
    <message>
        <source>Technology for a building</source>
        <translation>Technology for a building</translation>
    </message>
    <message>
        <source>The Automa adds water only if at least one new drop ends up behind one of its own dams, at once or in the next water flow with the board as it stands. Drops that would not help are not placed.</source>
        <translation>The Automa adds water only if at least one new drop ends up behind one of its own dams, at once or in the next water flow with the board as it stands. Drops that would not help are not placed.</translation>
    </message>
    <message>
        <source>The Automa buys advanced technology tiles and uses the structure shown on them. Their special effects work for it only from High Voltage up.</source>
        <translation>The Automa buys advanced technology tiles and uses the structure shown on them. Their special effects work for it only from High Voltage up.</translation>
    </message>
    <message>
        <source>The Automa gets no starting contract. It has no officer below Overpowered and no company ability below High Voltage. It does get the energy bonus of its 2nd powerhouse (+1) and of its 4th (+2 more), except at Low Voltage.</source>
        <translation>The Automa gets no starting contract. It has no officer below Overpowered and no company ability below High Voltage. It does get the energy bonus of its 2nd powerhouse (+1) and of its 4th (+2 more), except at Low Voltage.</translation>
    </message>
    <message>
        <source>The Automa goes through the actions of its tile: left column from the top, then the centre, then the right. It does the first one that is possible and ends the turn. Actions in a dashed frame, Water Management and Contract Office, do not end it: it goes on if an engineer is left. The last action is always possible.</source>
        <translation>The Automa goes through the actions of its tile: left column from the top, then the centre, then the right. It does the first one that is possible and ends the turn. Actions in a dashed frame, Water Management and Contract Office, do not end it: it goes on if an engineer is left. The last action is always possible.</translation>
    </message>
    <message>
        <source>The Automa has no money. Where a human would pay a credit it loses 1 VP, and where a human would gain a credit it gains 1 VP. Its VP may fall below zero, so a price never stops it.</source>
        <translation>The Automa has no money. Where a human would pay a credit it loses 1 VP, and where a human would gain a credit it gains 1 VP. Its VP may fall below zero, so a price never stops it.</translation>
    </message>
    <message>
        <source>The Automa must still have a piece of this kind on its company board.</source>
        <translation>The Automa must still have a piece of this kind on its company board.</translation>
    </message>
    <message>
        <source>The Automa produces only if it still has a reason to: its marker has not yet reached this round’s section of the energy track (6 times the round number), or it is not alone in the lead.</source>
        <translation>The Automa produces only if it still has a reason to: its marker has not yet reached this round’s section of the energy track (6 times the round number), or it is not alone in the lead.</translation>
    </message>
    <message>
        <source>The Automa takes no contract tiles in hand. When it produces enough energy it fulfils a face-up contract straight from the Contract Office, and that tile leaves the office. The app counts these contracts for the contract bonus tile, unless you chose otherwise.</source>
        <translation>The Automa takes no contract tiles in hand. When it produces enough energy it fulfils a face-up contract straight from the Contract Office, and that tile leaves the office. The app counts these contracts for the contract bonus tile, unless you chose otherwise.</translation>
    </message>
    <message>
        <source>The Automa takes the building tile, otherwise a joker, otherwise the action is skipped. Without the expansion all building, external work and building patent actions are skipped.</source>
        <translation>The Automa takes the building tile, otherwise a joker, otherwise the action is skipped. Without the expansion all building, external work and building patent actions are skipped.</translation>
    </message>
    <message>
        <source>The Automa takes turns as long as it has at least one engineer. If an action asks for more engineers than it has left, it still acts and uses all of them.</source>
        <translation>The Automa takes turns as long as it has at least one engineer. If an action asks for more engineers than it has left, it still acts and uses all of them.</translation>
    </message>
    <message>
        <source>The Automa uses no building</source>
        <translation>The Automa uses no building</translation>
    </message>
    <message>
        <source>The Control Station is a full production with +3. The Customer Office fulfils any own contract without energy, but no national one. The Wind Farm’s 5 energy may fulfil an own contract. The Energy Relay Field moves only the marker. The Loan Agency pays an external work with credits.</source>
        <translation>The Control Station is a full production with +3. The Customer Office fulfils any own contract without energy, but no national one. The Wind Farm’s 5 energy may fulfil an own contract. The Energy Relay Field moves only the marker. The Loan Agency pays an external work with credits.</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>The Leeghwater Project</translation>
    </message>
    <message>
        <source>The Leeghwater Project is played with the full game only, never with the introductory game.</source>
        <translation>The Leeghwater Project is played with the full game only, never with the introductory game.</translation>
    </message>
    <message>
        <source>The Netherlands</source>
        <translation>The Netherlands</translation>
    </message>
    <message>
        <source>The Netherlands are a fifth company to choose. There are still at most 4 participants. Automas get their companies at random from those left.</source>
        <translation>The Netherlands are a fifth company to choose. There are still at most 4 participants. Automas get their companies at random from those left.</translation>
    </message>
    <message>
        <source>The Netherlands join</source>
        <translation>The Netherlands join</translation>
    </message>
    <message>
        <source>The best system</source>
        <translation>The best system</translation>
    </message>
    <message>
        <source>The best system makes the most energy: the drops behind the dam times the power of the conduit, plus the bonus of the tile and of the company. Equal: a neutral dam before an own one, then the conduit column of the criteria tile, then the conduit codes in order.</source>
        <translation>The best system makes the most energy: the drops behind the dam times the power of the conduit, plus the bonus of the tile and of the company. Equal: a neutral dam before an own one, then the conduit column of the criteria tile, then the conduit codes in order.</translation>
    </message>
    <message>
        <source>The company keeps the tile of the work; it counts for the external work bonus tile, for Automas too. Its place stays empty to the end of the round.</source>
        <translation>The company keeps the tile of the work; it counts for the external work bonus tile, for Automas too. Its place stays empty to the end of the round.</translation>
    </message>
    <message>
        <source>The criteria tile has three columns: for dams (bases and elevations), conduits and powerhouses. The three criteria of the column are used one after another. If one leaves a single space, it is built there; if it leaves several, the next criterion looks at those; if no space fits, the criterion is ignored.</source>
        <translation>The criteria tile has three columns: for dams (bases and elevations), conduits and powerhouses. The three criteria of the column are used one after another. If one leaves a single space, it is built there; if it leaves several, the next criterion looks at those; if no space fits, the criterion is ignored.</translation>
    </message>
    <message>
        <source>The drops leave the dam, pass through the powerhouse and flow on down the river. The energy marker moves forward by the energy made.</source>
        <translation>The drops leave the dam, pass through the powerhouse and flow on down the river. The energy marker moves forward by the energy made.</translation>
    </message>
    <message>
        <source>The energy of its best system must be enough for at least one open private contract of the colour shown on the tile.</source>
        <translation>The energy of its best system must be enough for at least one open private contract of the colour shown on the tile.</translation>
    </message>
    <message>
        <source>The expansion board</source>
        <translation>The expansion board</translation>
    </message>
    <message>
        <source>The game has five rounds. Each has income and headstreams, actions, water flow, scoring, and the end of the round, which is left out after round 5.</source>
        <translation>The game has five rounds. Each has income and headstreams, actions, water flow, scoring, and the end of the round, which is left out after round 5.</translation>
    </message>
    <message>
        <source>The leader of the energy track gets 6 VP, the second 2; those tied for first share 8, rounded up, and those tied for second get 1 each. Then everyone gets credits by the place of the marker (an Automa VP); at 0 energy 3 VP are lost too. Then this round’s bonus tile: nothing below 6 energy, in full from this round’s section on, otherwise 4 VP less for each section short.</source>
        <translation>The leader of the energy track gets 6 VP, the second 2; those tied for first share 8, rounded up, and those tied for second get 1 each. Then everyone gets credits by the place of the marker (an Automa VP); at 0 energy 3 VP are lost too. Then this round’s bonus tile: nothing below 6 energy, in full from this round’s section on, otherwise 4 VP less for each section short.</translation>
    </message>
    <message>
        <source>The left space is shut</source>
        <translation>The left space is shut</translation>
    </message>
    <message>
        <source>The left-most piece of its row goes on the map. If that uncovers an income symbol, the Automa receives it at once, except at Low Voltage. The special effect of the technology tile comes last.</source>
        <translation>The left-most piece of its row goes on the map. If that uncovers an income symbol, the Automa receives it at once, except at Low Voltage. The special effect of the technology tile comes last.</translation>
    </message>
    <message>
        <source>The machines shown must be in hand; those on the wheel do not help. They go back to the general supply and are lost. Works get dearer from deck A to deck C.</source>
        <translation>The machines shown must be in hand; those on the wheel do not help. They go back to the general supply and are lost. Works get dearer from deck A to deck C.</translation>
    </message>
    <message>
        <source>The new bonus tiles</source>
        <translation>The new bonus tiles</translation>
    </message>
    <message>
        <source>The new turn order: least energy first; those with equal energy swap their order. Energy markers go back to 0 and engineers return. The patents are discarded and three new ones laid out, levels I, II, III in turn; external works likewise.</source>
        <translation>The new turn order: least energy first; those with equal energy swap their order. Energy markers go back to 0 and engineers return. The patents are discarded and three new ones laid out, levels I, II, III in turn; external works likewise.</translation>
    </message>
    <message>
        <source>The piece and its income</source>
        <translation>The piece and its income</translation>
    </message>
    <message>
        <source>The places at a building tile are filled from the left.</source>
        <translation>The places at a building tile are filled from the left.</translation>
    </message>
    <message>
        <source>The promo officers are not supported yet and cannot be chosen for an Automa.</source>
        <translation>The promo officers are not supported yet and cannot be chosen for an Automa.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>The round</translation>
    </message>
    <message>
        <source>The same tiles for a human</source>
        <translation>The same tiles for a human</translation>
    </message>
    <message>
        <source>The start stays the same</source>
        <translation>The start stays the same</translation>
    </message>
    <message>
        <source>The technology tile is chosen as for any structure: the highest level, and a building tile before a joker. A joker may build a private building.</source>
        <translation>The technology tile is chosen as for any structure: the highest level, and a building tile before a joker. A joker may build a private building.</translation>
    </message>
    <message>
        <source>The tile decides</source>
        <translation>The tile decides</translation>
    </message>
    <message>
        <source>The tile is kept</source>
        <translation>The tile is kept</translation>
    </message>
    <message>
        <source>The two new bonus tiles are scored at the end of their round like all the others.</source>
        <translation>The two new bonus tiles are scored at the end of their round like all the others.</translation>
    </message>
    <message>
        <source>The two open contracts of the colour on the tile are discarded and replaced by new ones, and the Automa’s energy marker moves 2 spaces. This is always possible, and the turn goes on.</source>
        <translation>The two open contracts of the colour on the tile are discarded and replaced by new ones, and the Automa’s energy marker moves 2 spaces. This is always possible, and the turn goes on.</translation>
    </message>
    <message>
        <source>The whole reward is taken at once. A part that cannot be done is lost; it does not forbid the work.</source>
        <translation>The whole reward is taken at once. A part that cannot be done is lost; it does not forbid the work.</translation>
    </message>
    <message>
        <source>Their third powerhouse gives a drop on another own dam after a production. For an Automa see B-10.10.</source>
        <translation>Their third powerhouse gives a drop on another own dam after a production. For an Automa see B-10.10.</translation>
    </message>
    <message>
        <source>There must be at least one space that is free, allowed and payable with its machines.</source>
        <translation>There must be at least one space that is free, allowed and payable with its machines.</translation>
    </message>
    <message>
        <source>They are red-bordered: a human pays 3 credits more, an Automa 3 VP. The level I joker waives this, for an Automa from High Voltage up.</source>
        <translation>They are red-bordered: a human pays 3 credits more, an Automa 3 VP. The level I joker waives this, for an Automa from High Voltage up.</translation>
    </message>
    <message>
        <source>Tiles and turns</source>
        <translation>Tiles and turns</translation>
    </message>
    <message>
        <source>To produce, the Automa needs a complete system: a dam with water, its own or a neutral one; a built conduit from that basin, anyone’s; and its own powerhouse where the conduit ends. With bonus and penalty there must be at least 1 energy.</source>
        <translation>To produce, the Automa needs a complete system: a dam with water, its own or a neutral one; a built conduit from that basin, anyone’s; and its own powerhouse where the conduit ends. With bonus and penalty there must be at least 1 energy.</translation>
    </message>
    <message>
        <source>Tommaso Battista</source>
        <translation>Tommaso Battista</translation>
    </message>
    <message>
        <source>Turns and engineers</source>
        <translation>Turns and engineers</translation>
    </message>
    <message>
        <source>Two more bonus tiles</source>
        <translation>Two more bonus tiles</translation>
    </message>
    <message>
        <source>Two tiles are always in view. The top tile of the stack shows the actions of this turn. The tile flipped last onto the discard shows the criteria that say where to build.</source>
        <translation>Two tiles are always in view. The top tile of the stack shows the actions of this turn. The tile flipped last onto the discard shows the criteria that say where to build.</translation>
    </message>
    <message>
        <source>USA: power from the river</source>
        <translation>USA: power from the river</translation>
    </message>
    <message>
        <source>Using someone else’s conduit</source>
        <translation>Using someone else’s conduit</translation>
    </message>
    <message>
        <source>Viktor Fiesler</source>
        <translation>Viktor Fiesler</translation>
    </message>
    <message>
        <source>Water and contracts</source>
        <translation>Water and contracts</translation>
    </message>
    <message>
        <source>Water and marker</source>
        <translation>Water and marker</translation>
    </message>
    <message>
        <source>Water: how many drops and where</source>
        <translation>Water: how many drops and where</translation>
    </message>
    <message>
        <source>Water: only if it helps</source>
        <translation>Water: only if it helps</translation>
    </message>
    <message>
        <source>Water: the USA</source>
        <translation>Water: the USA</translation>
    </message>
    <message>
        <source>Water: the engineer</source>
        <translation>Water: the engineer</translation>
    </message>
    <message>
        <source>What a private building needs</source>
        <translation>What a private building needs</translation>
    </message>
    <message>
        <source>What an external work gives a human</source>
        <translation>What an external work gives a human</translation>
    </message>
    <message>
        <source>What an external work gives the Automa</source>
        <translation>What an external work gives the Automa</translation>
    </message>
    <message>
        <source>What building costs</source>
        <translation>What building costs</translation>
    </message>
    <message>
        <source>What is not allowed</source>
        <translation>What is not allowed</translation>
    </message>
    <message>
        <source>What it does without</source>
        <translation>What it does without</translation>
    </message>
    <message>
        <source>What the Automa is</source>
        <translation>What the Automa is</translation>
    </message>
    <message>
        <source>What the buildings do</source>
        <translation>What the buildings do</translation>
    </message>
    <message>
        <source>When the Automa may choose a machine, it takes the kind it has fewer of in hand; equal numbers: an excavator. A structure it may build for free is placed by the usual procedure and costs nothing.</source>
        <translation>When the Automa may choose a machine, it takes the kind it has fewer of in hand; equal numbers: an excavator. A structure it may build for free is placed by the usual procedure and costs nothing.</translation>
    </message>
    <message>
        <source>When the last tile has been flipped, the discarded tiles are shuffled into a new stack. The tile whose criteria are in force stays in view and is not shuffled in, unless you chose otherwise.</source>
        <translation>When the last tile has been flipped, the discarded tiles are shuffled into a new stack. The tile whose criteria are in force stays in view and is not shuffled in, unless you chose otherwise.</translation>
    </message>
    <message>
        <source>When the stack runs out</source>
        <translation>When the stack runs out</translation>
    </message>
    <message>
        <source>Whenever the tile tells the Automa to build something and it can build an elevation, it builds the elevation instead, with the engineers of the tile. Its dams of height 3 hold 4 drops.</source>
        <translation>Whenever the tile tells the Automa to build something and it can build an elevation, it builds the elevation instead, with the engineers of the tile. Its dams of height 3 hold 4 drops.</translation>
    </message>
    <message>
        <source>Where its engineers go</source>
        <translation>Where its engineers go</translation>
    </message>
    <message>
        <source>Where to build</source>
        <translation>Where to build</translation>
    </message>
    <message>
        <source>Where to build: completing a system</source>
        <translation>Where to build: completing a system</translation>
    </message>
    <message>
        <source>Where to build: only one space</source>
        <translation>Where to build: only one space</translation>
    </message>
    <message>
        <source>Where to build: the code</source>
        <translation>Where to build: the code</translation>
    </message>
    <message>
        <source>Where to build: the criteria</source>
        <translation>Where to build: the criteria</translation>
    </message>
    <message>
        <source>Where to build: the last tie-break</source>
        <translation>Where to build: the last tie-break</translation>
    </message>
    <message>
        <source>Wherever something depends on the number of players, Automas are counted.</source>
        <translation>Wherever something depends on the number of players, Automas are counted.</translation>
    </message>
    <message>
        <source>Which building the Automa builds</source>
        <translation>Which building the Automa builds</translation>
    </message>
    <message>
        <source>Which contract it fulfils</source>
        <translation>Which contract it fulfils</translation>
    </message>
    <message>
        <source>Which technology tile and the wheel</source>
        <translation>Which technology tile and the wheel</translation>
    </message>
    <message>
        <source>Which work the Automa takes</source>
        <translation>Which work the Automa takes</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Who plays</translation>
    </message>
    <message>
        <source>Why a building is skipped</source>
        <translation>Why a building is skipped</translation>
    </message>
    <message>
        <source>Wilhelm Adler</source>
        <translation>Wilhelm Adler</translation>
    </message>
    <message>
        <source>With 4 participants there are four places, costing 0, 0, 3 and 3 from the left. With 2 or 3 participants the second is closed: 0, 3 and 3. A setting lets the two upper tiles keep it with 3 participants.</source>
        <translation>With 4 participants there are four places, costing 0, 0, 3 and 3 from the left. With 2 or 3 participants the second is closed: 0, 3 and 3. A setting lets the two upper tiles keep it with 3 participants.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: after a production 1 drop from the supply goes on another own dam with room, the dam of its best other system. If none or several are best, the dam column of the criteria tile decides.</source>
        <translation>With its third powerhouse, from High Voltage up: after a production 1 drop from the supply goes on another own dam with room, the dam of its best other system. If none or several are best, the dam column of the criteria tile decides.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: after a production Germany produces once more with another powerhouse, the way that makes the most energy, without bonuses. This may fulfil another contract, also one that has just been laid out.</source>
        <translation>With its third powerhouse, from High Voltage up: after a production Germany produces once more with another powerhouse, the way that makes the most energy, without bonuses. This may fulfil another contract, also one that has just been laid out.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: after each production Italy’s energy marker moves 3 more spaces. They do not count for contracts.</source>
        <translation>With its third powerhouse, from High Voltage up: after each production Italy’s energy marker moves 3 more spaces. They do not count for contracts.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: each drop that flows by river through a powerhouse of the USA moves their energy marker 1 space, in anyone’s turn. Drops brought there by a conduit do not count. Between equally good ways to add water the one with more such spaces is taken.</source>
        <translation>With its third powerhouse, from High Voltage up: each drop that flows by river through a powerhouse of the USA moves their energy marker 1 space, in anyone’s turn. Drops brought there by a conduit do not count. Between equally good ways to add water the one with more such spaces is taken.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: every contract counts 3 less for France, both when it asks whether it may produce and when it picks the contract.</source>
        <translation>With its third powerhouse, from High Voltage up: every contract counts 3 less for France, both when it asks whether it may produce and when it picks the contract.</translation>
    </message>
    <message>
        <source>With the Leeghwater Project the Automa builds at the first building tile it can pay, from the top or from the bottom as its tile shows. It never uses a building’s action; the cheap left space of a building it built stays shut for everyone. Without the expansion such actions are skipped.</source>
        <translation>With the Leeghwater Project the Automa builds at the first building tile it can pay, from the top or from the bottom as its tile shows. It never uses a building’s action; the cheap left space of a building it built stays shut for everyone. Without the expansion such actions are skipped.</translation>
    </message>
    <message>
        <source>With the Leeghwater Project. It looks at the three works in the order shown on the tile and takes the first whose machines it has. The machines are given up for good and the reward is taken at once. The turn ends.</source>
        <translation>With the Leeghwater Project. It looks at the three works in the order shown on the tile and takes the first whose machines it has. The machines are given up for good and the reward is taken at once. The turn ends.</translation>
    </message>
    <message>
        <source>With the energy made it fulfils the open contract with the highest value it can reach, of any colour, national ones too; equal values: the one on the right. It takes the reward at once. A private contract is replaced from its stack, a national one is not.</source>
        <translation>With the energy made it fulfils the open contract with the highest value it can reach, of any colour, national ones too; equal values: the one on the right. It takes the reward at once. A private contract is replaced from its stack, a national one is not.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Workshop</translation>
    </message>
    <message>
        <source>Workshop or bank</source>
        <translation>Workshop or bank</translation>
    </message>
</context>
<context>
    <name>BarrageScore</name>
    <message>
        <source>%1 VP less for each section short</source>
        <translation>%1 VP less for each section short</translation>
    </message>
    <message>
        <source>%1 leads the energy track: %2</source>
        <translation>%1 leads the energy track: %2</translation>
    </message>
    <message>
        <source>%1 − %2, never below 0</source>
        <translation>%1 − %2, never below 0</translation>
    </message>
    <message>
        <source>%1: %2 → &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>%1: %2 → &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>1 VP for every %1 machines; humans add credits themselves</source>
        <translation>1 VP for every %1 machines; humans add credits themselves</translation>
    </message>
    <message>
        <source>1st place</source>
        <translation>1st place</translation>
    </message>
    <message>
        <source>1st place %1, 2nd place %2</source>
        <translation>1st place %1, 2nd place %2</translation>
    </message>
    <message>
        <source>1st place %1, 2nd place %2; a tie for 1st shares both, a tie for 2nd takes 1 each</source>
        <translation>1st place %1, 2nd place %2; a tie for 1st shares both, a tie for 2nd takes 1 each</translation>
    </message>
    <message>
        <source>2nd place</source>
        <translation>2nd place</translation>
    </message>
    <message>
        <source>Everybody reached the section of the round</source>
        <translation>Everybody reached the section of the round</translation>
    </message>
    <message>
        <source>Nobody produced energy</source>
        <translation>Nobody produced energy</translation>
    </message>
    <message>
        <source>The lead on the energy track is shared</source>
        <translation>The lead on the energy track is shared</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>VP for Automas, credits for humans</source>
        <translation>VP for Automas, credits for humans</translation>
    </message>
    <message>
        <source>counted %1, %2</source>
        <translation>counted %1, %2</translation>
    </message>
    <message>
        <source>less than %1 energy: no bonus</source>
        <translation>less than %1 energy: no bonus</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>place %1</translation>
    </message>
</context>
<context>
    <name>BarrageSetup</name>
    <message>
        <source>%1, take: &lt;b&gt;%2, %3, %4&lt;/b&gt;</source>
        <translation>%1, take: &lt;b&gt;%2, %3, %4&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: put the VP marker on &lt;b&gt;%2&lt;/b&gt;, the energy marker on &lt;b&gt;0&lt;/b&gt;</source>
        <translation>%1: put the VP marker on &lt;b&gt;%2&lt;/b&gt;, the energy marker on &lt;b&gt;0&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) still to enter</source>
        <translation>
            <numerusform>%n place still to enter</numerusform>
            <numerusform>%n places still to enter</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: lay out company board, wheel, structures and the basic technology tiles but the joker</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: lay out company board, wheel, structures and the basic technology tiles but the joker</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: lay out company board, wheel, structures and the basic technology tiles but the joker; officer &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: lay out company board, wheel, structures and the basic technology tiles but the joker; officer &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>Bonus tile of round %1</source>
        <translation>Bonus tile of round %1</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Bonus tiles</translation>
    </message>
    <message>
        <source>Building %1 from the top</source>
        <translation>Building %1 from the top</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contracts</translation>
    </message>
    <message>
        <source>External work %1 from the top</source>
        <translation>External work %1 from the top</translation>
    </message>
    <message>
        <source>External works</source>
        <translation>External works</translation>
    </message>
    <message>
        <source>Fill the Patent Office</source>
        <translation>Fill the Patent Office</translation>
    </message>
    <message>
        <source>Give the Automa its pieces</source>
        <translation>Give the Automa its pieces</translation>
    </message>
    <message>
        <source>Headstream tiles</source>
        <translation>Headstream tiles</translation>
    </message>
    <message>
        <source>Lay on round %1: %2</source>
        <translation>Lay on round %1: %2</translation>
    </message>
    <message>
        <source>Lay on space %1 from the top: %2</source>
        <translation>Lay on space %1 from the top: %2</translation>
    </message>
    <message>
        <source>Lay on the left: %1</source>
        <translation>Lay on the left: %1</translation>
    </message>
    <message>
        <source>Lay on the right: %1</source>
        <translation>Lay on the right: %1</translation>
    </message>
    <message>
        <source>Lay out the contracts</source>
        <translation>Lay out the contracts</translation>
    </message>
    <message>
        <source>Lay out the external works</source>
        <translation>Lay out the external works</translation>
    </message>
    <message>
        <source>Lay out the national contracts</source>
        <translation>Lay out the national contracts</translation>
    </message>
    <message>
        <source>Lay out the private buildings</source>
        <translation>Lay out the private buildings</translation>
    </message>
    <message>
        <source>Lay out: %1</source>
        <translation>Lay out: %1</translation>
    </message>
    <message>
        <source>Lay the &lt;b&gt;height %1&lt;/b&gt; dam in &lt;b&gt;basin %2, lower&lt;/b&gt;, %3 on it</source>
        <translation>Lay the &lt;b&gt;height %1&lt;/b&gt; dam in &lt;b&gt;basin %2, lower&lt;/b&gt;, %3 on it</translation>
    </message>
    <message>
        <source>Lay the bonus tiles</source>
        <translation>Lay the bonus tiles</translation>
    </message>
    <message>
        <source>Lay the four headstream tiles</source>
        <translation>Lay the four headstream tiles</translation>
    </message>
    <message>
        <source>Lay the objective tile</source>
        <translation>Lay the objective tile</translation>
    </message>
    <message>
        <source>Lay the objective tile: %1</source>
        <translation>Lay the objective tile: %1</translation>
    </message>
    <message>
        <source>Lay the three neutral dams</source>
        <translation>Lay the three neutral dams</translation>
    </message>
    <message>
        <source>Lay the tile &lt;b&gt;%1&lt;/b&gt; on &lt;b&gt;headstream %2&lt;/b&gt;</source>
        <translation>Lay the tile &lt;b&gt;%1&lt;/b&gt; on &lt;b&gt;headstream %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>National contract %1</source>
        <translation>National contract %1</translation>
    </message>
    <message>
        <source>National contracts</source>
        <translation>National contracts</translation>
    </message>
    <message>
        <source>Neutral dam of height %1</source>
        <translation>Neutral dam of height %1</translation>
    </message>
    <message>
        <source>Neutral dams</source>
        <translation>Neutral dams</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Objective tile</translation>
    </message>
    <message>
        <source>Patent %1 from the top</source>
        <translation>Patent %1 from the top</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>Patent Office</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Private buildings</translation>
    </message>
    <message numerus="yes">
        <source>Put &lt;b&gt;%n drop(s)&lt;/b&gt; on &lt;b&gt;headstream %1&lt;/b&gt;</source>
        <translation>
            <numerusform>Put &lt;b&gt;%n drop&lt;/b&gt; on &lt;b&gt;headstream %1&lt;/b&gt;</numerusform>
            <numerusform>Put &lt;b&gt;%n drops&lt;/b&gt; on &lt;b&gt;headstream %1&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Put on place %1 the marker of &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>Put on place %1 the marker of &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Set the turn order</source>
        <translation>Set the turn order</translation>
    </message>
    <message>
        <source>Shuffle the 20 Automa tiles into a stack, action side up</source>
        <translation>Shuffle the 20 Automa tiles into a stack, action side up</translation>
    </message>
    <message>
        <source>The Automa tiles stay in the box: the app holds them</source>
        <translation>The Automa tiles stay in the box: the app holds them</translation>
    </message>
    <message>
        <source>Turn order of round 1</source>
        <translation>Turn order of round 1</translation>
    </message>
    <message>
        <source>Turn order: place %1</source>
        <translation>Turn order: place %1</translation>
    </message>
    <message>
        <source>drops in rounds 1–4</source>
        <translation>drops in rounds 1–4</translation>
    </message>
</context>
<context>
    <name>BarrageShareCode</name>
    <message>
        <source>A letter is wrong, missing or in the wrong place. Compare the code once more.</source>
        <translation>A letter is wrong, missing or in the wrong place. Compare the code once more.</translation>
    </message>
    <message>
        <source>Codes have only Latin letters and digits. Check what you typed.</source>
        <translation>Codes have only Latin letters and digits. Check what you typed.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copied: %1</translation>
    </message>
    <message>
        <source>The code comes from another version of the app. Update both.</source>
        <translation>The code comes from another version of the app. Update both.</translation>
    </message>
    <message>
        <source>This code does not describe a set-up.</source>
        <translation>This code does not describe a set-up.</translation>
    </message>
    <message>
        <source>Type the code that the other phone shows.</source>
        <translation>Type the code that the other phone shows.</translation>
    </message>
</context>
<context>
    <name>BarrageTable</name>
    <message>
        <source>%1: which one is new?</source>
        <translation>%1: which one is new?</translation>
    </message>
    <message>
        <source>Automa tiles</source>
        <translation>Automa tiles</translation>
    </message>
    <message>
        <source>By its actions: first the production at the top left</source>
        <translation>By its actions: first the production at the top left</translation>
    </message>
    <message>
        <source>By its code, as printed: dam, conduit, powerhouse</source>
        <translation>By its code, as printed: dam, conduit, powerhouse</translation>
    </message>
    <message>
        <source>Flip the top tile beside the stack. Which one is it?</source>
        <translation>Flip the top tile beside the stack. Which one is it?</translation>
    </message>
    <message>
        <source>Flip the top tile. Which one lies on the stack now?</source>
        <translation>Flip the top tile. Which one lies on the stack now?</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Nothing lies there</source>
        <translation>Nothing lies there</translation>
    </message>
    <message>
        <source>Shuffle all 20 tiles. Flip the top one beside the stack. Which one is it?</source>
        <translation>Shuffle all 20 tiles. Flip the top one beside the stack. Which one is it?</translation>
    </message>
    <message>
        <source>Tile %1 · criteria %2</source>
        <translation>Tile %1 · criteria %2</translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <comment>a human&apos;s</comment>
        <translation>Turn: %1</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finished</translation>
    </message>
    <message>
        <source>human</source>
        <translation>human</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passed</translation>
    </message>
</context>
<context>
    <name>BarrageTiles</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: a human’s turn</source>
        <translation>%1: a human’s turn</translation>
    </message>
    <message>
        <source>%1: tile %2</source>
        <translation>%1: tile %2</translation>
    </message>
    <message>
        <source>%1: turn up a tile</source>
        <translation>%1: turn up a tile</translation>
    </message>
    <message>
        <source>Add what the table counts: objective tile, machines left, drops in own dams, buildings.</source>
        <translation>Add what the table counts: objective tile, machines left, drops in own dams, buildings.</translation>
    </message>
    <message>
        <source>Begin round %1</source>
        <translation>Begin round %1</translation>
    </message>
    <message>
        <source>End of round %1: the energy track</source>
        <translation>End of round %1: the energy track</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>End the game</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Final scoring</translation>
    </message>
    <message>
        <source>Least energy first. Move a company up if the order on the table is different; markers go to 0 and engineers come back.</source>
        <translation>Least energy first. Move a company up if the order on the table is different; markers go to 0 and engineers come back.</translation>
    </message>
    <message>
        <source>Score the round</source>
        <translation>Score the round</translation>
    </message>
    <message>
        <source>Set the markers if they moved: the energy decides the next turn order.</source>
        <translation>Set the markers if they moved: the energy decides the next turn order.</translation>
    </message>
    <message>
        <source>The app scores places and credits by the markers. Add the VP of the bonus tile as the table counts them.</source>
        <translation>The app scores places and credits by the markers. Add the VP of the bonus tile as the table counts them.</translation>
    </message>
    <message>
        <source>The turn goes on.</source>
        <translation>The turn goes on.</translation>
    </message>
    <message>
        <source>Turn order of round %1</source>
        <translation>Turn order of round %1</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>VP marker: %1 → %2</source>
        <translation>VP marker: %1 → %2</translation>
    </message>
    <message>
        <source>With all engineers that are left.</source>
        <translation>With all engineers that are left.</translation>
    </message>
    <message>
        <source>With the architect: then another turn.</source>
        <translation>With the architect: then another turn.</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>dam</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energy</translation>
    </message>
    <message>
        <source>human</source>
        <translation>human</translation>
    </message>
</context>
<context>
    <name>BarrageTour</name>
    <message>
        <source>A wrong tap?</source>
        <translation>A wrong tap?</translation>
    </message>
    <message>
        <source>Back to the turn</source>
        <translation>Back to the turn</translation>
    </message>
    <message>
        <source>Carry it out</source>
        <translation>Carry it out</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Each step leaves fewer spaces, and each names its rule. Tap the boxes to look at a step; the map shows the spaces.</source>
        <translation>Each step leaves fewer spaces, and each names its rule. Tap the boxes to look at a step; the map shows the spaces.</translation>
    </message>
    <message>
        <source>Finish the tour</source>
        <translation>Finish the tour</translation>
    </message>
    <message>
        <source>One minute, one turn</source>
        <translation>One minute, one turn</translation>
    </message>
    <message>
        <source>Show me a turn</source>
        <translation>Show me a turn</translation>
    </message>
    <message>
        <source>The Automa’s turn</source>
        <translation>The Automa’s turn</translation>
    </message>
    <message>
        <source>The board stays on your table. The app decides for the Automa and says what to move. Look at one turn on a sample board; nothing here touches your games.</source>
        <translation>The board stays on your table. The app decides for the Automa and says what to move. Look at one turn on a sample board; nothing here touches your games.</translation>
    </message>
    <message>
        <source>The headline says who does what and where. Move the pieces step by step; a tap ticks a step off. Now ask the app for its reasons.</source>
        <translation>The headline says who does what and where. Move the pieces step by step; a tap ticks a step off. Now ask the app for its reasons.</translation>
    </message>
    <message>
        <source>The reasons</source>
        <translation>The reasons</translation>
    </message>
    <message>
        <source>The same turn is back</source>
        <translation>The same turn is back</translation>
    </message>
    <message>
        <source>The turn is recorded and saved; there is no save button. Whatever you did can be undone, as far back as you like.</source>
        <translation>The turn is recorded and saved; there is no save button. Whatever you did can be undone, as far back as you like.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>When the pieces lie on your table, tap Done. You need not tick every step.</source>
        <translation>When the pieces lie on your table, tap Done. You need not tick every step.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Why?</translation>
    </message>
    <message>
        <source>With the same tile: undoing never reshuffles. The question mark on every screen says what it is for. Have a good game!</source>
        <translation>With the same tile: undoing never reshuffles. The question mark on every screen says what it is for. Have a good game!</translation>
    </message>
</context>
<context>
    <name>BarrageTracker</name>
    <message numerus="yes">
        <source>%n more for the full bonus</source>
        <translation>
            <numerusform>%n more for the full bonus</numerusform>
            <numerusform>%n more for the full bonus</numerusform>
        </translation>
    </message>
    <message>
        <source>Back after %1: %2</source>
        <translation>Back after %1: %2</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energy</translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation>Has passed</translation>
    </message>
    <message>
        <source>No tile</source>
        <translation>No tile</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>The architect is free</source>
        <translation>The architect is free</translation>
    </message>
    <message>
        <source>The wheel is empty</source>
        <translation>The wheel is empty</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>full bonus of the round</source>
        <translation>full bonus of the round</translation>
    </message>
    <message>
        <source>of %1 engineers</source>
        <translation>of %1 engineers</translation>
    </message>
    <message>
        <source>on the wheel, segment %1</source>
        <translation>on the wheel, segment %1</translation>
    </message>
</context>
<context>
    <name>BoardCorrectSheet</name>
    <message>
        <source>Correct: %1</source>
        <translation>Correct: %1</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>Corrected: %1</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Drops</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Height</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Owner</translation>
    </message>
    <message>
        <source>Set it as it stands on the table. Undo takes it back.</source>
        <translation>Set it as it stands on the table. Undo takes it back.</translation>
    </message>
    <message>
        <source>Set right</source>
        <translation>Set right</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
</context>
<context>
    <name>BoardCorrection</name>
    <message>
        <source>A dam holds no more drops than its height. Nothing changed.</source>
        <translation>A dam holds no more drops than its height. Nothing changed.</translation>
    </message>
    <message>
        <source>Each region has one neutral dam only. Nothing changed.</source>
        <translation>Each region has one neutral dam only. Nothing changed.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Free</translation>
    </message>
    <message>
        <source>It lies somewhere else already. Nothing changed.</source>
        <translation>It lies somewhere else already. Nothing changed.</translation>
    </message>
    <message>
        <source>The company does not have so many pieces of this kind. Nothing changed.</source>
        <translation>The company does not have so many pieces of this kind. Nothing changed.</translation>
    </message>
    <message>
        <source>This company does not take part in the game. Nothing changed.</source>
        <translation>This company does not take part in the game. Nothing changed.</translation>
    </message>
    <message>
        <source>This company has a dam in this basin already. Nothing changed.</source>
        <translation>This company has a dam in this basin already. Nothing changed.</translation>
    </message>
    <message>
        <source>This company has a powerhouse in this basin already. Nothing changed.</source>
        <translation>This company has a powerhouse in this basin already. Nothing changed.</translation>
    </message>
</context>
<context>
    <name>BoardFacts</name>
    <message>
        <source>%1 (%2)</source>
        <comment>conduit, its owner</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 → %3, power %4</source>
        <comment>conduit, where it begins and ends, its power</comment>
        <translation>%1: %2 → %3, power %4</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Border</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Conduits</translation>
    </message>
    <message>
        <source>Conduits ending here</source>
        <translation>Conduits ending here</translation>
    </message>
    <message>
        <source>Drops by round</source>
        <translation>Drops by round</translation>
    </message>
    <message>
        <source>Flows to</source>
        <translation>Flows to</translation>
    </message>
    <message>
        <source>From</source>
        <translation>From</translation>
    </message>
    <message>
        <source>Leads from basin %1 to the powerhouses of basin %2</source>
        <translation>Leads from basin %1 to the powerhouses of basin %2</translation>
    </message>
    <message numerus="yes">
        <source>Next flow: %n drop(s) arrive here</source>
        <translation>
            <numerusform>Next flow: %n drop arrives here</numerusform>
            <numerusform>Next flow: %n drops arrive here</numerusform>
        </translation>
    </message>
    <message>
        <source>Next flow: no drop arrives here</source>
        <translation>Next flow: no drop arrives here</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Red border</source>
        <translation>Red border</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tile</translation>
    </message>
    <message>
        <source>To build</source>
        <translation>To build</translation>
    </message>
    <message>
        <source>To the powerhouses of</source>
        <translation>To the powerhouses of</translation>
    </message>
    <message>
        <source>Water from</source>
        <translation>Water from</translation>
    </message>
    <message>
        <source>Water goes on to</source>
        <translation>Water goes on to</translation>
    </message>
    <message>
        <source>dam space</source>
        <translation>dam space</translation>
    </message>
    <message>
        <source>drops: %1 of %2</source>
        <translation>drops: %1 of %2</translation>
    </message>
    <message>
        <source>free</source>
        <translation>free</translation>
    </message>
    <message>
        <source>free dam space</source>
        <translation>free dam space</translation>
    </message>
    <message>
        <source>free powerhouse space</source>
        <translation>free powerhouse space</translation>
    </message>
    <message>
        <source>height %1</source>
        <translation>height %1</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>plain</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>power %1</translation>
    </message>
    <message>
        <source>powerhouse space</source>
        <translation>powerhouse space</translation>
    </message>
    <message>
        <source>red: %1 more for an Automa, 3 credits more for a human</source>
        <translation>red: %1 more for an Automa, 3 credits more for a human</translation>
    </message>
    <message>
        <source>the edge of the board</source>
        <translation>the edge of the board</translation>
    </message>
</context>
<context>
    <name>BoardLookPage</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
</context>
<context>
    <name>BoardMap</name>
    <message>
        <source>Map of the board</source>
        <translation>Map of the board</translation>
    </message>
</context>
<context>
    <name>BoardMarket</name>
    <message>
        <source>%1: owners</source>
        <translation>%1: owners</translation>
    </message>
    <message>
        <source>Bonus tile, round %1</source>
        <translation>Bonus tile, round %1</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Bonus tiles</translation>
    </message>
    <message>
        <source>Building %1</source>
        <translation>Building %1</translation>
    </message>
    <message>
        <source>Contract Office</source>
        <translation>Contract Office</translation>
    </message>
    <message>
        <source>External work %1 from the top</source>
        <translation>External work %1 from the top</translation>
    </message>
    <message>
        <source>External works</source>
        <translation>External works</translation>
    </message>
    <message>
        <source>Headstream tiles</source>
        <translation>Headstream tiles</translation>
    </message>
    <message>
        <source>National contract %1</source>
        <translation>National contract %1</translation>
    </message>
    <message>
        <source>National contracts</source>
        <translation>National contracts</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Objective tile</translation>
    </message>
    <message>
        <source>Owners of buildings</source>
        <translation>Owners of buildings</translation>
    </message>
    <message>
        <source>Patent %1 from the top</source>
        <translation>Patent %1 from the top</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>Patent Office</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Private buildings</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>empty</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nobody</translation>
    </message>
</context>
<context>
    <name>BoardOthersSheet</name>
    <message>
        <source>Back to the list</source>
        <translation>Back to the list</translation>
    </message>
    <message>
        <source>Correct tiles</source>
        <translation>Correct tiles</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>Corrected: %1</translation>
    </message>
    <message>
        <source>Tap what is different on the table. Undo takes it back.</source>
        <translation>Tap what is different on the table. Undo takes it back.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>What lies there on the table?</source>
        <translation>What lies there on the table?</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>Correct</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Correct tiles</source>
        <translation>Correct tiles</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Tap a space to see or correct it.</source>
        <translation>Tap a space to see or correct it.</translation>
    </message>
    <message>
        <source>The printed board. Tap a space to read about it.</source>
        <translation>The printed board. Tap a space to read about it.</translation>
    </message>
</context>
<context>
    <name>BoardTables</name>
    <message>
        <source>Bases</source>
        <translation>Bases</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Built</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Conduits</translation>
    </message>
    <message>
        <source>Elevations</source>
        <translation>Elevations</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energy</translation>
    </message>
    <message>
        <source>Headstreams</source>
        <translation>Headstreams</translation>
    </message>
    <message>
        <source>Powerhouses</source>
        <translation>Powerhouses</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round, very short</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VP</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>Hide the numbers</source>
        <translation>Hide the numbers</translation>
    </message>
    <message>
        <source>Show the numbers</source>
        <translation>Show the numbers</translation>
    </message>
</context>
<context>
    <name>EnergyTrack</name>
    <message>
        <source>%1: energy %2</source>
        <translation>%1: energy %2</translation>
    </message>
</context>
<context>
    <name>ForecastCard</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Fewer</translation>
    </message>
    <message>
        <source>Switch the forecast off</source>
        <translation>Switch the forecast off</translation>
    </message>
    <message>
        <source>Switch the forecast on</source>
        <translation>Switch the forecast on</translation>
    </message>
    <message>
        <source>The forecast is off</source>
        <translation>The forecast is off</translation>
    </message>
</context>
<context>
    <name>GameEndPane</name>
    <message>
        <source>Final scoring</source>
        <translation>Final scoring</translation>
    </message>
    <message>
        <source>Humans add what only they can count: credits and machines left. Set your score right before you save.</source>
        <translation>Humans add what only they can count: credits and machines left. Set your score right before you save.</translation>
    </message>
    <message>
        <source>Save to the results</source>
        <translation>Save to the results</translation>
    </message>
    <message>
        <source>Saved. To Home</source>
        <translation>Saved. To Home</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>VP after each round</source>
        <translation>VP after each round</translation>
    </message>
</context>
<context>
    <name>GameEndRow</name>
    <message>
        <source>VP: %1</source>
        <translation>VP: %1</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Barrage</source>
        <translation>Barrage</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Look-up</source>
        <translation>Look-up</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Not saved</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Trackers</source>
        <translation>Trackers</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>What the app tracks</source>
        <translation>What the app tracks</translation>
    </message>
</context>
<context>
    <name>GamesImport</name>
    <message>
        <source>Choose a file</source>
        <translation>Choose a file</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Import a game</translation>
    </message>
    <message>
        <source>Or the path of the file</source>
        <translation>Or the path of the file</translation>
    </message>
    <message>
        <source>Put the file here: %1</source>
        <translation>Put the file here: %1</translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message>
        <source>A copy at the same point, to try something else</source>
        <translation>A copy at the same point, to try something else</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Deleted: %1</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>Take out of the archive</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>A game is here from its first turn on.</source>
        <translation>A game is here from its first turn on.</translation>
    </message>
    <message>
        <source>Everything is saved as you play</source>
        <translation>Everything is saved as you play</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Import a game</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>No saved game yet</source>
        <translation>No saved game yet</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Not saved</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
</context>
<context>
    <name>GamesRow</name>
    <message>
        <source>Continue: %1</source>
        <translation>Continue: %1</translation>
    </message>
    <message>
        <source>Look at it: %1</source>
        <translation>Look at it: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>More: %1</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Tap an entry to go back to it</source>
        <translation>Tap an entry to go back to it</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>You are here</source>
        <translation>You are here</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>undone</translation>
    </message>
</context>
<context>
    <name>HomeActions</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>New game: %1</translation>
    </message>
</context>
<context>
    <name>HomeFeed</name>
    <message>
        <source>saved %1</source>
        <translation>saved %1</translation>
    </message>
    <message numerus="yes">
        <source>saved %n h ago</source>
        <translation>
            <numerusform>saved %n h ago</numerusform>
            <numerusform>saved %n h ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saved %n min ago</source>
        <translation>
            <numerusform>saved %n min ago</numerusform>
            <numerusform>saved %n min ago</numerusform>
        </translation>
    </message>
    <message>
        <source>saved just now</source>
        <translation>saved just now</translation>
    </message>
</context>
<context>
    <name>HomeHelp</name>
    <message>
        <source>What is this screen for?</source>
        <translation>What is this screen for?</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Automa Companion</source>
        <translation>Automa Companion</translation>
    </message>
    <message>
        <source>You move the cardboard. It decides.</source>
        <translation>You move the cardboard. It decides.</translation>
    </message>
</context>
<context>
    <name>HumanByTile</name>
    <message>
        <source>An Automa tile says what %1 does now</source>
        <translation>An Automa tile says what %1 does now</translation>
    </message>
    <message>
        <source>Mahiri Sekibo is in play: every human’s first action of a round is read like an Automa’s (B-10.17). Tell the app what lies before you, and it works the tile out.</source>
        <translation>Mahiri Sekibo is in play: every human’s first action of a round is read like an Automa’s (B-10.17). Tell the app what lies before you, and it works the tile out.</translation>
    </message>
    <message>
        <source>Read a tile</source>
        <translation>Read a tile</translation>
    </message>
</context>
<context>
    <name>KitDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>KitTextField</name>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
</context>
<context>
    <name>LibraryBackups</name>
    <message>
        <source>%1 The file was not changed. You can play on in memory, or take a backup.</source>
        <translation>%1 The file was not changed. You can play on in memory, or take a backup.</translation>
    </message>
    <message>
        <source>%1 You can play on; what you do is kept in memory until it can be saved.</source>
        <translation>%1 You can play on; what you do is kept in memory until it can be saved.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n action(s)</source>
        <translation>
            <numerusform>%1 · %n action</numerusform>
            <numerusform>%1 · %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be read: %1</source>
        <translation>
            <numerusform>%n game could be read: %1</numerusform>
            <numerusform>%n games could be read: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>%n game imported</numerusform>
            <numerusform>%n games imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in the file</source>
        <translation>
            <numerusform>%n game in the file</numerusform>
            <numerusform>%n games in the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of now will not be there.</source>
        <translation>
            <numerusform>%n game you have now will not be there.</numerusform>
            <numerusform>%n games you have now will not be there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), the newest: %1</source>
        <translation>
            <numerusform>%n game: %1</numerusform>
            <numerusform>%n games, the newest: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup was made.</source>
        <translation>A backup was made.</translation>
    </message>
    <message>
        <source>Before a restore</source>
        <translation>Before a restore</translation>
    </message>
    <message>
        <source>Before an import</source>
        <translation>Before an import</translation>
    </message>
    <message>
        <source>Before an update of the app</source>
        <translation>Before an update of the app</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>By hand</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Daily</translation>
    </message>
    <message>
        <source>Everything in the file is here already.</source>
        <translation>Everything in the file is here already.</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>Exported: %1</translation>
    </message>
    <message>
        <source>No games in it</source>
        <translation>No games in it</translation>
    </message>
    <message>
        <source>Restored: the saved games are those of %1.</source>
        <translation>Restored: the saved games are those of %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>The file cannot be read: %1</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>The file cannot be written: %1</translation>
    </message>
    <message>
        <source>The old file lies beside the new one, unchanged.</source>
        <translation>The old file lies beside the new one, unchanged.</translation>
    </message>
    <message>
        <source>The saved games are open and can be written.</source>
        <translation>The saved games are open and can be written.</translation>
    </message>
    <message>
        <source>The saved games can only be read</source>
        <translation>The saved games can only be read</translation>
    </message>
    <message>
        <source>The saved games cannot be opened</source>
        <translation>The saved games cannot be opened</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>comes back from the bin</source>
        <translation>comes back from the bin</translation>
    </message>
    <message>
        <source>goes on further than the one here</source>
        <translation>goes on further than the one here</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation>is here already</translation>
    </message>
    <message>
        <source>new</source>
        <translation>new</translation>
    </message>
    <message>
        <source>went another way here; is added as a copy</source>
        <translation>went another way here; is added as a copy</translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message>
        <source>Choose a file</source>
        <translation>Choose a file</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Import games</translation>
    </message>
    <message>
        <source>Look into it</source>
        <translation>Look into it</translation>
    </message>
    <message>
        <source>Or the path of the file</source>
        <translation>Or the path of the file</translation>
    </message>
    <message>
        <source>Put the file here: %1</source>
        <translation>Put the file here: %1</translation>
    </message>
</context>
<context>
    <name>LibraryPlug</name>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>Copies of all your games. Tap one to see what is in it; only then can you restore it, and the present state is kept as another copy first. All games can also go out and come in as one file.</source>
        <translation>Copies of all your games. Tap one to see what is in it; only then can you restore it, and the present state is kept as another copy first. All games can also go out and come in as one file.</translation>
    </message>
    <message>
        <source>Restore, export and import all games</source>
        <translation>Restore, export and import all games</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>What your finished games tell: won and lost, points by round, margins and streaks. Tap the funnel to count only some games, the arrow to save the table for a spreadsheet.</source>
        <translation>What your finished games tell: won and lost, points by round, margins and streaks. Tap the funnel to count only some games, the arrow to save the table for a spreadsheet.</translation>
    </message>
    <message>
        <source>Won and lost, VP curves, streaks</source>
        <translation>Won and lost, VP curves, streaks</translation>
    </message>
</context>
<context>
    <name>LibraryStatistics</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 VP</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 VP: %n game(s)</source>
        <translation>
            <numerusform>%1 to %2 VP: %n game</numerusform>
            <numerusform>%1 to %2 VP: %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won of %n game(s), %2 VP on average, %3 at best</source>
        <translation>
            <numerusform>%1 won of %n game, %2 VP on average, %3 at best</numerusform>
            <numerusform>%1 won of %n games, %2 VP on average, %3 at best</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 VP</source>
        <translation>%1 · %2 VP</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s): %1 won, %2 tied, %3 lost</source>
        <translation>
            <numerusform>%n game: %1 won, %2 tied, %3 lost</numerusform>
            <numerusform>%n games: %1 won, %2 tied, %3 lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Automas, best</source>
        <translation>Automas, best</translation>
    </message>
    <message>
        <source>Automas, mean</source>
        <translation>Automas, mean</translation>
    </message>
    <message>
        <source>By company</source>
        <translation>By company</translation>
    </message>
    <message>
        <source>By level of the Automa</source>
        <translation>By level of the Automa</translation>
    </message>
    <message>
        <source>By number of participants</source>
        <translation>By number of participants</translation>
    </message>
    <message>
        <source>By officer</source>
        <translation>By officer</translation>
    </message>
    <message>
        <source>Company of a human</source>
        <translation>Company of a human</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>Exported: %1</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Games played</translation>
    </message>
    <message>
        <source>Humans won %1 of the games they played</source>
        <translation>Humans won %1 of the games they played</translation>
    </message>
    <message>
        <source>Humans, best</source>
        <translation>Humans, best</translation>
    </message>
    <message>
        <source>Humans, mean</source>
        <translation>Humans, mean</translation>
    </message>
    <message>
        <source>Largest win, largest defeat</source>
        <translation>Largest win, largest defeat</translation>
    </message>
    <message>
        <source>Level of an Automa</source>
        <translation>Level of an Automa</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Longest game</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Longest losing streak</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Longest winning streak</translation>
    </message>
    <message>
        <source>Margin on average</source>
        <translation>Margin on average</translation>
    </message>
    <message>
        <source>Most actions</source>
        <translation>Most actions</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Now: %1</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Participants</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round, short</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>The best human against the best Automa</source>
        <translation>The best human against the best Automa</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>The file cannot be written: %1</translation>
    </message>
    <message>
        <source>What the app did</source>
        <translation>What the app did</translation>
    </message>
    <message>
        <source>With</source>
        <translation>With</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Without</translation>
    </message>
    <message>
        <source>Won, tied, lost</source>
        <translation>Won, tied, lost</translation>
    </message>
    <message>
        <source>end</source>
        <translation>end</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
</context>
<context>
    <name>Lookup</name>
    <message>
        <source>%1 (red border)</source>
        <translation>%1 (red border)</translation>
    </message>
    <message>
        <source>%1 energy in each production</source>
        <translation>%1 energy in each production</translation>
    </message>
    <message>
        <source>%1: power %2</source>
        <translation>%1: power %2</translation>
    </message>
    <message>
        <source>%1: power %2, to basin %3</source>
        <translation>%1: power %2, to basin %3</translation>
    </message>
    <message>
        <source>%1; then from %2</source>
        <translation>%1; then from %2</translation>
    </message>
    <message numerus="yes">
        <source>%n excavator(s) for each point of power</source>
        <translation>
            <numerusform>%n excavator for each point of power</numerusform>
            <numerusform>%n excavators for each point of power</numerusform>
        </translation>
    </message>
    <message>
        <source>3 credits more, an Automa loses 3 VP</source>
        <translation>3 credits more, an Automa loses 3 VP</translation>
    </message>
    <message>
        <source>Action of an Automa tile</source>
        <translation>Action of an Automa tile</translation>
    </message>
    <message>
        <source>Action side of a tile</source>
        <translation>Action side of a tile</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Advanced technology tile</source>
        <translation>Advanced technology tile</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Architect</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>At the end</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>Automa tile</source>
        <translation>Automa tile</translation>
    </message>
    <message>
        <source>Base here costs</source>
        <translation>Base here costs</translation>
    </message>
    <message>
        <source>Basin</source>
        <translation>Basin</translation>
    </message>
    <message>
        <source>Basins</source>
        <translation>Basins</translation>
    </message>
    <message>
        <source>Begins in</source>
        <translation>Begins in</translation>
    </message>
    <message>
        <source>Board codes</source>
        <translation>Board codes</translation>
    </message>
    <message>
        <source>Bonus and objectives</source>
        <translation>Bonus and objectives</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <translation>Bonus tile</translation>
    </message>
    <message>
        <source>Bonus tile: %1</source>
        <translation>Bonus tile: %1</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Bonus tiles</translation>
    </message>
    <message>
        <source>Building costs</source>
        <translation>Building costs</translation>
    </message>
    <message>
        <source>Code of a basin or conduit</source>
        <translation>Code of a basin or conduit</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Companies</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Company</translation>
    </message>
    <message>
        <source>Company ability</source>
        <translation>Company ability</translation>
    </message>
    <message>
        <source>Conduit</source>
        <translation>Conduit</translation>
    </message>
    <message>
        <source>Conduit into it</source>
        <translation>Conduit into it</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Conduits</translation>
    </message>
    <message>
        <source>Conduits, in this order</source>
        <translation>Conduits, in this order</translation>
    </message>
    <message>
        <source>Construction wheel</source>
        <translation>Construction wheel</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contract</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contracts</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Cost</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Credit</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Criteria</translation>
    </message>
    <message>
        <source>Criteria side of a tile</source>
        <translation>Criteria side of a tile</translation>
    </message>
    <message>
        <source>Dam spaces</source>
        <translation>Dam spaces</translation>
    </message>
    <message>
        <source>Dams, in this order</source>
        <translation>Dams, in this order</translation>
    </message>
    <message>
        <source>Dashed frame</source>
        <translation>Dashed frame</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>End of the game</translation>
    </message>
    <message>
        <source>Ends in</source>
        <translation>Ends in</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energy</translation>
    </message>
    <message>
        <source>Energy needed</source>
        <translation>Energy needed</translation>
    </message>
    <message>
        <source>Energy track</source>
        <translation>Energy track</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Engineer</translation>
    </message>
    <message>
        <source>Excavator</source>
        <translation>Excavator</translation>
    </message>
    <message>
        <source>Executive officer</source>
        <translation>Executive officer</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Expansion</translation>
    </message>
    <message>
        <source>External works</source>
        <translation>External works</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>Feeds</translation>
    </message>
    <message>
        <source>First</source>
        <translation>First</translation>
    </message>
    <message>
        <source>For a human</source>
        <translation>For a human</translation>
    </message>
    <message>
        <source>For everyone</source>
        <translation>For everyone</translation>
    </message>
    <message>
        <source>For the Automa</source>
        <translation>For the Automa</translation>
    </message>
    <message>
        <source>Green contract</source>
        <translation>Green contract</translation>
    </message>
    <message>
        <source>Headstream</source>
        <translation>Headstream</translation>
    </message>
    <message>
        <source>Headstream tile</source>
        <translation>Headstream tile</translation>
    </message>
    <message>
        <source>Headstream tiles</source>
        <translation>Headstream tiles</translation>
    </message>
    <message>
        <source>Height of a dam</source>
        <translation>Height of a dam</translation>
    </message>
    <message>
        <source>If nothing else is possible</source>
        <translation>If nothing else is possible</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Income</translation>
    </message>
    <message>
        <source>Income, row: %1</source>
        <translation>Income, row: %1</translation>
    </message>
    <message>
        <source>Its water passes basins</source>
        <translation>Its water passes basins</translation>
    </message>
    <message>
        <source>Joker tile</source>
        <translation>Joker tile</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Leader</translation>
    </message>
    <message>
        <source>Leeghwater only</source>
        <translation>Leeghwater only</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>Machinery</source>
        <translation>Machinery</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>Mixer</source>
        <translation>Mixer</translation>
    </message>
    <message>
        <source>National contract</source>
        <translation>National contract</translation>
    </message>
    <message>
        <source>Neutral dam</source>
        <translation>Neutral dam</translation>
    </message>
    <message>
        <source>Not in round 5</source>
        <translation>Not in round 5</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Objective tile</translation>
    </message>
    <message>
        <source>Objective tiles</source>
        <translation>Objective tiles</translation>
    </message>
    <message>
        <source>Objective: %1</source>
        <translation>Objective: %1</translation>
    </message>
    <message>
        <source>Officers</source>
        <translation>Officers</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Power of a conduit</source>
        <translation>Power of a conduit</translation>
    </message>
    <message>
        <source>Powerhouse %1</source>
        <translation>Powerhouse %1</translation>
    </message>
    <message>
        <source>Powerhouse spaces</source>
        <translation>Powerhouse spaces</translation>
    </message>
    <message>
        <source>Powerhouses, in this order</source>
        <translation>Powerhouses, in this order</translation>
    </message>
    <message>
        <source>Printed on</source>
        <translation>Printed on</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Private buildings</translation>
    </message>
    <message>
        <source>Production system</source>
        <translation>Production system</translation>
    </message>
    <message>
        <source>Readings to choose</source>
        <translation>Readings to choose</translation>
    </message>
    <message>
        <source>Red border</source>
        <translation>Red border</translation>
    </message>
    <message>
        <source>Red contract</source>
        <translation>Red contract</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regions</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Reward</translation>
    </message>
    <message>
        <source>River</source>
        <translation>River</translation>
    </message>
    <message>
        <source>Round and its phases</source>
        <translation>Round and its phases</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Scoring</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Second</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Set-up of the Automa</source>
        <translation>Set-up of the Automa</translation>
    </message>
    <message>
        <source>Someone else’s conduit</source>
        <translation>Someone else’s conduit</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Spaces</translation>
    </message>
    <message>
        <source>Starting contract</source>
        <translation>Starting contract</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Structures</translation>
    </message>
    <message>
        <source>Technology tile</source>
        <translation>Technology tile</translation>
    </message>
    <message>
        <source>Technology tiles</source>
        <translation>Technology tiles</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>The Leeghwater Project</translation>
    </message>
    <message>
        <source>The turn goes on</source>
        <translation>The turn goes on</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Third</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Tie-break</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Tile %1</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tiles</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Turn order</translation>
    </message>
    <message>
        <source>Victory points (VP)</source>
        <translation>Victory points (VP)</translation>
    </message>
    <message>
        <source>Water drop</source>
        <translation>Water drop</translation>
    </message>
    <message>
        <source>Water flow</source>
        <translation>Water flow</translation>
    </message>
    <message>
        <source>Water flows to</source>
        <translation>Water flows to</translation>
    </message>
    <message>
        <source>Water from</source>
        <translation>Water from</translation>
    </message>
    <message>
        <source>Words and actions</source>
        <translation>Words and actions</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Words of the game</translation>
    </message>
    <message>
        <source>Yellow contract</source>
        <translation>Yellow contract</translation>
    </message>
    <message>
        <source>basins %1</source>
        <translation>basins %1</translation>
    </message>
    <message>
        <source>company</source>
        <translation>company</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>criterion</translation>
    </message>
    <message>
        <source>dam: %1</source>
        <translation>dam: %1</translation>
    </message>
    <message>
        <source>difficulty level</source>
        <translation>difficulty level</translation>
    </message>
    <message>
        <source>executive officer</source>
        <translation>executive officer</translation>
    </message>
    <message>
        <source>feeds basin %1</source>
        <translation>feeds basin %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>no. %1</translation>
    </message>
    <message>
        <source>piece %1: %2</source>
        <translation>piece %1: %2</translation>
    </message>
    <message>
        <source>power %1, from basin %2 to basin %3</source>
        <translation>power %1, from basin %2 to basin %3</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>rule</translation>
    </message>
    <message>
        <source>tiles %1</source>
        <translation>tiles %1</translation>
    </message>
    <message>
        <source>yes: 3 credits more, an Automa loses 3 VP</source>
        <translation>yes: 3 credits more, an Automa loses 3 VP</translation>
    </message>
</context>
<context>
    <name>LookupCriterion</name>
    <message>
        <source>Drops out:</source>
        <translation>Drops out:</translation>
    </message>
    <message>
        <source>From a played game. It builds: %1. Criteria of tile %2.</source>
        <translation>From a played game. It builds: %1. Criteria of tile %2.</translation>
    </message>
    <message>
        <source>Stays:</source>
        <translation>Stays:</translation>
    </message>
</context>
<context>
    <name>LookupDetail</name>
    <message>
        <source>Choose an entry</source>
        <translation>Choose an entry</translation>
    </message>
    <message>
        <source>Search on the left or leaf through a list.</source>
        <translation>Search on the left or leaf through a list.</translation>
    </message>
    <message>
        <source>Where it is printed</source>
        <translation>Where it is printed</translation>
    </message>
</context>
<context>
    <name>LookupLinks</name>
    <message>
        <source>See also</source>
        <translation>See also</translation>
    </message>
</context>
<context>
    <name>LookupList</name>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>No tile has all of this</source>
        <translation>No tile has all of this</translation>
    </message>
    <message>
        <source>Nothing for “%1”</source>
        <translation>Nothing for “%1”</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Try another word, a code like 5A or a rule number like B-4.7.</source>
        <translation>Try another word, a code like 5A or a rule number like B-4.7.</translation>
    </message>
</context>
<context>
    <name>LookupPage</name>
    <message>
        <source>Barrage</source>
        <translation>Barrage</translation>
    </message>
    <message>
        <source>Look-up</source>
        <translation>Look-up</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Next tile</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Tile before</source>
        <translation>Tile before</translation>
    </message>
</context>
<context>
    <name>LookupPlug</name>
    <message>
        <source>Look-up</source>
        <translation>Look-up</translation>
    </message>
    <message>
        <source>Tiles, criteria, codes, rules</source>
        <translation>Tiles, criteria, codes, rules</translation>
    </message>
</context>
<context>
    <name>LookupTile</name>
    <message>
        <source>Action side</source>
        <translation>Action side</translation>
    </message>
    <message>
        <source>Criteria side</source>
        <translation>Criteria side</translation>
    </message>
    <message>
        <source>applied from the top</source>
        <translation>applied from the top</translation>
    </message>
    <message>
        <source>tried from the top; dashed: the turn goes on</source>
        <translation>tried from the top; dashed: the turn goes on</translation>
    </message>
</context>
<context>
    <name>LookupTileCell</name>
    <message numerus="yes">
        <source>%n engineer(s)</source>
        <translation>
            <numerusform>%n engineer</numerusform>
            <numerusform>%n engineers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupTileCriteria</name>
    <message>
        <source>Headstreams %1, for water ties</source>
        <translation>Headstreams %1, for water ties</translation>
    </message>
    <message>
        <source>then from</source>
        <translation>then from</translation>
    </message>
</context>
<context>
    <name>LookupTileFilter</name>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Code %1</source>
        <translation>Code %1</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Criterion</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Automa Companion</source>
        <translation>Automa Companion</translation>
    </message>
</context>
<context>
    <name>MapScene</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, height %3, %4</source>
        <translation>%1: %2, height %3, %4</translation>
    </message>
    <message>
        <source>%1: free</source>
        <translation>%1: free</translation>
    </message>
</context>
<context>
    <name>NavBar</name>
    <message>
        <source>Navigation</source>
        <translation>Navigation</translation>
    </message>
</context>
<context>
    <name>NewGameEditor</name>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Company</translation>
    </message>
    <message>
        <source>Executive officer</source>
        <translation>Executive officer</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Human</translation>
    </message>
    <message>
        <source>Participant %1</source>
        <translation>Participant %1</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Who plays</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Add a participant (%1 of 4)</source>
        <translation>Add a participant (%1 of 4)</translation>
    </message>
    <message>
        <source>App decides</source>
        <translation>App decides</translation>
    </message>
    <message>
        <source>Automa tiles</source>
        <translation>Automa tiles</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Buildings and external works</source>
        <translation>Buildings and external works</translation>
    </message>
    <message>
        <source>Enter a code</source>
        <translation>Enter a code</translation>
    </message>
    <message>
        <source>Four companies are the most</source>
        <translation>Four companies are the most</translation>
    </message>
    <message>
        <source>From the app</source>
        <translation>From the app</translation>
    </message>
    <message>
        <source>From the box</source>
        <translation>From the box</translation>
    </message>
    <message>
        <source>House readings</source>
        <translation>House readings</translation>
    </message>
    <message>
        <source>Leeghwater expansion</source>
        <translation>Leeghwater expansion</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Set up the table</source>
        <translation>Set up the table</translation>
    </message>
    <message>
        <source>Step 1 of 2 · who plays</source>
        <translation>Step 1 of 2 · who plays</translation>
    </message>
    <message>
        <source>The app shuffles and turns them up; yours stay in the box</source>
        <translation>The app shuffles and turns them up; yours stay in the box</translation>
    </message>
    <message>
        <source>The app turns up the Automa tiles and keeps VP, energy and engineers. You decide by hand; the board needs no set-up here.</source>
        <translation>The app turns up the Automa tiles and keeps VP, energy and engineers. You decide by hand; the board needs no set-up here.</translation>
    </message>
    <message>
        <source>The same set-up as on another phone</source>
        <translation>The same set-up as on another phone</translation>
    </message>
    <message>
        <source>Tiles only</source>
        <translation>Tiles only</translation>
    </message>
    <message>
        <source>Tiles only · who plays</source>
        <translation>Tiles only · who plays</translation>
    </message>
    <message>
        <source>What the app does</source>
        <translation>What the app does</translation>
    </message>
    <message>
        <source>You turn them up and say which one came</source>
        <translation>You turn them up and say which one came</translation>
    </message>
</context>
<context>
    <name>NewGameParticipant</name>
    <message>
        <source>Change participant %1</source>
        <translation>Change participant %1</translation>
    </message>
    <message>
        <source>Executive officer: %1</source>
        <translation>Executive officer: %1</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Remove participant %1</source>
        <translation>Remove participant %1</translation>
    </message>
</context>
<context>
    <name>NewGameReadings</name>
    <message>
        <source>House readings</source>
        <translation>House readings</translation>
    </message>
    <message>
        <source>The rulebooks leave these questions open. The first answer is our default.</source>
        <translation>The rulebooks leave these questions open. The first answer is our default.</translation>
    </message>
</context>
<context>
    <name>PadAmounts</name>
    <message>
        <source>The drops flow at once</source>
        <translation>The drops flow at once</translation>
    </message>
</context>
<context>
    <name>PadFold</name>
    <message>
        <source>Back to the buttons</source>
        <translation>Back to the buttons</translation>
    </message>
</context>
<context>
    <name>PadOption</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PadPreview</name>
    <message>
        <source>A contract that you fulfil with it: a national one under Contract, its VP under Markers.</source>
        <translation>A contract that you fulfil with it: a national one under Contract, its VP under Markers.</translation>
    </message>
    <message>
        <source>Choose a building.</source>
        <translation>Choose a building.</translation>
    </message>
    <message>
        <source>Choose a system.</source>
        <translation>Choose a system.</translation>
    </message>
    <message>
        <source>Choose the contract that is taken.</source>
        <translation>Choose the contract that is taken.</translation>
    </message>
    <message>
        <source>Choose the tile that is taken.</source>
        <translation>Choose the tile that is taken.</translation>
    </message>
    <message>
        <source>Choose where the drops go.</source>
        <translation>Choose where the drops go.</translation>
    </message>
    <message>
        <source>Count this, the turn goes on</source>
        <translation>Count this, the turn goes on</translation>
    </message>
    <message>
        <source>No system with water is ready.</source>
        <translation>No system with water is ready.</translation>
    </message>
    <message>
        <source>No tile lies in the Patent Office.</source>
        <translation>No tile lies in the Patent Office.</translation>
    </message>
    <message>
        <source>Records this and keeps the turn open</source>
        <translation>Records this and keeps the turn open</translation>
    </message>
    <message>
        <source>Set how far the markers move.</source>
        <translation>Set how far the markers move.</translation>
    </message>
    <message>
        <source>Tap a lit space on the map.</source>
        <translation>Tap a lit space on the map.</translation>
    </message>
</context>
<context>
    <name>PadStructures</name>
    <message>
        <source>What is built</source>
        <translation>What is built</translation>
    </message>
</context>
<context>
    <name>PowerPlate</name>
    <message>
        <source>Power %1</source>
        <translation>Power %1</translation>
    </message>
</context>
<context>
    <name>ProgressSteps</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
</context>
<context>
    <name>ResultChart</name>
    <message>
        <source>VP after each round</source>
        <translation>VP after each round</translation>
    </message>
</context>
<context>
    <name>RoundEndPane</name>
    <message>
        <source>Energy made</source>
        <translation>Energy made</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>VP gained</source>
        <translation>VP gained</translation>
    </message>
    <message>
        <source>full bonus from %1</source>
        <translation>full bonus from %1</translation>
    </message>
</context>
<context>
    <name>RoundEndTable</name>
    <message>
        <source>Tap a line for its sum</source>
        <translation>Tap a line for its sum</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>As on this device</source>
        <translation>As on this device</translation>
    </message>
    <message>
        <source>Changes take effect at once</source>
        <translation>Changes take effect at once</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Keep the screen on</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Light</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animations</comment>
        <translation>Off</translation>
    </message>
    <message>
        <source>On</source>
        <comment>animations</comment>
        <translation>On</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>System</source>
        <comment>animations</comment>
        <translation>System</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme</comment>
        <translation>System</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>While a game is open</source>
        <translation>While a game is open</translation>
    </message>
</context>
<context>
    <name>SetupFamily</name>
    <message>
        <source>Tap to choose</source>
        <translation>Tap to choose</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>%1 of %2 places entered</source>
        <translation>%1 of %2 places entered</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Begin the game</translation>
    </message>
    <message numerus="yes">
        <source>Begin the game · %n step(s) open</source>
        <translation>
            <numerusform>Begin the game · %n step open</numerusform>
            <numerusform>Begin the game · %n steps open</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Draw again</translation>
    </message>
    <message>
        <source>Enter what lies there</source>
        <translation>Enter what lies there</translation>
    </message>
    <message>
        <source>How the table is set up</source>
        <translation>How the table is set up</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Next: %1</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message>
        <source>Step %1 of %2 · drawn by the app</source>
        <translation>Step %1 of %2 · drawn by the app</translation>
    </message>
    <message>
        <source>Tap what lies there</source>
        <translation>Tap what lies there</translation>
    </message>
    <message>
        <source>The app draws it</source>
        <translation>The app draws it</translation>
    </message>
    <message>
        <source>The rest is set up as in your rulebook.</source>
        <translation>The rest is set up as in your rulebook.</translation>
    </message>
    <message>
        <source>The table is ready</source>
        <translation>The table is ready</translation>
    </message>
</context>
<context>
    <name>ShareCodeCard</name>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copy the code</translation>
    </message>
    <message>
        <source>With this code another phone lays out the same table</source>
        <translation>With this code another phone lays out the same table</translation>
    </message>
</context>
<context>
    <name>ShareCodeEntry</name>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Enter a code</source>
        <translation>Enter a code</translation>
    </message>
    <message>
        <source>It is shown on the set-up page of the other phone</source>
        <translation>It is shown on the set-up page of the other phone</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Use this code</source>
        <translation>Use this code</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>About</source>
        <translation>About</translation>
    </message>
    <message>
        <source>Go on with the last game or begin a new one. The list below leads to all saved games, the look-up, the statistics and the settings. A question mark like this one is on every screen.</source>
        <translation>Go on with the last game or begin a new one. The list below leads to all saved games, the look-up, the statistics and the settings. A question mark like this one is on every screen.</translation>
    </message>
    <message>
        <source>How the app speaks and looks. Every change takes effect at once. Further down are the backups of your games, the tour and who made the app.</source>
        <translation>How the app speaks and looks. Every change takes effect at once. Further down are the backups of your games, the tour and who made the app.</translation>
    </message>
    <message>
        <source>Language, theme, text size</source>
        <translation>Language, theme, text size</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Version, licence, thanks</source>
        <translation>Version, licence, thanks</translation>
    </message>
    <message>
        <source>Which version this is, who may use it and what it is built with. There is nothing to set here.</source>
        <translation>Which version this is, who may use it and what it is built with. There is nothing to set here.</translation>
    </message>
</context>
<context>
    <name>StatisticsCurves</name>
    <message>
        <source>VP by round</source>
        <translation>VP by round</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <source>All games are alike: there is nothing to choose.</source>
        <translation>All games are alike: there is nothing to choose.</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filters</translation>
    </message>
</context>
<context>
    <name>StatisticsMargins</name>
    <message>
        <source>Filled: a human was ahead. Outlined: an Automa was ahead.</source>
        <translation>Filled: a human was ahead. Outlined: an Automa was ahead.</translation>
    </message>
    <message>
        <source>Margins in VP</source>
        <translation>Margins in VP</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>A game counts here when its result has been saved on its last screen.</source>
        <translation>A game counts here when its result has been saved on its last screen.</translation>
    </message>
    <message numerus="yes">
        <source>Clear %n filter(s)</source>
        <translation>
            <numerusform>Clear %n filter</numerusform>
            <numerusform>Clear %n filters</numerusform>
        </translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Export as CSV</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filters</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Finished games</translation>
    </message>
    <message>
        <source>No finished game yet</source>
        <translation>No finished game yet</translation>
    </message>
    <message>
        <source>No game matches these filters.</source>
        <translation>No game matches these filters.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
</context>
<context>
    <name>StatisticsRecords</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>StatisticsSeats</name>
    <message>
        <source>Automas: %1</source>
        <translation>Automas: %1</translation>
    </message>
    <message>
        <source>Humans: %1</source>
        <translation>Humans: %1</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: %1</source>
        <translation>Less: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>More: %1</translation>
    </message>
</context>
<context>
    <name>StorageErrors</name>
    <message>
        <source>A part of the saved games was missing. The last actions may be lost.</source>
        <translation>A part of the saved games was missing. The last actions may be lost.</translation>
    </message>
    <message>
        <source>For now, games are kept in memory only.</source>
        <translation>For now, games are kept in memory only.</translation>
    </message>
    <message>
        <source>Saving failed for an unknown reason.</source>
        <translation>Saving failed for an unknown reason.</translation>
    </message>
    <message>
        <source>The app is already running and uses the saved games. Close the other window.</source>
        <translation>The app is already running and uses the saved games. Close the other window.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space; the app will try again.</source>
        <translation>The disk is full. Free some space; the app will try again.</translation>
    </message>
    <message>
        <source>The disk reported a fault while reading or writing.</source>
        <translation>The disk reported a fault while reading or writing.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of the app. Update the app to read it.</source>
        <translation>The file comes from a newer version of the app. Update the app to read it.</translation>
    </message>
    <message>
        <source>The file holds a value that makes no sense.</source>
        <translation>The file holds a value that makes no sense.</translation>
    </message>
    <message>
        <source>The file is nested too deeply to be a saved game.</source>
        <translation>The file is nested too deeply to be a saved game.</translation>
    </message>
    <message>
        <source>The file is not an exported game.</source>
        <translation>The file is not an exported game.</translation>
    </message>
    <message>
        <source>The file is too big to be a saved game.</source>
        <translation>The file is too big to be a saved game.</translation>
    </message>
    <message>
        <source>The file of the saved games belongs to another program.</source>
        <translation>The file of the saved games belongs to another program.</translation>
    </message>
    <message>
        <source>The file of the saved games cannot be opened.</source>
        <translation>The file of the saved games cannot be opened.</translation>
    </message>
    <message>
        <source>The file of the saved games holds something else.</source>
        <translation>The file of the saved games holds something else.</translation>
    </message>
    <message>
        <source>The file of the saved games is damaged. It was left as it is.</source>
        <translation>The file of the saved games is damaged. It was left as it is.</translation>
    </message>
    <message>
        <source>The file of the saved games is empty.</source>
        <translation>The file of the saved games is empty.</translation>
    </message>
    <message>
        <source>The file was changed or cut short on its way: its checksum does not fit.</source>
        <translation>The file was changed or cut short on its way: its checksum does not fit.</translation>
    </message>
    <message>
        <source>The folder of the saved games cannot be written to.</source>
        <translation>The folder of the saved games cannot be written to.</translation>
    </message>
    <message>
        <source>The history has no such place.</source>
        <translation>The history has no such place.</translation>
    </message>
    <message>
        <source>The record of this game does not fit together.</source>
        <translation>The record of this game does not fit together.</translation>
    </message>
    <message>
        <source>The saved game has been changed elsewhere in the meantime.</source>
        <translation>The saved game has been changed elsewhere in the meantime.</translation>
    </message>
    <message>
        <source>The saved games are busy just now. Try again in a moment.</source>
        <translation>The saved games are busy just now. Try again in a moment.</translation>
    </message>
    <message>
        <source>The saved games come from a newer version of the app. Update the app to open them.</source>
        <translation>The saved games come from a newer version of the app. Update the app to open them.</translation>
    </message>
    <message>
        <source>The saved games come from an older version and must be brought up to date first.</source>
        <translation>The saved games come from an older version and must be brought up to date first.</translation>
    </message>
    <message>
        <source>There is no such backup.</source>
        <translation>There is no such backup.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>There is no such file.</translation>
    </message>
    <message>
        <source>There is not enough memory to do this.</source>
        <translation>There is not enough memory to do this.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>There is nothing to redo.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>There is nothing to undo.</translation>
    </message>
    <message>
        <source>This game has been deleted.</source>
        <translation>This game has been deleted.</translation>
    </message>
    <message>
        <source>This game is not among the saved games.</source>
        <translation>This game is not among the saved games.</translation>
    </message>
    <message>
        <source>This text is empty, too long or holds characters that cannot be kept.</source>
        <translation>This text is empty, too long or holds characters that cannot be kept.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>End the turn</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Why?</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Turn order</source>
        <translation>Turn order</translation>
    </message>
</context>
<context>
    <name>TableStripCell</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, now</source>
        <translation>%1, %2, now</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Not done:</source>
        <translation>Not done:</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Why?</translation>
    </message>
</context>
<context>
    <name>TextSizeCard</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Put &lt;b&gt;2 drops&lt;/b&gt; here</source>
        <translation>Put &lt;b&gt;2 drops&lt;/b&gt; here</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
</context>
<context>
    <name>TilesAction</name>
    <message>
        <source>Action %1: %2</source>
        <translation>Action %1: %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>done</translation>
    </message>
    <message>
        <source>not in this game or round</source>
        <translation>not in this game or round</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>not possible</translation>
    </message>
</context>
<context>
    <name>TilesEnterPage</name>
    <message>
        <source>Enter the board</source>
        <translation>Enter the board</translation>
    </message>
    <message>
        <source>Go on with the board</source>
        <translation>Go on with the board</translation>
    </message>
    <message>
        <source>Tap a space and set what stands there</source>
        <translation>Tap a space and set what stands there</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
</context>
<context>
    <name>TilesMarkers</name>
    <message>
        <source>Energy</source>
        <translation>Energy</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Engineers</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VP</translation>
    </message>
</context>
<context>
    <name>TilesMenu</name>
    <message>
        <source>End this turn without an action</source>
        <translation>End this turn without an action</translation>
    </message>
    <message>
        <source>Enter what stands there; from then on the app decides. Markers, engineers and tiles stay.</source>
        <translation>Enter what stands there; from then on the app decides. Markers, engineers and tiles stay.</translation>
    </message>
    <message>
        <source>If you played it differently at the table</source>
        <translation>If you played it differently at the table</translation>
    </message>
    <message>
        <source>Now: the Automa tiles and the markers</source>
        <translation>Now: the Automa tiles and the markers</translation>
    </message>
    <message>
        <source>Now: the whole board</source>
        <translation>Now: the whole board</translation>
    </message>
    <message>
        <source>Tiles only from here on</source>
        <translation>Tiles only from here on</translation>
    </message>
    <message>
        <source>Track the board</source>
        <translation>Track the board</translation>
    </message>
    <message>
        <source>What the app tracks</source>
        <translation>What the app tracks</translation>
    </message>
    <message>
        <source>You decide by hand; the app turns up tiles and keeps the markers. The board as it is now is remembered.</source>
        <translation>You decide by hand; the app turns up tiles and keeps the markers. The board as it is now is remembered.</translation>
    </message>
</context>
<context>
    <name>TilesPanes</name>
    <message>
        <source>Criteria: tile %1</source>
        <translation>Criteria: tile %1</translation>
    </message>
</context>
<context>
    <name>TilesRound</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Move up: %1</source>
        <translation>Move up: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>VP at the end</source>
        <translation>VP at the end</translation>
    </message>
    <message>
        <source>VP counted at the table: %1</source>
        <translation>VP counted at the table: %1</translation>
    </message>
    <message>
        <source>VP of the bonus tile</source>
        <translation>VP of the bonus tile</translation>
    </message>
</context>
<context>
    <name>TilesRule</name>
    <message>
        <source>%1 and its rules</source>
        <translation>%1 and its rules</translation>
    </message>
    <message>
        <source>Energy gained</source>
        <translation>Energy gained</translation>
    </message>
    <message>
        <source>VP gained or lost</source>
        <translation>VP gained or lost</translation>
    </message>
</context>
<context>
    <name>TilesRules</name>
    <message>
        <source>Rules of this action</source>
        <translation>Rules of this action</translation>
    </message>
</context>
<context>
    <name>TilesSide</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Headstreams for water: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Headstreams for water: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>then from &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>then from &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>TilesTurn</name>
    <message>
        <source>Criteria: tile %1</source>
        <translation>Criteria: tile %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Not possible</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passes</translation>
    </message>
    <message>
        <source>Turn done</source>
        <translation>Turn done</translation>
    </message>
    <message>
        <source>Turn up a tile</source>
        <translation>Turn up a tile</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
</context>
<context>
    <name>TourPage</name>
    <message>
        <source>Recorded</source>
        <translation>Recorded</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Skip the tour</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Tour</translation>
    </message>
</context>
<context>
    <name>TrackerBoard</name>
    <message>
        <source>Income uncovered: %1</source>
        <translation>Income uncovered: %1</translation>
    </message>
    <message>
        <source>Income uncovered: none</source>
        <translation>Income uncovered: none</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>On the board</translation>
    </message>
</context>
<context>
    <name>TrackerEditor</name>
    <message>
        <source>Back to the overview</source>
        <translation>Back to the overview</translation>
    </message>
    <message>
        <source>Contracts fulfilled</source>
        <translation>Contracts fulfilled</translation>
    </message>
    <message>
        <source>External works carried out</source>
        <translation>External works carried out</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Set by hand</translation>
    </message>
    <message>
        <source>Technology tiles in hand</source>
        <translation>Technology tiles in hand</translation>
    </message>
    <message>
        <source>Turn up a tile</source>
        <translation>Turn up a tile</translation>
    </message>
    <message>
        <source>What lies before you?</source>
        <translation>What lies before you?</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Wheel</translation>
    </message>
</context>
<context>
    <name>TrackerEditorNumbers</name>
    <message>
        <source>Contracts fulfilled</source>
        <translation>Contracts fulfilled</translation>
    </message>
    <message>
        <source>Every change is written into the ledger as “by hand” and can be undone.</source>
        <translation>Every change is written into the ledger as “by hand” and can be undone.</translation>
    </message>
    <message>
        <source>External works carried out</source>
        <translation>External works carried out</translation>
    </message>
    <message>
        <source>Mahiri Sekibo: your first action of the round comes from an Automa tile. To read it, the app must know your hand.</source>
        <translation>Mahiri Sekibo: your first action of the round comes from an Automa tile. To read it, the app must know your hand.</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Structures</translation>
    </message>
    <message>
        <source>Tap them on the board</source>
        <translation>Tap them on the board</translation>
    </message>
    <message>
        <source>Technology tiles in hand</source>
        <translation>Technology tiles in hand</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Wheel</translation>
    </message>
</context>
<context>
    <name>TrackerEditorWheel</name>
    <message>
        <source>Concrete mixers in segment %1</source>
        <translation>Concrete mixers in segment %1</translation>
    </message>
    <message>
        <source>Excavators in segment %1</source>
        <translation>Excavators in segment %1</translation>
    </message>
    <message>
        <source>Segment, counted clockwise from the open one</source>
        <translation>Segment, counted clockwise from the open one</translation>
    </message>
</context>
<context>
    <name>TrackerEnergy</name>
    <message>
        <source>Energy %1</source>
        <translation>Energy %1</translation>
    </message>
</context>
<context>
    <name>TrackerPoints</name>
    <message>
        <source>%1 VP</source>
        <translation>%1 VP</translation>
    </message>
    <message>
        <source>%1 → %2 VP</source>
        <translation>%1 → %2 VP</translation>
    </message>
    <message>
        <source>Full ledger</source>
        <translation>Full ledger</translation>
    </message>
    <message>
        <source>No change yet.</source>
        <translation>No change yet.</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Set by hand</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>Shorter</translation>
    </message>
    <message>
        <source>The table counts these VP.</source>
        <translation>The table counts these VP.</translation>
    </message>
</context>
<context>
    <name>TrackerWheel</name>
    <message>
        <source>In hand</source>
        <translation>In hand</translation>
    </message>
    <message>
        <source>Wheel and technology</source>
        <translation>Wheel and technology</translation>
    </message>
</context>
<context>
    <name>WheelView</name>
    <message>
        <source>The wheel is empty</source>
        <translation>The wheel is empty</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>segment %1: %2, excavators %3, mixers %4</source>
        <translation>segment %1: %2, excavators %3, mixers %4</translation>
    </message>
</context>
<context>
    <name>WhyBox</name>
    <message>
        <source>%1 left: %2</source>
        <translation>%1 left: %2</translation>
    </message>
</context>
<context>
    <name>WhyModel</name>
    <message>
        <source>%1 · criteria tile %2 (%3)</source>
        <translation>%1 · criteria tile %2 (%3)</translation>
    </message>
    <message>
        <source>Another system is better</source>
        <translation>Another system is better</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Next: %1</translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <translation>Skipped: %1</translation>
    </message>
    <message>
        <source>So this action is skipped and the next one on the tile is tried.</source>
        <translation>So this action is skipped and the next one on the tile is tried.</translation>
    </message>
    <message>
        <source>The condition is met</source>
        <translation>The condition is met</translation>
    </message>
    <message>
        <source>This is chosen</source>
        <translation>This is chosen</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>What is done</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <comment>a place on the board</comment>
        <translation>Why %1?</translation>
    </message>
    <message>
        <source>Why is action %1 skipped?</source>
        <translation>Why is action %1 skipped?</translation>
    </message>
    <message>
        <source>Why this turn?</source>
        <translation>Why this turn?</translation>
    </message>
    <message>
        <source>a system that is not used</source>
        <translation>a system that is not used</translation>
    </message>
    <message>
        <source>out before: %1</source>
        <translation>out before: %1</translation>
    </message>
    <message>
        <source>out now: %1</source>
        <translation>out now: %1</translation>
    </message>
    <message>
        <source>still in: %1</source>
        <translation>still in: %1</translation>
    </message>
    <message>
        <source>the system</source>
        <translation>the system</translation>
    </message>
    <message>
        <source>what counts here</source>
        <translation>what counts here</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>winner</translation>
    </message>
</context>
<context>
    <name>WhyPage</name>
    <message>
        <source>Action %1</source>
        <translation>Action %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Got it</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>Action %1: done</source>
        <translation>Action %1: done</translation>
    </message>
    <message>
        <source>Action %1: skipped</source>
        <translation>Action %1: skipped</translation>
    </message>
    <message>
        <source>All actions tried</source>
        <translation>All actions tried</translation>
    </message>
</context>
</TS>
