<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AppBar</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
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
        <source>A conduit may be paid with mixers instead: 1 mixer per power.</source>
        <translation>A conduit may be paid with mixers instead: 1 mixer per power.</translation>
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
        <source>The Automa pays conduits with mixers first, 1 per power, and takes mixers whenever it may choose a machine.</source>
        <translation>The Automa pays conduits with mixers first, 1 per power, and takes mixers whenever it may choose a machine.</translation>
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
        <source>basin %1, upper</source>
        <translation>basin %1, upper</translation>
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
        <source>centre column</source>
        <translation>centre column</translation>
    </message>
    <message>
        <source>closed below 4</source>
        <translation>closed below 4</translation>
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
        <source>patent office</source>
        <translation>patent office</translation>
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
        <source>For bases and elevations the mountains come before the hills and the hills before the plains. This is looked at after the completing of a system and before the first criterion.</source>
        <translation>For bases and elevations the mountains come before the hills and the hills before the plains. This is looked at after the completing of a system and before the first criterion.</translation>
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
        <source>From High Voltage up: the Automa pays only the kind of machine it has fewer of; equal numbers: excavators. If it has too few of that kind, it cannot pay this building.</source>
        <translation>From High Voltage up: the Automa pays only the kind of machine it has fewer of; equal numbers: excavators. If it has too few of that kind, it cannot pay this building.</translation>
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
        <source>Paying an external work</source>
        <translation>Paying an external work</translation>
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
    <name>HomeFeed</name>
    <message>
        <source>saved %1</source>
        <translation>saved %1</translation>
    </message>
    <message>
        <source>saved just now</source>
        <translation>saved just now</translation>
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
    <name>Main</name>
    <message>
        <source>Automa Companion</source>
        <translation>Automa Companion</translation>
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
        <source>Language, theme, text size</source>
        <translation>Language, theme, text size</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
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
</TS>
