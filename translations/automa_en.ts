<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>Main</name>
    <message>
        <source>Automa Companion</source>
        <translation>Automa Companion</translation>
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
