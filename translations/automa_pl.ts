<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>O aplikacji</translation>
    </message>
    <message>
        <source>Automa Companion</source>
        <translation>Automa Companion</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Zbudowano z użyciem</translation>
    </message>
    <message>
        <source>Free software</source>
        <translation>Wolne oprogramowanie</translation>
    </message>
    <message>
        <source>MIT licence. You may use, study, share and change it.</source>
        <translation>Licencja MIT. Możesz używać programu, poznawać go, rozpowszechniać i zmieniać.</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>The app plays the Automa in a board game that lies on your table. It knows the position, decides, says what to move and shows why. It works without a network and sends nothing anywhere.</source>
        <translation>Aplikacja gra jako Automa w grze planszowej, która leży na twoim stole. Zna sytuację na planszy, decyduje, mówi, co przesunąć, i pokazuje dlaczego. Działa bez sieci i niczego nigdzie nie wysyła.</translation>
    </message>
    <message>
        <source>The board games belong to their authors and publishers, who have no part in this app. You need the game itself: no rulebook text and no artwork of theirs is in here. All words and drawings are our own.</source>
        <translation>Gry planszowe należą do swoich autorów i wydawców, którzy nie mają udziału w tej aplikacji. Potrzebna jest sama gra: nie ma tu tekstów instrukcji ani grafik wydawców. Wszystkie słowa i rysunki są nasze.</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Wersja %1</translation>
    </message>
    <message>
        <source>You move the cardboard. It decides.</source>
        <translation>Ty przesuwasz elementy. Decyduje aplikacja.</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>domena publiczna</translation>
    </message>
</context>
<context>
    <name>AppBar</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>What is this screen for?</source>
        <translation>Do czego służy ten ekran?</translation>
    </message>
</context>
<context>
    <name>AskOfficers</name>
    <message>
        <source>Executive officer</source>
        <translation>Dyrektor wykonawczy</translation>
    </message>
</context>
<context>
    <name>AskPage</name>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Zapytaj</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Zapytaj znowu</translation>
    </message>
    <message>
        <source>Ask once</source>
        <translation>Jedno pytanie</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Empty the board and begin anew</source>
        <translation>Usuń wszystko z mapy i zacznij od nowa</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>The answer follows every change on the map</source>
        <translation>Odpowiedź uwzględnia każdą zmianę na mapie</translation>
    </message>
    <message>
        <source>What would the Automa do? Nothing is saved</source>
        <translation>Co zrobiłaby Automa? Nic nie jest zapisywane</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
</context>
<context>
    <name>AskTiles</name>
    <message>
        <source>%1, code %2</source>
        <translation>%1, kod %2</translation>
    </message>
    <message>
        <source>By its code, as printed: dam, conduit, powerhouse</source>
        <translation>Po wydrukowanym kodzie: tama, kanał, elektrownia</translation>
    </message>
    <message>
        <source>Which tile shows the actions?</source>
        <translation>Który kafel pokazuje akcje?</translation>
    </message>
    <message>
        <source>Which tile shows the criteria?</source>
        <translation>Który kafel pokazuje kryteria?</translation>
    </message>
</context>
<context>
    <name>AskWho</name>
    <message>
        <source>Actions: tile %1</source>
        <translation>Akcje: kafel %1</translation>
    </message>
    <message>
        <source>At first as at the start of a game</source>
        <translation>Najpierw jak na początku gry</translation>
    </message>
    <message>
        <source>Criteria: tile %1</source>
        <translation>Kryteria: kafel %1</translation>
    </message>
    <message>
        <source>Executive officer</source>
        <translation>Dyrektor wykonawczy</translation>
    </message>
    <message>
        <source>Leeghwater expansion</source>
        <translation>„Projekt Leeghwatera”</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>The tile flipped beside it</source>
        <translation>Kafel odwrócony obok</translation>
    </message>
    <message>
        <source>The tile on top of the stack</source>
        <translation>Kafel na wierzchu stosu</translation>
    </message>
    <message>
        <source>Wheel and technology</source>
        <translation>Koło i technologie</translation>
    </message>
    <message>
        <source>Which company is the Automa?</source>
        <translation>Którą spółką gra Automa?</translation>
    </message>
</context>
<context>
    <name>BackupPreview</name>
    <message>
        <source>Restore this backup</source>
        <translation>Przywróć tę kopię</translation>
    </message>
    <message>
        <source>These games would be there:</source>
        <translation>Po przywróceniu będą te gry:</translation>
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
        <translation>Wszystkie gry w jednym pliku</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Zrób kopię teraz</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Begin with no games</source>
        <translation>Zacznij bez gier</translation>
    </message>
    <message>
        <source>Begin with no games?</source>
        <translation>Zacząć bez gier?</translation>
    </message>
    <message>
        <source>Copies of all saved games</source>
        <translation>Kopie wszystkich zapisanych gier</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Eksportuj wszystkie gry</translation>
    </message>
    <message>
        <source>Export what can still be read</source>
        <translation>Eksportuj to, co da się odczytać</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importuj gry</translation>
    </message>
    <message>
        <source>No backup yet</source>
        <translation>Nie ma jeszcze kopii zapasowych</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Przywrócić tę kopię?</translation>
    </message>
    <message>
        <source>The app makes one each day on which something changed, and before imports and updates.</source>
        <translation>Aplikacja robi kopię każdego dnia, gdy coś się zmieniło, oraz przed importem i aktualizacją.</translation>
    </message>
    <message>
        <source>The file that cannot be opened is set aside, unchanged. You can come back to the backups at any time.</source>
        <translation>Plik, którego nie można otworzyć, zostanie odłożony bez zmian. Do kopii zapasowych możesz wrócić w każdej chwili.</translation>
    </message>
    <message>
        <source>The saved games become those of the backup. A copy of the present state is kept first.</source>
        <translation>Zapisane gry zostaną zastąpione grami z kopii. Najpierw zostanie zachowana kopia obecnego stanu.</translation>
    </message>
    <message>
        <source>The saved games become those of the backup. The file that cannot be opened is set aside, unchanged.</source>
        <translation>Zapisane gry zostaną zastąpione grami z kopii. Plik, którego nie można otworzyć, zostanie odłożony bez zmian.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>You see first what will be taken in</source>
        <translation>Najpierw zobaczysz, co zostanie dodane</translation>
    </message>
</context>
<context>
    <name>BarrageApp</name>
    <message>
        <source>A saved game could not be read</source>
        <translation>Nie udało się odczytać zapisanej gry</translation>
    </message>
    <message>
        <source>Barrage · %1</source>
        <translation>„Barrage” · %1</translation>
    </message>
    <message>
        <source>Continue. Next: %1</source>
        <translation>Kontynuuj. Następna tura: %1</translation>
    </message>
    <message>
        <source>Continue: end of round</source>
        <translation>Kontynuuj: koniec rundy</translation>
    </message>
    <message>
        <source>Continue: game over</source>
        <translation>Kontynuuj: koniec gry</translation>
    </message>
    <message>
        <source>Look at the backups</source>
        <translation>Obejrzyj kopie zapasowe</translation>
    </message>
    <message>
        <source>Move it to the archive</source>
        <translation>Przenieś do archiwum</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>human</source>
        <translation>człowiek</translation>
    </message>
    <message>
        <source>“%1” cannot be read. The other games are not affected.</source>
        <translation>Nie można odczytać gry: %1. Innych gier to nie dotyczy.</translation>
    </message>
</context>
<context>
    <name>BarrageAsk</name>
    <message>
        <source>It would produce: for the answer the contracts must be known. Enter them on the map’s page under “Correct tiles”.</source>
        <translation>Automa produkowałaby energię: do odpowiedzi potrzebne są kontrakty. Wpisz je na stronie mapy, „Popraw kafle”.</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Kafel %1</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energia</translation>
    </message>
</context>
<context>
    <name>BarrageErrors</name>
    <message>
        <source>A production must make at least 1 energy. Nothing changed.</source>
        <translation>Produkcja musi dać co najmniej 1 jednostkę energii. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>An Automa is in the middle of its turn. Nothing changed.</source>
        <translation>Automa jest w trakcie swojej tury. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>Choose where at least one drop goes. Nothing changed.</source>
        <translation>Wybierz miejsce dla co najmniej jednej kropli. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>Dam, conduit and powerhouse do not form a system with water. Nothing changed.</source>
        <translation>Tama, kanał i elektrownia nie tworzą systemu z wodą. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>It cannot be built there: the space is taken, or such a piece stands in the basin already. Nothing changed.</source>
        <translation>Tam nie można budować: pole jest zajęte albo taka konstrukcja stoi już w zbiorniku. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>No Automa is about to act. Nothing changed.</source>
        <translation>Teraz nie jest tura Automy. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>No piece of this kind is left on the company board. Nothing changed.</source>
        <translation>Na planszy spółki nie ma już takich konstrukcji. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>Nothing lies there. Nothing changed.</source>
        <translation>Nic tam nie leży. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>Only a human who takes part can do this. Nothing changed.</source>
        <translation>To może zrobić tylko człowiek biorący udział w grze. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>Somebody can still act in this round. Nothing changed.</source>
        <translation>W tej rundzie ktoś może jeszcze działać. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>That dam holds no further drop. Nothing changed.</source>
        <translation>Ta tama nie pomieści kolejnej kropli. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>The Automa’s turn waits for an answer: give it first. Nothing changed.</source>
        <translation>Tura Automy czeka na odpowiedź: najpierw jej udziel. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>The VP of this human are not tracked. Nothing changed.</source>
        <translation>PZ tego człowieka nie są zapisywane. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>The number is out of range. Nothing changed.</source>
        <translation>Liczba jest poza zakresem. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>There are not that many pieces. Nothing changed.</source>
        <translation>Nie ma aż tylu elementów. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>There is no Automa tile to flip. Nothing changed.</source>
        <translation>Nie ma kafla Automy do odwrócenia. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>This company has no engineers left. Nothing changed.</source>
        <translation>Ta spółka nie ma już inżynierów. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>This contract is of another colour. Nothing changed.</source>
        <translation>Ten kontrakt ma inny kolor. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>This does not fit the phase of the round. Nothing changed.</source>
        <translation>To nie pasuje do fazy rundy. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>This human has passed already. Nothing changed.</source>
        <translation>Ten człowiek już spasował. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>This needs the Leeghwater Project. Nothing changed.</source>
        <translation>To wymaga „Projektu Leeghwatera”. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>This one is on the table already. Nothing changed.</source>
        <translation>To już jest na stole. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>This tile cannot lie there. Nothing changed.</source>
        <translation>Ten kafel nie może tam leżeć. Nic się nie zmieniło.</translation>
    </message>
</context>
<context>
    <name>BarrageExplainer</name>
    <message>
        <source>%1</source>
        <comment>automa</comment>
        <translation>Automa (%1)</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>human</comment>
        <translation>Gracz (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 adds %n drop(s) of water</source>
        <translation>
            <numerusform>%1 dodaje %n kroplę wody</numerusform>
            <numerusform>%1 dodaje %n krople wody</numerusform>
            <numerusform>%1 dodaje %n kropel wody</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds a base: %2</source>
        <translation>%1 buduje podstawę: %2</translation>
    </message>
    <message>
        <source>%1 builds a conduit: %2</source>
        <translation>%1 buduje kanał: %2</translation>
    </message>
    <message>
        <source>%1 builds a powerhouse: %2</source>
        <translation>%1 buduje elektrownię: %2</translation>
    </message>
    <message>
        <source>%1 builds a private building: %2</source>
        <translation>%1 buduje budynek: %2</translation>
    </message>
    <message>
        <source>%1 builds an elevation: %2</source>
        <translation>%1 buduje podwyższenie: %2</translation>
    </message>
    <message>
        <source>%1 carries out %2</source>
        <translation>%1 wykonuje %2</translation>
    </message>
    <message>
        <source>%1 does nothing</source>
        <translation>%1 nic nie robi</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the bank: +%n VP</source>
        <translation>
            <numerusform>%1 idzie do banku: +%n PZ</numerusform>
            <numerusform>%1 idzie do banku: +%n PZ</numerusform>
            <numerusform>%1 idzie do banku: +%n PZ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 produces %n energy</source>
        <translation>
            <numerusform>%1 produkuje %n jednostkę energii</numerusform>
            <numerusform>%1 produkuje %n jednostki energii</numerusform>
            <numerusform>%1 produkuje %n jednostek energii</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 renews contracts: %2</source>
        <translation>%1 wymienia kontrakty: %2</translation>
    </message>
    <message>
        <source>%1 takes a patent: %2</source>
        <translation>%1 kupuje patent: %2</translation>
    </message>
    <message>
        <source>%1 takes machines: %2</source>
        <translation>%1 bierze maszyny: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns its wheel %n segment(s)</source>
        <translation>
            <numerusform>%1 obraca koło o %n segment</numerusform>
            <numerusform>%1 obraca koło o %n segmenty</numerusform>
            <numerusform>%1 obraca koło o %n segmentów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits for an answer from the table</source>
        <translation>%1 czeka na twoją odpowiedź</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s): %1</source>
        <translation>
            <numerusform>%n kropla wody: %1</numerusform>
            <numerusform>%n krople wody: %1</numerusform>
            <numerusform>%n kropel wody: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Before that: %1</source>
        <translation>Przedtem: %1</translation>
    </message>
    <message>
        <source>Contract: %1</source>
        <translation>Kontrakt: %1</translation>
    </message>
    <message>
        <source>Contract: none in reach</source>
        <translation>Kontrakt: brak w zasięgu</translation>
    </message>
    <message>
        <source>Contracts: %1</source>
        <translation>Kontrakty: %1</translation>
    </message>
    <message>
        <source>Skipped: %1 (%2)</source>
        <translation>Pominięto: %1 (%2)</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>Potem: %1</translation>
    </message>
    <message>
        <source>Which contract lies there now? %1</source>
        <translation>Jaki kontrakt leży tam teraz? %1</translation>
    </message>
    <message numerus="yes">
        <source>a production, %n energy</source>
        <translation>
            <numerusform>produkcja, %n jednostka energii</numerusform>
            <numerusform>produkcja, %n jednostki energii</numerusform>
            <numerusform>produkcja, %n jednostek energii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a second production, %n energy</source>
        <translation>
            <numerusform>druga produkcja, %n jednostka energii</numerusform>
            <numerusform>druga produkcja, %n jednostki energii</numerusform>
            <numerusform>druga produkcja, %n jednostek energii</numerusform>
        </translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>kończy turę</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielone</translation>
    </message>
    <message>
        <source>green contracts renewed</source>
        <translation>wymiana zielonych kontraktów</translation>
    </message>
    <message>
        <source>it already leads the energy track alone</source>
        <translation>już samodzielnie prowadzi na torze energii</translation>
    </message>
    <message>
        <source>needs the expansion</source>
        <translation>wymaga dodatku</translation>
    </message>
    <message>
        <source>no engineer left</source>
        <translation>brak inżynierów</translation>
    </message>
    <message>
        <source>no fitting tile in the Patent Office</source>
        <translation>w biurze patentowym nie ma pasującego kafla</translation>
    </message>
    <message>
        <source>no free space it could pay for</source>
        <translation>brak wolnego pola, na które starcza maszyn</translation>
    </message>
    <message>
        <source>no new drop would reach an own dam</source>
        <translation>żadna nowa kropla nie dotarłaby do własnej tamy</translation>
    </message>
    <message>
        <source>no such piece is left</source>
        <translation>nie ma już takiej konstrukcji</translation>
    </message>
    <message>
        <source>no system with water is ready</source>
        <translation>żaden system z wodą nie jest gotowy</translation>
    </message>
    <message>
        <source>no technology tile for it in hand</source>
        <translation>brak wolnego kafla technologii</translation>
    </message>
    <message>
        <source>not in round 5</source>
        <translation>nie w rundzie 5</translation>
    </message>
    <message>
        <source>nothing lies on the wheel</source>
        <translation>na kole nic nie ma</translation>
    </message>
    <message>
        <source>one more turn at once, with a new tile</source>
        <translation>od razu następna tura z nowym kaflem</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwone</translation>
    </message>
    <message>
        <source>red contracts renewed</source>
        <translation>wymiana czerwonych kontraktów</translation>
    </message>
    <message>
        <source>the turn goes on</source>
        <translation>tura trwa dalej</translation>
    </message>
    <message>
        <source>too few machines even for the cheapest space</source>
        <translation>za mało maszyn nawet na najtańsze pole</translation>
    </message>
    <message>
        <source>too few machines for any external work</source>
        <translation>za mało maszyn na jakiekolwiek zlecenie</translation>
    </message>
    <message>
        <source>too little energy for a contract of this colour</source>
        <translation>za mało energii na kontrakt tego koloru</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółte</translation>
    </message>
    <message>
        <source>yellow contracts renewed</source>
        <translation>wymiana żółtych kontraktów</translation>
    </message>
</context>
<context>
    <name>BarrageForecast</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>All tiles are shuffled before that turn.</source>
        <translation>Przed tą turą wszystkie kafle zostaną przetasowane.</translation>
    </message>
    <message numerus="yes">
        <source>Criteria: tile %1. %n tile(s) may come next.</source>
        <translation>
            <numerusform>Kryteria: kafel %1. Następny może być tylko %n kafel.</numerusform>
            <numerusform>Kryteria: kafel %1. Następny będzie jednym z %n kafli.</numerusform>
            <numerusform>Kryteria: kafel %1. Następny będzie jednym z %n kafli.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forecast · %1</source>
        <translation>Prognoza · %1</translation>
    </message>
</context>
<context>
    <name>BarrageGameEnd</name>
    <message>
        <source>%1 wins by energy</source>
        <translation>Wygrana dzięki energii: %1</translation>
    </message>
    <message>
        <source>%1 wins: %2 ahead</source>
        <translation>Wygrana: %1, przewaga %2</translation>
    </message>
    <message>
        <source>A tie at %1</source>
        <translation>Remis: %1</translation>
    </message>
    <message>
        <source>Automa · %1</source>
        <translation>Automa · %1</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round, short</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>end</source>
        <translation>koniec</translation>
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
        <translation>Przykładowa tura, która nie dotyczy twoich gier. Przycisk na dole prowadzi dalej; „Pomiń” albo krzyżyk kończy przewodnik. Znajdziesz go znowu w ustawieniach.</translation>
    </message>
    <message>
        <source>All your games; each saves itself as you play. Tap Continue to go on, or the three dots to rename, copy, export or delete one. A deleted game can be taken back at once.</source>
        <translation>Wszystkie twoje gry; każda zapisuje się sama podczas gry. Dotknij „Kontynuuj”, aby grać dalej, albo trzech kropek, aby zmienić nazwę, skopiować, wyeksportować lub usunąć. Usuniętą grę można od razu przywrócić.</translation>
    </message>
    <message>
        <source>Ask once, without a game: enter what lies on the board and the tiles that show, and the app says what the Automa would do and why.</source>
        <translation>Zapytaj raz, bez gry: wpisz, co leży na mapie i które kafle są widoczne, a aplikacja powie, co zrobiłaby Automa i dlaczego.</translation>
    </message>
    <message>
        <source>Everything printed in the game, explained: tiles, criteria, codes, contracts, rules. Type a word to search, even with a mistake in it, or tap a group.</source>
        <translation>Wszystko, co wydrukowano w grze, z wyjaśnieniem: kafle, kryteria, kody, kontrakty, zasady. Wpisz słowo, nawet z błędem, albo dotknij działu.</translation>
    </message>
    <message>
        <source>Everything that happened in this game, the newest first. Tap an entry to go back to it. What came after stays here until you do something new.</source>
        <translation>Wszystko, co się wydarzyło w tej grze, najnowsze u góry. Dotknij wpisu, aby do niego wrócić. To, co było później, zostaje tu, dopóki nie zrobisz czegoś nowego.</translation>
    </message>
    <message>
        <source>How the app came to this decision. Each box is one step: how many spaces were left and by which rule. Tap a box or Next; the map shows the spaces.</source>
        <translation>Jak aplikacja doszła do tej decyzji. Każda ramka to jeden krok: ile pól zostało i według której zasady. Dotknij ramki albo „Dalej”; pola widać na mapie.</translation>
    </message>
    <message>
        <source>Lay the table out as the list says and tick as you go. If everything lies there already, choose “Enter what lies there” and tap each place. The code lays out the same table on another phone.</source>
        <translation>Rozłóż wszystko według listy i odhaczaj po kolei. Jeśli wszystko już leży, wybierz „Wpisz, co leży” i dotknij każdego miejsca. Kod odtworzy to samo przygotowanie na innym telefonie.</translation>
    </message>
    <message>
        <source>On the Automa’s turn move the pieces as the steps say, then tap Done; Why? shows the reasons. On your own turn tap what you did. Undo takes back the last action, as often as you like.</source>
        <translation>W turze Automy przesuwaj elementy według kroków, potem dotknij „Gotowe”; „Dlaczego?” pokazuje powody. W swojej turze zaznacz swoją akcję. „Cofnij” wycofuje ostatnią akcję tyle razy, ile chcesz.</translation>
    </message>
    <message>
        <source>Points, energy, engineers, machines and the wheel of each company, with the log of every change. Tap a pencil to set a number right; the log then says “by hand”.</source>
        <translation>Punkty, energia, inżynierowie, maszyny i koło każdej spółki wraz z dziennikiem zmian. Dotknij ołówka, aby poprawić liczbę; dziennik zaznaczy to jako zmianę ręczną.</translation>
    </message>
    <message>
        <source>Say who plays: humans and Automas, their companies and levels. Tap a participant to change it. What you chose last time is chosen already; go on with the button below.</source>
        <translation>Powiedz, kto gra: ludzie i Automy, ich spółki i poziomy. Dotknij uczestnika, aby go zmienić. Ostatni wybór jest już ustawiony; dalej prowadzi przycisk na dole.</translation>
    </message>
    <message>
        <source>Tell the app what lies on the table, so that it can decide from here on. Tap a space of the board and choose what is there.</source>
        <translation>Powiedz aplikacji, co leży na stole, aby odtąd mogła decydować. Dotknij pola mapy i wybierz, co tam jest.</translation>
    </message>
    <message>
        <source>The app only draws and turns the Automa tiles; you decide by hand. Tap Done or Not possible beside each action. Undo takes the last step back.</source>
        <translation>Aplikacja tylko dobiera i odwraca kafle Automy; decydujesz samodzielnie. Przy każdej akcji zaznacz, czy ją wykonano, czy jest niemożliwa. „Cofnij” wycofuje ostatni krok.</translation>
    </message>
    <message>
        <source>The board as the app knows it. Tap a space to see what lies there or to set it right. Pinch or double-tap to look closer.</source>
        <translation>Mapa taka, jaką zna aplikacja. Dotknij pola, aby zobaczyć, co tam leży, albo to poprawić. Rozsuń palce lub dotknij dwa razy, aby przybliżyć.</translation>
    </message>
    <message>
        <source>The printed board with its codes. Tap a space to read what it is and what it costs.</source>
        <translation>Wydrukowana mapa z kodami. Dotknij pola, aby przeczytać, co to jest i ile kosztuje.</translation>
    </message>
</context>
<context>
    <name>BarrageInstructions</name>
    <message>
        <source>%1 passes</source>
        <translation>Pas: %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1, first free space (left column from the top, then right)</source>
        <translation>%1, pierwsze wolne pole (lewa kolumna od góry, potem prawa)</translation>
    </message>
    <message>
        <source>%1, space %2 from the top</source>
        <translation>%1, pole %2 od góry</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%1: &lt;b&gt;+%n credit(s)&lt;/b&gt; for the use of its conduit</source>
        <translation>
            <numerusform>%1: &lt;b&gt;+%n kredyt&lt;/b&gt; za użycie kanału</numerusform>
            <numerusform>%1: &lt;b&gt;+%n kredyty&lt;/b&gt; za użycie kanału</numerusform>
            <numerusform>%1: &lt;b&gt;+%n kredytów&lt;/b&gt; za użycie kanału</numerusform>
        </translation>
    </message>
    <message>
        <source>All energy markers back to 0, all engineers back to their companies</source>
        <translation>Wszystkie znaczniki energii na 0, wszyscy inżynierowie wracają do swoich spółek</translation>
    </message>
    <message>
        <source>Discard from the Patent Office: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Odrzuć z biura patentowego: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Discard: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Odrzuć: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Discard: &lt;b&gt;%1&lt;/b&gt;. Lay out a new one there</source>
        <translation>Odrzuć: &lt;b&gt;%1&lt;/b&gt;. Wyłóż tam nowy</translation>
    </message>
    <message>
        <source>Energy marker (%1): %2 → &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>Znacznik energii (%1): %2 → &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Flip the top Automa tile onto the discard</source>
        <translation>Odwróć wierzchni kafel Automy na stos odrzuconych kafli</translation>
    </message>
    <message>
        <source>Fulfilled: &lt;b&gt;%1&lt;/b&gt;. Remove it and lay out a new one there</source>
        <translation>Zrealizowany: &lt;b&gt;%1&lt;/b&gt;. Usuń go i wyłóż tam nowy</translation>
    </message>
    <message>
        <source>Fulfilled: &lt;b&gt;%1&lt;/b&gt;. Remove it; it is not replaced</source>
        <translation>Zrealizowany: &lt;b&gt;%1&lt;/b&gt;. Usuń go; nowego się nie wykłada</translation>
    </message>
    <message>
        <source>Lay in the Patent Office, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Wyłóż w biurze patentowym, pole %2 od góry: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Lay out, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Wyłóż, pole %2 od góry: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>Move &lt;b&gt;%n drop(s)&lt;/b&gt;: %1 → &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>
            <numerusform>Przesuń &lt;b&gt;%n kroplę wody&lt;/b&gt;: %1 → &lt;b&gt;%2&lt;/b&gt;</numerusform>
            <numerusform>Przesuń &lt;b&gt;%n krople wody&lt;/b&gt;: %1 → &lt;b&gt;%2&lt;/b&gt;</numerusform>
            <numerusform>Przesuń &lt;b&gt;%n kropel wody&lt;/b&gt;: %1 → &lt;b&gt;%2&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Move a &lt;b&gt;base&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Przesuń &lt;b&gt;podstawę&lt;/b&gt;: plansza spółki → &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Move a &lt;b&gt;building piece&lt;/b&gt; to the first free place from the left: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Przesuń &lt;b&gt;element budynku&lt;/b&gt; na pierwsze wolne miejsce od lewej: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Move a &lt;b&gt;conduit&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Przesuń &lt;b&gt;kanał&lt;/b&gt;: plansza spółki → &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Move a &lt;b&gt;powerhouse&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Przesuń &lt;b&gt;elektrownię&lt;/b&gt;: plansza spółki → &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Move an &lt;b&gt;elevation&lt;/b&gt;: company board → &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Przesuń &lt;b&gt;podwyższenie&lt;/b&gt;: plansza spółki → &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>New contract: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Nowy kontrakt: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>New turn order: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Nowa kolejność: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>Put &lt;b&gt;%n drop(s)&lt;/b&gt; here: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>
            <numerusform>Umieść &lt;b&gt;%n kroplę wody&lt;/b&gt; tutaj: &lt;b&gt;%1&lt;/b&gt;</numerusform>
            <numerusform>Umieść &lt;b&gt;%n krople wody&lt;/b&gt; tutaj: &lt;b&gt;%1&lt;/b&gt;</numerusform>
            <numerusform>Umieść &lt;b&gt;%n kropel wody&lt;/b&gt; tutaj: &lt;b&gt;%1&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put &lt;b&gt;%n engineer(s)&lt;/b&gt; here: %1</source>
        <translation>
            <numerusform>Umieść &lt;b&gt;%n inżyniera&lt;/b&gt; tutaj: %1</numerusform>
            <numerusform>Umieść &lt;b&gt;%n inżynierów&lt;/b&gt; tutaj: %1</numerusform>
            <numerusform>Umieść &lt;b&gt;%n inżynierów&lt;/b&gt; tutaj: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Put away this round’s bonus tile</source>
        <translation>Odłóż kafel premii tej rundy</translation>
    </message>
    <message>
        <source>Put in the open segment of the wheel: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Umieść w otwartym segmencie koła: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Put the &lt;b&gt;architect&lt;/b&gt; here: %1</source>
        <translation>Umieść &lt;b&gt;architekta&lt;/b&gt; tutaj: %1</translation>
    </message>
    <message>
        <source>Return to the general supply: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Odłóż do zasobów ogólnych: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Take back from the wheel: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Zabierz z koła: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Take from the Patent Office, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Weź z biura patentowego, pole %2 od góry: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Take from the general supply: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Weź z zasobów ogólnych: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Take, space %2 from the top: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Weź, pole %2 od góry: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The cheap left action space is now closed for everyone: %1</source>
        <translation>Tanie lewe pole akcji jest odtąd zamknięte dla wszystkich: %1</translation>
    </message>
    <message numerus="yes">
        <source>Turn the wheel &lt;b&gt;%n segment(s)&lt;/b&gt;</source>
        <translation>
            <numerusform>Obróć koło o &lt;b&gt;%n segment&lt;/b&gt;</numerusform>
            <numerusform>Obróć koło o &lt;b&gt;%n segmenty&lt;/b&gt;</numerusform>
            <numerusform>Obróć koło o &lt;b&gt;%n segmentów&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>VP marker (%1): %2 → &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>Znacznik PZ (%1): %2 → &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>company board (%1)</source>
        <translation>plansza spółki (%1)</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>poza mapę</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>zasoby</translation>
    </message>
</context>
<context>
    <name>BarrageLabels</name>
    <message>
        <source>%1 builds: %2</source>
        <translation>%1, budowa: %2</translation>
    </message>
    <message>
        <source>%1 builds: %2, %3</source>
        <translation>%1, budowa: %2, %3</translation>
    </message>
    <message>
        <source>%1 fulfils: %2</source>
        <translation>%1, zrealizowano: %2</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1: pas</translation>
    </message>
    <message>
        <source>%1 produces: %2, %3</source>
        <translation>%1, produkcja: %2, %3</translation>
    </message>
    <message>
        <source>%1 takes: %2</source>
        <translation>%1, wzięto: %2</translation>
    </message>
    <message>
        <source>%1, markers: energy %2, VP %3</source>
        <translation>%1, znaczniki: energia %2, PZ %3</translation>
    </message>
    <message>
        <source>%1, water: %2</source>
        <translation>%1, woda: %2</translation>
    </message>
    <message>
        <source>%1: a turn that does not concern the Automa</source>
        <translation>%1: tura, która nie dotyczy Automy</translation>
    </message>
    <message>
        <source>%1: first part of the turn, tile %2</source>
        <translation>%1: pierwsza część tury, kafel %2</translation>
    </message>
    <message>
        <source>%1: tile turned up</source>
        <translation>%1: odkryto kafel</translation>
    </message>
    <message>
        <source>%1: turn with tile %2</source>
        <translation>%1: tura z kaflem %2</translation>
    </message>
    <message>
        <source>Automa (%1)</source>
        <translation>Automa (%1)</translation>
    </message>
    <message>
        <source>Automa (%1): done: %2</source>
        <translation>Automa (%1): wykonano: %2</translation>
    </message>
    <message>
        <source>Automa (%1): not possible: %2</source>
        <translation>Automa (%1): niemożliwe: %2</translation>
    </message>
    <message>
        <source>Automa (%1): turn without a further action</source>
        <translation>Automa (%1): tura bez dalszej akcji</translation>
    </message>
    <message>
        <source>Correction by hand</source>
        <translation>Ręczna poprawka</translation>
    </message>
    <message>
        <source>Correction: %1</source>
        <translation>Poprawka: %1</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Końcowa punktacja</translation>
    </message>
    <message>
        <source>From here on the board is tracked</source>
        <translation>Odtąd aplikacja śledzi mapę</translation>
    </message>
    <message>
        <source>From here on the tiles only are tracked</source>
        <translation>Odtąd aplikacja śledzi tylko kafle</translation>
    </message>
    <message>
        <source>New contract: %1</source>
        <translation>Nowy kontrakt: %1</translation>
    </message>
    <message>
        <source>New external work: %1</source>
        <translation>Nowe zagraniczne zlecenie: %1</translation>
    </message>
    <message>
        <source>New patent: %1</source>
        <translation>Nowy patent: %1</translation>
    </message>
    <message>
        <source>Round %1 prepared</source>
        <translation>Przygotowano rundę %1</translation>
    </message>
    <message>
        <source>Round %1: income and headstreams</source>
        <translation>Runda %1: przychód oraz źródła</translation>
    </message>
    <message>
        <source>Round %1: scoring</source>
        <translation>Runda %1: punktacja</translation>
    </message>
    <message>
        <source>Round %1: water flow</source>
        <translation>Runda %1: spływ wody</translation>
    </message>
    <message>
        <source>VP %1</source>
        <translation>PZ %1</translation>
    </message>
    <message>
        <source>energy %1</source>
        <translation>energia %1</translation>
    </message>
</context>
<context>
    <name>BarrageLibrary</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (kopia)</translation>
    </message>
    <message>
        <source>%1 The game goes on in memory.</source>
        <translation>%1 Gra toczy się dalej w pamięci.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n action(s)</source>
        <translation>
            <numerusform>%1 · %2 · %n akcja</numerusform>
            <numerusform>%1 · %2 · %n akcje</numerusform>
            <numerusform>%1 · %2 · %n akcji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>Zaimportowano %n grę</numerusform>
            <numerusform>Zaimportowano %n gry</numerusform>
            <numerusform>Zaimportowano %n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>Wyeksportowano: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nie ma czego ponawiać</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nie ma czego cofać</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Ponów: %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Runda %1 · %2</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Początek gry</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Nie można odczytać pliku: %1</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Nie można zapisać pliku: %1</translation>
    </message>
    <message>
        <source>This game is here already.</source>
        <translation>Ta gra już tu jest.</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Cofnij: %1</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>w archiwum</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>zakończona</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>w toku</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>kafel %1</translation>
    </message>
</context>
<context>
    <name>BarrageNames</name>
    <message>
        <source>%1 VP for each fulfilled contract</source>
        <translation>%1 PZ za każdy zrealizowany kontrakt</translation>
    </message>
    <message>
        <source>%1 VP for each fulfilled external work</source>
        <translation>%1 PZ za każde wykonane zagraniczne zlecenie</translation>
    </message>
    <message>
        <source>%1 VP for each own advanced technology tile</source>
        <translation>%1 PZ za każdy własny kafel zaawansowanej technologii</translation>
    </message>
    <message>
        <source>%1 VP for each own base</source>
        <translation>%1 PZ za każdą własną podstawę</translation>
    </message>
    <message>
        <source>%1 VP for each own conduit</source>
        <translation>%1 PZ za każdy własny kanał</translation>
    </message>
    <message>
        <source>%1 VP for each own elevation</source>
        <translation>%1 PZ za każde własne podwyższenie</translation>
    </message>
    <message>
        <source>%1 VP for each own powerhouse</source>
        <translation>%1 PZ za każdą własną elektrownię</translation>
    </message>
    <message>
        <source>%1 VP for each own private building</source>
        <translation>%1 PZ za każdy własny budynek</translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation>%1 dolne</translation>
    </message>
    <message>
        <source>%1 lower left</source>
        <translation>%1 dolne lewe</translation>
    </message>
    <message>
        <source>%1 lower right</source>
        <translation>%1 dolne prawe</translation>
    </message>
    <message>
        <source>%1 upper</source>
        <translation>%1 górne</translation>
    </message>
    <message>
        <source>%1 upper left</source>
        <translation>%1 górne lewe</translation>
    </message>
    <message>
        <source>%1 upper right</source>
        <translation>%1 górne prawe</translation>
    </message>
    <message>
        <source>%1, left</source>
        <translation>%1, po lewej</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1, po prawej</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1, wartość %2</translation>
    </message>
    <message numerus="yes">
        <source>%n Automa tile(s)</source>
        <translation>
            <numerusform>%n kafel Automy</numerusform>
            <numerusform>%n kafle Automy</numerusform>
            <numerusform>%n kafli Automy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Automa(s)</source>
        <translation>
            <numerusform>%n Automa</numerusform>
            <numerusform>%n Automy</numerusform>
            <numerusform>%n Autom</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n PZ</numerusform>
            <numerusform>%n PZ</numerusform>
            <numerusform>%n PZ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n advanced technology tile(s), free</source>
        <translation>
            <numerusform>%n darmowy kafel zaawansowanej technologii</numerusform>
            <numerusform>%n darmowe kafle zaawansowanej technologii</numerusform>
            <numerusform>%n darmowych kafli zaawansowanej technologii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n advanced tile(s)</source>
        <translation>
            <numerusform>%n kafel zaawansowanej technologii</numerusform>
            <numerusform>%n kafle zaawansowanej technologii</numerusform>
            <numerusform>%n kafli zaawansowanej technologii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n podstawa</numerusform>
            <numerusform>%n podstawy</numerusform>
            <numerusform>%n podstaw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n basin(s)</source>
        <translation>
            <numerusform>%n zbiornik</numerusform>
            <numerusform>%n zbiorniki</numerusform>
            <numerusform>%n zbiorników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conduit(s)</source>
        <translation>
            <numerusform>%n kanał</numerusform>
            <numerusform>%n kanały</numerusform>
            <numerusform>%n kanałów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <translation>
            <numerusform>%n kontrakt</numerusform>
            <numerusform>%n kontrakty</numerusform>
            <numerusform>%n kontraktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n kredyt</numerusform>
            <numerusform>%n kredyty</numerusform>
            <numerusform>%n kredytów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dam(s)</source>
        <translation>
            <numerusform>%n tama</numerusform>
            <numerusform>%n tamy</numerusform>
            <numerusform>%n tam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s)</source>
        <translation>
            <numerusform>%n kropla wody</numerusform>
            <numerusform>%n krople wody</numerusform>
            <numerusform>%n kropel wody</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) on headstreams</source>
        <translation>
            <numerusform>%n kropla wody na źródła</numerusform>
            <numerusform>%n krople wody na źródła</numerusform>
            <numerusform>%n kropel wody na źródła</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) that flow at once</source>
        <translation>
            <numerusform>%n kropla wody, która od razu spływa</numerusform>
            <numerusform>%n krople wody, które od razu spływają</numerusform>
            <numerusform>%n kropel wody, które od razu spływają</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elevation(s)</source>
        <translation>
            <numerusform>%n podwyższenie</numerusform>
            <numerusform>%n podwyższenia</numerusform>
            <numerusform>%n podwyższeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy</source>
        <translation>
            <numerusform>%n jednostka energii</numerusform>
            <numerusform>%n jednostki energii</numerusform>
            <numerusform>%n jednostek energii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy, also for a contract</source>
        <translation>
            <numerusform>%n jednostka energii, także do kontraktu</numerusform>
            <numerusform>%n jednostki energii, także do kontraktu</numerusform>
            <numerusform>%n jednostek energii, także do kontraktu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n engineer(s)</source>
        <translation>
            <numerusform>%n inżynier</numerusform>
            <numerusform>%n inżynierów</numerusform>
            <numerusform>%n inżynierów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excavator(s)</source>
        <translation>
            <numerusform>%n koparka</numerusform>
            <numerusform>%n koparki</numerusform>
            <numerusform>%n koparek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n external work(s)</source>
        <translation>
            <numerusform>%n zagraniczne zlecenie</numerusform>
            <numerusform>%n zagraniczne zlecenia</numerusform>
            <numerusform>%n zagranicznych zleceń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free elevation(s)</source>
        <translation>
            <numerusform>%n darmowe podwyższenie</numerusform>
            <numerusform>%n darmowe podwyższenia</numerusform>
            <numerusform>%n darmowych podwyższeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free powerhouse(s)</source>
        <translation>
            <numerusform>%n darmowa elektrownia</numerusform>
            <numerusform>%n darmowe elektrownie</numerusform>
            <numerusform>%n darmowych elektrowni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n rozgrywka</numerusform>
            <numerusform>%n rozgrywki</numerusform>
            <numerusform>%n rozgrywek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n maszyna</numerusform>
            <numerusform>%n maszyny</numerusform>
            <numerusform>%n maszyn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) of your choice</source>
        <translation>
            <numerusform>%n maszyna do wyboru</numerusform>
            <numerusform>%n maszyny do wyboru</numerusform>
            <numerusform>%n maszyn do wyboru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixer(s)</source>
        <translation>
            <numerusform>%n betoniarka</numerusform>
            <numerusform>%n betoniarki</numerusform>
            <numerusform>%n betoniarek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n powerhouse(s)</source>
        <translation>
            <numerusform>%n elektrownia</numerusform>
            <numerusform>%n elektrownie</numerusform>
            <numerusform>%n elektrowni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private building(s)</source>
        <translation>
            <numerusform>%n budynek</numerusform>
            <numerusform>%n budynki</numerusform>
            <numerusform>%n budynków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n segment</numerusform>
            <numerusform>%n segmenty</numerusform>
            <numerusform>%n segmentów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) on the energy track</source>
        <translation>
            <numerusform>%n pole na torze energii</numerusform>
            <numerusform>%n pola na torze energii</numerusform>
            <numerusform>%n pól na torze energii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n system(s)</source>
        <translation>
            <numerusform>%n system</numerusform>
            <numerusform>%n systemy</numerusform>
            <numerusform>%n systemów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n technology tile(s)</source>
        <translation>
            <numerusform>%n kafel technologii</numerusform>
            <numerusform>%n kafle technologii</numerusform>
            <numerusform>%n kafli technologii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tura</numerusform>
            <numerusform>%n tury</numerusform>
            <numerusform>%n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>1 drop straight on a neutral or own dam with room.</source>
        <translation>1 kropla wprost na neutralną lub własną tamę, na której jest miejsce.</translation>
    </message>
    <message>
        <source>1 machine of the kind it has fewer of</source>
        <translation>1 maszyna tego rodzaju, którego ma mniej</translation>
    </message>
    <message>
        <source>3 VP for each own advanced technology tile, on the wheel or off it.</source>
        <translation>3 PZ za każdy własny kafel zaawansowanej technologii, na kole lub poza nim.</translation>
    </message>
    <message>
        <source>3 VP for each own dam of height 2 or 3, the new one included.</source>
        <translation>3 PZ za każdą własną tamę 2. lub 3. poziomu, także tę właśnie podwyższoną.</translation>
    </message>
    <message>
        <source>3 VP for each own powerhouse, the new one included.</source>
        <translation>3 PZ za każdą własną elektrownię, także nową.</translation>
    </message>
    <message>
        <source>5 credits.</source>
        <translation>5 kredytów.</translation>
    </message>
    <message>
        <source>A conduit may be paid for with mixers instead: 1 mixer per power.</source>
        <translation>Kanał można opłacić betoniarkami: 1 betoniarka za każdy punkt wartości.</translation>
    </message>
    <message>
        <source>A production with +3.</source>
        <translation>Produkcja z premią +3.</translation>
    </message>
    <message>
        <source>A red-bordered space costs nothing extra, nor does a building place marked 3.</source>
        <translation>Pole z czerwonym obrysem nie wymaga dopłaty, podobnie miejsce budynku oznaczone 3.</translation>
    </message>
    <message>
        <source>A space of her own: 1 engineer uses the action of one of her private buildings.</source>
        <translation>Własne pole: 1 inżynier wykonuje akcję jednego z jej budynków.</translation>
    </message>
    <message>
        <source>A space of his own: 1 engineer copies another officer’s ability for one turn.</source>
        <translation>Własne pole: 1 inżynier kopiuje na jedną turę zdolność innego dyrektora.</translation>
    </message>
    <message>
        <source>A space of his own: as much energy as drops held by his dams, without moving them.</source>
        <translation>Własne pole: tyle energii, ile kropel przetrzymują jego tamy; krople zostają na miejscu.</translation>
    </message>
    <message>
        <source>A special technology tile copies another tile that lies on the own wheel.</source>
        <translation>Kafel specjalnej technologii kopiuje inny kafel leżący na własnym kole budowy.</translation>
    </message>
    <message>
        <source>A special technology tile: the machines for an external work go on the wheel instead of being lost.</source>
        <translation>Kafel specjalnej technologii: maszyny za zagraniczne zlecenie trafiają na koło, zamiast przepadać.</translation>
    </message>
    <message>
        <source>After a production it produces once more with another powerhouse, the way that gives the most energy, without any bonus.</source>
        <translation>Po produkcji produkuje jeszcze raz z inną elektrownią, tak by uzyskać najwięcej energii, bez żadnych premii.</translation>
    </message>
    <message>
        <source>After a production it puts 1 drop from the supply on another own dam with room: the dam of its best other system.</source>
        <translation>Po produkcji kładzie 1 kroplę z zasobów na inną własną tamę, na której jest miejsce: na tamę swojego najlepszego innego systemu.</translation>
    </message>
    <message>
        <source>After each production its energy marker moves 3 more spaces. They do not count for contracts.</source>
        <translation>Po każdej produkcji jej znacznik energii przesuwa się o dodatkowe 3 pola. Nie liczą się do kontraktów.</translation>
    </message>
    <message>
        <source>All 20 tiles form the new stack, and its top tile is flipped for the criteria.</source>
        <translation>Wszystkie 20 kafli tworzy nowy stos, a wierzchni odwraca się, by wskazał kryteria.</translation>
    </message>
    <message>
        <source>All drops that reach the space count, even if a dam could not hold them.</source>
        <translation>Liczą się wszystkie krople docierające na pole, nawet jeśli tama by ich nie zatrzymała.</translation>
    </message>
    <message>
        <source>Amir Zahir</source>
        <translation>Amir Zahir</translation>
    </message>
    <message>
        <source>An external work lets the Automa fulfil a contract. Which one?</source>
        <translation>Zagraniczne zlecenie pozwala Automie zrealizować kontrakt. Który?</translation>
    </message>
    <message>
        <source>Anton Krylov</source>
        <translation>Anton Krylov</translation>
    </message>
    <message>
        <source>Any machine of a building cost may be replaced by 3 credits.</source>
        <translation>Każdą maszynę z kosztu budowy można zastąpić 3 kredytami.</translation>
    </message>
    <message>
        <source>As High Voltage, and an executive officer helps the Automa.</source>
        <translation>Jak „Wysokie napięcie”, a ponadto Automie pomaga dyrektor wykonawczy.</translation>
    </message>
    <message>
        <source>As medium, and the Automa also uses the special effects of advanced technology and its company ability.</source>
        <translation>Jak na średnim poziomie, a ponadto Automa używa efektów specjalnych zaawansowanych technologii i zdolności spółki.</translation>
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
        <translation>kafel Automy %1</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>Bank: %1</source>
        <translation>Bank: %1</translation>
    </message>
    <message>
        <source>Barrage</source>
        <translation>„Barrage”</translation>
    </message>
    <message>
        <source>Build a base</source>
        <translation>Zbuduj podstawę</translation>
    </message>
    <message>
        <source>Build a base in the hills</source>
        <translation>Zbuduj podstawę na wzgórzach</translation>
    </message>
    <message>
        <source>Build a base in the mountains</source>
        <translation>Zbuduj podstawę w górach</translation>
    </message>
    <message>
        <source>Build a base in the plains</source>
        <translation>Zbuduj podstawę na równinach</translation>
    </message>
    <message>
        <source>Build a conduit</source>
        <translation>Zbuduj kanał</translation>
    </message>
    <message>
        <source>Build a conduit of power %1 or more</source>
        <translation>Zbuduj kanał o wartości co najmniej %1</translation>
    </message>
    <message>
        <source>Build a powerhouse</source>
        <translation>Zbuduj elektrownię</translation>
    </message>
    <message>
        <source>Build a private building, from the bottom</source>
        <translation>Zbuduj budynek, szukając od dołu</translation>
    </message>
    <message>
        <source>Build a private building, from the top</source>
        <translation>Zbuduj budynek, szukając od góry</translation>
    </message>
    <message>
        <source>Build an elevation</source>
        <translation>Zbuduj podwyższenie</translation>
    </message>
    <message>
        <source>Cofferdam</source>
        <translation>grodza</translation>
    </message>
    <message>
        <source>Contract Office</source>
        <translation>dział handlowy</translation>
    </message>
    <message>
        <source>Contract of an external work</source>
        <translation>Kontrakt z zagranicznego zlecenia</translation>
    </message>
    <message>
        <source>Contracts of the Automa and the bonus tile</source>
        <translation>Kontrakty Automy a kafel premii</translation>
    </message>
    <message>
        <source>Control Station</source>
        <translation>stacja sterowania</translation>
    </message>
    <message>
        <source>Copies another technology tile lying on the own wheel, effect included.</source>
        <translation>Kopiuje inny kafel technologii z własnego koła razem z efektem.</translation>
    </message>
    <message>
        <source>Criterion “most water drops”</source>
        <translation>Kryterium „najwięcej kropel wody”</translation>
    </message>
    <message>
        <source>Customer Office</source>
        <translation>biuro obsługi klienta</translation>
    </message>
    <message>
        <source>Development Office</source>
        <translation>biuro rozwoju</translation>
    </message>
    <message>
        <source>Discard the green contracts, energy +%1</source>
        <translation>Odrzuć zielone kontrakty, energia +%1</translation>
    </message>
    <message>
        <source>Discard the red contracts, energy +%1</source>
        <translation>Odrzuć czerwone kontrakty, energia +%1</translation>
    </message>
    <message>
        <source>Discard the yellow contracts, energy +%1</source>
        <translation>Odrzuć żółte kontrakty, energia +%1</translation>
    </message>
    <message>
        <source>Do contracts fulfilled by the Automa count for the contract bonus tile?</source>
        <translation>Czy kontrakty zrealizowane przez Automę liczą się do kafla premii za kontrakty?</translation>
    </message>
    <message>
        <source>Does the criterion count the drops that come, or those a dam there would hold?</source>
        <translation>Czy kryterium liczy krople, które dopłyną, czy te, które tama tam zatrzyma?</translation>
    </message>
    <message>
        <source>Dr. Octavius</source>
        <translation>dr Octavius</translation>
    </message>
    <message>
        <source>Drops in rounds 1 to 4: %1</source>
        <translation>Krople w rundach 1–4: %1</translation>
    </message>
    <message>
        <source>Drops times power below 4 counts as 4. With a conduit of power 1 or 2 the Automa uses only 1 drop.</source>
        <translation>Jeśli krople razy wartość kanału dają mniej niż 4, liczy się to jako 4. Z kanałem o wartości 1 lub 2 Automa używa tylko 1 kropli.</translation>
    </message>
    <message>
        <source>Each drop that flows by river through one of its powerhouses moves its energy marker 1 space, in anyone’s turn. Drops that a conduit brings there do not count.</source>
        <translation>Każda kropla, która rzeką przepływa przez jej elektrownię, przesuwa jej znacznik energii o 1 pole, w turze każdego gracza. Krople doprowadzone kanałem się nie liczą.</translation>
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
        <translation>pole przekaźników energii</translation>
    </message>
    <message>
        <source>Enrico Olivi</source>
        <translation>Enrico Olivi</translation>
    </message>
    <message>
        <source>Equal numbers: the headstream letters of the tile decide, the first letter first. If no drop reaches any possible space, the criterion is ignored.</source>
        <translation>Przy równej liczbie rozstrzygają litery źródeł na kaflu, począwszy od pierwszej. Jeśli do możliwych pól nie dociera żadna kropla, kryterium się pomija.</translation>
    </message>
    <message>
        <source>Every base costs 3 excavators, in any region.</source>
        <translation>Każda podstawa kosztuje 3 koparki, w każdym obszarze.</translation>
    </message>
    <message>
        <source>Every base costs the Automa 3 excavators. For bases and elevations it prefers mountains, then hills, then plains, before it looks at the criteria.</source>
        <translation>Każda podstawa kosztuje Automę 3 koparki. Podstawy i podwyższenia stawia najchętniej w górach, potem na wzgórzach, potem na równinach, zanim spojrzy na kryteria.</translation>
    </message>
    <message>
        <source>Every contract needs 3 energy less, national ones too.</source>
        <translation>Każdy kontrakt, także państwowy, wymaga o 3 jednostki energii mniej.</translation>
    </message>
    <message>
        <source>Excavators and mixers stand in for each other in this cost.</source>
        <translation>Koparki i betoniarki w tym koszcie są wymienne.</translation>
    </message>
    <message>
        <source>External Works</source>
        <translation>zagraniczne zlecenia</translation>
    </message>
    <message>
        <source>External work, in the order %1</source>
        <translation>Zagraniczne zlecenie, w kolejności %1</translation>
    </message>
    <message>
        <source>Fewer drops would bring the same water to its dams. How many does the Automa place?</source>
        <translation>Mniej kropel dałoby jej tamom tyle samo wody. Ile kropel dodaje Automa?</translation>
    </message>
    <message>
        <source>Fill the raised dam with drops from the supply.</source>
        <translation>Napełnij podwyższoną tamę kroplami z zasobów.</translation>
    </message>
    <message>
        <source>Financial Division</source>
        <translation>dział finansowy</translation>
    </message>
    <message>
        <source>For 1 credit move 4 spaces on the energy track; not for contracts.</source>
        <translation>Za 1 kredyt przesuń się o 4 pola na torze energii; nie do kontraktów.</translation>
    </message>
    <message>
        <source>For 1 credit take 2 machines of your choice.</source>
        <translation>Za 1 kredyt weź 2 maszyny do wyboru.</translation>
    </message>
    <message>
        <source>For 2 credits produce 5 energy; it counts for a contract.</source>
        <translation>Za 2 kredyty wyprodukuj 5 jednostek energii; liczą się do kontraktu.</translation>
    </message>
    <message>
        <source>For 3 credits fulfil one of your open contracts without producing.</source>
        <translation>Za 3 kredyty zrealizuj jeden ze swoich kontraktów bez produkcji.</translation>
    </message>
    <message>
        <source>For a base, the red-bordered space is taken when the criteria leave one basin.</source>
        <translation>Dla podstawy wybierane jest pole z czerwonym obrysem, gdy kryteria wskażą jeden zbiornik.</translation>
    </message>
    <message>
        <source>For an external work: the machines go on the wheel with this tile instead of being lost.</source>
        <translation>Do zagranicznego zlecenia: maszyny trafiają na koło z tym kaflem, zamiast przepadać.</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Francja</translation>
    </message>
    <message>
        <source>Franz de Lasse</source>
        <translation>Franz de Lasse</translation>
    </message>
    <message>
        <source>Gain credits equal to twice the power of the new conduit.</source>
        <translation>Otrzymaj kredyty: podwojoną wartość nowego kanału.</translation>
    </message>
    <message>
        <source>Gennaro Grasso</source>
        <translation>Gennaro Grasso</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Niemcy</translation>
    </message>
    <message>
        <source>Graziano del Monte</source>
        <translation>Graziano Del Monte</translation>
    </message>
    <message>
        <source>High Voltage</source>
        <translation>Wysokie napięcie</translation>
    </message>
    <message>
        <source>His own ability is not known to us.</source>
        <translation>Jego zdolność nie jest nam znana.</translation>
    </message>
    <message>
        <source>Holds 4 contracts, and one production may fulfil several if their sum fits.</source>
        <translation>Może mieć 4 kontrakty, a jedna produkcja może zrealizować kilka, jeśli wystarcza na ich sumę.</translation>
    </message>
    <message>
        <source>How many drops to place</source>
        <translation>Ile kropel dodać</translation>
    </message>
    <message>
        <source>If all have the same power, all of them stay.</source>
        <translation>Jeśli wszystkie mają tę samą wartość, zostają wszystkie.</translation>
    </message>
    <message>
        <source>If an action that ends the turn needs exactly 1 engineer, the Automa uses its free architect, and then takes another turn at once.</source>
        <translation>Jeśli akcja kończąca turę wymaga dokładnie 1 inżyniera, Automa używa wolnego architekta i od razu rozgrywa następną turę.</translation>
    </message>
    <message>
        <source>If drops times power is below 4, it counts as 4 before bonuses.</source>
        <translation>Jeśli krople razy wartość kanału dają mniej niż 4, liczy się to jako 4 przed dodaniem premii.</translation>
    </message>
    <message>
        <source>If exactly one machine is missing for a construction, the Automa pays 3 VP in its place.</source>
        <translation>Jeśli do budowy brakuje dokładnie jednej maszyny, Automa płaci zamiast niej 3 PZ.</translation>
    </message>
    <message>
        <source>If no possible conduit begins at a dam, the criterion is ignored.</source>
        <translation>Jeśli żaden możliwy kanał nie zaczyna się przy tamie, kryterium się pomija.</translation>
    </message>
    <message>
        <source>If no possible conduit ends at a powerhouse, the criterion is ignored.</source>
        <translation>Jeśli żaden możliwy kanał nie prowadzi do elektrowni, kryterium się pomija.</translation>
    </message>
    <message>
        <source>If no possible space fits, the criterion is ignored.</source>
        <translation>Jeśli nie pasuje żadne możliwe pole, kryterium się pomija.</translation>
    </message>
    <message>
        <source>Is the second place of a private building open with fewer than 4 participants?</source>
        <translation>Czy drugie miejsce budynku jest dostępne przy mniej niż 4 uczestnikach?</translation>
    </message>
    <message>
        <source>It stays on the discard and the other 19 tiles form the new stack.</source>
        <translation>Zostaje na stosie odrzuconych, a pozostałe 19 kafli tworzy nowy stos.</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Włochy</translation>
    </message>
    <message>
        <source>Its dams of height 3 hold 4 drops. Whenever it would build something and can build an elevation, it builds the elevation instead.</source>
        <translation>Jej tamy 3. poziomu przetrzymują 4 krople. Gdy ma coś budować, a może zbudować podwyższenie, buduje podwyższenie.</translation>
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
        <translation>Zostają kanały zaczynające się przy tamie: najpierw przeciwnika, potem neutralnej, na końcu własnej.</translation>
    </message>
    <message>
        <source>Keep the conduits that begin at a dam: an own dam if there is one, otherwise a neutral dam, otherwise an opponent’s.</source>
        <translation>Zostają kanały zaczynające się przy tamie: najpierw własnej, potem neutralnej, na końcu przeciwnika.</translation>
    </message>
    <message>
        <source>Keep the conduits that end in a basin with a powerhouse: an opponent’s if there is one, otherwise an own one.</source>
        <translation>Zostają kanały kończące się w zbiorniku z elektrownią: najpierw przeciwnika, potem własną.</translation>
    </message>
    <message>
        <source>Keep the conduits that end in a basin with a powerhouse: an own one if there is one, otherwise an opponent’s.</source>
        <translation>Zostają kanały kończące się w zbiorniku z elektrownią: najpierw własną, potem przeciwnika.</translation>
    </message>
    <message>
        <source>Keep the conduits with the highest power.</source>
        <translation>Zostają kanały o najwyższej wartości.</translation>
    </message>
    <message>
        <source>Keep the conduits with the second highest power among those possible.</source>
        <translation>Zostają kanały o drugiej najwyższej wartości spośród możliwych.</translation>
    </message>
    <message>
        <source>Keep the red-bordered spaces.</source>
        <translation>Zostają pola z czerwonym obrysem.</translation>
    </message>
    <message>
        <source>Keep the space that the most drops would reach if all water flowed now.</source>
        <translation>Zostaje pole, do którego dotarłoby najwięcej kropel, gdyby cała woda spłynęła teraz.</translation>
    </message>
    <message>
        <source>Keep the spaces from which water does not reach an opponent’s dam first.</source>
        <translation>Zostają pola, z których woda nie trafia najpierw do tamy przeciwnika.</translation>
    </message>
    <message>
        <source>Keep the spaces from which water reaches one of the Automa’s own dams before any other dam.</source>
        <translation>Zostają pola, z których woda dociera do tamy tej Automy, zanim napotka inną tamę.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 5, in the hills.</source>
        <translation>Zostają pola w zbiorniku 5 na wzgórzach.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 6, in the hills.</source>
        <translation>Zostają pola w zbiorniku 6 na wzgórzach.</translation>
    </message>
    <message>
        <source>Keep the spaces in basin 7, in the hills.</source>
        <translation>Zostają pola w zbiorniku 7 na wzgórzach.</translation>
    </message>
    <message>
        <source>Keep the spaces in basins joined by a printed pipe to a basin with one of the Automa’s own dams. The conduit need not be built.</source>
        <translation>Zostają pola w zbiornikach, które rura wydrukowana na mapie łączy ze zbiornikiem z tamą tej Automy. Kanał nie musi być zbudowany.</translation>
    </message>
    <message>
        <source>Keep the spaces in basins joined by a printed pipe to a basin with one of the Automa’s own powerhouses. The conduit need not be built.</source>
        <translation>Zostają pola w zbiornikach, które rura wydrukowana na mapie łączy ze zbiornikiem z elektrownią tej Automy. Kanał nie musi być zbudowany.</translation>
    </message>
    <message>
        <source>Keep the spaces in the basin where the most powerful conduit already built begins, whoever owns it.</source>
        <translation>Zostają pola w zbiorniku, w którym zaczyna się najmocniejszy zbudowany już kanał, czyjkolwiek by był.</translation>
    </message>
    <message>
        <source>Keep the spaces in the basin where the most powerful conduit already built ends, whoever owns it.</source>
        <translation>Zostają pola w zbiorniku, w którym kończy się najmocniejszy zbudowany już kanał, czyjkolwiek by był.</translation>
    </message>
    <message>
        <source>Keep the spaces in the plains, basins 8 to 12.</source>
        <translation>Zostają pola na równinach, czyli w zbiornikach 8–12.</translation>
    </message>
    <message>
        <source>Keep the spaces that water leaving a built powerhouse reaches before any dam, whoever owns the powerhouse.</source>
        <translation>Zostają pola, do których woda z wybudowanej elektrowni dociera przed jakąkolwiek tamą; właściciel elektrowni nie ma znaczenia.</translation>
    </message>
    <message>
        <source>Keep the spaces whose printed pipes lead to a lower basin with one of the Automa’s own dams.</source>
        <translation>Zostają pola, z których wydrukowana rura prowadzi do niższego zbiornika z tamą tej Automy.</translation>
    </message>
    <message>
        <source>Leslie Spencer</source>
        <translation>Leslie Spencer</translation>
    </message>
    <message>
        <source>Lets its owner build any structure. Introductory game only.</source>
        <translation>Pozwala zbudować dowolną konstrukcję. Tylko w pierwszej rozgrywce.</translation>
    </message>
    <message>
        <source>Lets its owner build this structure. No special effect.</source>
        <translation>Pozwala zbudować tę konstrukcję. Bez efektu specjalnego.</translation>
    </message>
    <message>
        <source>Loan Agency</source>
        <translation>agencja pożyczkowa</translation>
    </message>
    <message>
        <source>Low Voltage</source>
        <translation>Niskie napięcie</translation>
    </message>
    <message>
        <source>Machinery Shop</source>
        <translation>dostawca maszyn</translation>
    </message>
    <message>
        <source>Machinery shop: %1</source>
        <translation>Dostawca maszyn: %1</translation>
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
        <translation>Średni poziom</translation>
    </message>
    <message>
        <source>Most basins with at least one own structure.</source>
        <translation>Najwięcej zbiorników z co najmniej jedną własną konstrukcją.</translation>
    </message>
    <message>
        <source>Most basins with at least three own structures.</source>
        <translation>Najwięcej zbiorników z co najmniej trzema własnymi konstrukcjami.</translation>
    </message>
    <message>
        <source>Most own bases and powerhouses on red-bordered spaces.</source>
        <translation>Najwięcej własnych podstaw i elektrowni na polach z czerwonym obrysem.</translation>
    </message>
    <message>
        <source>Most own bases linked by an own conduit to an own powerhouse.</source>
        <translation>Najwięcej własnych podstaw połączonych własnym kanałem z własną elektrownią.</translation>
    </message>
    <message>
        <source>Most own structures in the region where one has the fewest.</source>
        <translation>Najwięcej własnych konstrukcji w obszarze, w którym ma się ich najmniej.</translation>
    </message>
    <message>
        <source>Most own structures in the region where one has the most.</source>
        <translation>Najwięcej własnych konstrukcji w obszarze, w którym ma się ich najwięcej.</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Niderlandy</translation>
    </message>
    <message>
        <source>None such: keep the spaces that do not feed an opponent’s dam directly.</source>
        <translation>Jeśli takich nie ma, zostają pola, które nie zasilają bezpośrednio tamy przeciwnika.</translation>
    </message>
    <message>
        <source>None such: keep the spaces that feed an own dam directly.</source>
        <translation>Jeśli takich nie ma, zostają pola, które bezpośrednio zasilają własną tamę.</translation>
    </message>
    <message>
        <source>None such: keep the spaces whose pipes do not lead to a lower basin with an opponent’s dam.</source>
        <translation>Jeśli takich nie ma, zostają pola, z których rury nie prowadzą do niższego zbiornika z tamą przeciwnika.</translation>
    </message>
    <message>
        <source>Oberst Dassler</source>
        <translation>Oberst Dassler</translation>
    </message>
    <message>
        <source>Of several spaces only those of power 3 or more stay, if there are any.</source>
        <translation>Z kilku pól zostają tylko te o wartości 3 lub większej, jeśli są.</translation>
    </message>
    <message>
        <source>Of the fitting tiles the one lying highest in the Patent Office.</source>
        <translation>Spośród pasujących kafli ten, który leży najwyżej w biurze patentowym.</translation>
    </message>
    <message>
        <source>Of the fitting tiles the one with the highest level.</source>
        <translation>Spośród pasujących kafli ten o najwyższym poziomie.</translation>
    </message>
    <message>
        <source>One engineer is an architect: used alone, he gives another turn at once.</source>
        <translation>Jeden z inżynierów to architekt: użyty samodzielnie, daje od razu dodatkową turę.</translation>
    </message>
    <message>
        <source>One more construction space, once per round.</source>
        <translation>Jedno dodatkowe pole akcji budowy, raz na rundę.</translation>
    </message>
    <message>
        <source>One production may use the drops of several linked dams.</source>
        <translation>Jedna produkcja może użyć kropel z kilku połączonych tam.</translation>
    </message>
    <message>
        <source>Only as many drops count as the dam would hold after this construction.</source>
        <translation>Liczy się tylko tyle kropel, ile tama zatrzyma po tej budowie.</translation>
    </message>
    <message>
        <source>Only if exactly one space completes a system is it built at once. Otherwise nothing is narrowed.</source>
        <translation>Tylko gdy system dokańcza dokładnie jedno pole, buduje się tam od razu. W innym wypadku nic się nie zawęża.</translation>
    </message>
    <message>
        <source>Only the completing spaces stay if they all lie in one basin or are one conduit. Otherwise nothing is narrowed.</source>
        <translation>Zostają tylko pola dokańczające system, jeśli wszystkie leżą w jednym zbiorniku lub są jednym kanałem. W innym wypadku nic się nie zawęża.</translation>
    </message>
    <message>
        <source>Overpowered</source>
        <translation>Nadmiar mocy</translation>
    </message>
    <message>
        <source>Own dams of height 3 hold 4 drops.</source>
        <translation>Własne tamy 3. poziomu przetrzymują 4 krople wody.</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>biuro patentowe</translation>
    </message>
    <message>
        <source>Patent: base, otherwise joker</source>
        <translation>Patent: podstawa, a jeśli brak, uniwersalny</translation>
    </message>
    <message>
        <source>Patent: conduit, otherwise joker</source>
        <translation>Patent: kanał, a jeśli brak, uniwersalny</translation>
    </message>
    <message>
        <source>Patent: elevation, otherwise joker</source>
        <translation>Patent: podwyższenie, a jeśli brak, uniwersalny</translation>
    </message>
    <message>
        <source>Patent: powerhouse, otherwise joker</source>
        <translation>Patent: elektrownia, a jeśli brak, uniwersalny</translation>
    </message>
    <message>
        <source>Patent: private building, otherwise joker</source>
        <translation>Patent: budynek, a jeśli brak, uniwersalny</translation>
    </message>
    <message>
        <source>Pay only one of the two kinds of machines of the private building.</source>
        <translation>Zapłać tylko jednym z dwóch rodzajów maszyn z kosztu budynku.</translation>
    </message>
    <message>
        <source>Placed drops may flow at once, or go straight to own dams with room.</source>
        <translation>Dodane krople mogą od razu spłynąć albo trafić wprost na własne tamy, na których jest miejsce.</translation>
    </message>
    <message>
        <source>Produce as much energy as there are own bases, the new one included; it counts for a contract.</source>
        <translation>Wyprodukuj tyle energii, ile masz podstaw, łącznie z nową; liczy się do kontraktu.</translation>
    </message>
    <message>
        <source>Produce energy at once with +2, with any own powerhouse.</source>
        <translation>Od razu wyprodukuj energię z premią +2 w dowolnej własnej elektrowni.</translation>
    </message>
    <message>
        <source>Produce energy equal to twice the power of the new conduit; it counts for a contract.</source>
        <translation>Wyprodukuj energię równą podwojonej wartości nowego kanału; liczy się do kontraktu.</translation>
    </message>
    <message>
        <source>Production %1, needs a green contract</source>
        <translation>Produkcja %1, potrzebny zielony kontrakt</translation>
    </message>
    <message>
        <source>Production %1, needs a red contract</source>
        <translation>Produkcja %1, potrzebny czerwony kontrakt</translation>
    </message>
    <message>
        <source>Production %1, needs a yellow contract</source>
        <translation>Produkcja %1, potrzebny żółty kontrakt</translation>
    </message>
    <message>
        <source>Promo officer: the Automa cannot use him yet.</source>
        <translation>Dyrektor promocyjny: Automa jeszcze go nie obsługuje.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n drop(s) on headstreams</source>
        <translation>
            <numerusform>Dodaj %n kroplę wody do źródeł</numerusform>
            <numerusform>Dodaj %n krople wody do źródeł</numerusform>
            <numerusform>Dodaj %n kropel wody do źródeł</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n drop(s) on headstreams; they flow at once</source>
        <translation>
            <numerusform>Dodaj %n kroplę wody do źródeł; od razu spływa</numerusform>
            <numerusform>Dodaj %n krople wody do źródeł; od razu spływają</numerusform>
            <numerusform>Dodaj %n kropel wody do źródeł; od razu spływają</numerusform>
        </translation>
    </message>
    <message>
        <source>Put 1 drop on each own empty dam.</source>
        <translation>Umieść 1 kroplę na każdej własnej pustej tamie.</translation>
    </message>
    <message>
        <source>Research Lab</source>
        <translation>laboratorium badawcze</translation>
    </message>
    <message>
        <source>Reshuffling the Automa tiles</source>
        <translation>Ponowne tasowanie kafli Automy</translation>
    </message>
    <message>
        <source>Robot Factory</source>
        <translation>fabryka robotów</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runda %1 z %2</translation>
    </message>
    <message>
        <source>Score the VP of the new private building now, and again at the end.</source>
        <translation>Zdobądź PZ za nowy budynek teraz i jeszcze raz na końcu.</translation>
    </message>
    <message>
        <source>Second place of a private building</source>
        <translation>Drugie miejsce budynku</translation>
    </message>
    <message>
        <source>Several of the same power: all of them stay.</source>
        <translation>Przy równej wartości zostają wszystkie.</translation>
    </message>
    <message>
        <source>Several of the same power: the Automa’s own conduit counts first. If no possible space has a built conduit, the criterion is ignored.</source>
        <translation>Przy równej wartości pierwszeństwo ma własny kanał Automy. Jeśli przy żadnym możliwym polu nie ma zbudowanego kanału, kryterium się pomija.</translation>
    </message>
    <message>
        <source>Several patent tiles fit. Which one does the Automa take?</source>
        <translation>Pasuje kilka kafli technologii. Który bierze Automa?</translation>
    </message>
    <message>
        <source>Several spaces would complete a system of the Automa. When does that decide?</source>
        <translation>Kilka pól dokończyłoby system Automy. Kiedy to rozstrzyga?</translation>
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
        <translation>Zaczyna z 8 maszynami, z których każda jest koparką albo betoniarką.</translation>
    </message>
    <message>
        <source>Take an external work and pay 2 credits for each machine it asks for.</source>
        <translation>Weź zagraniczne zlecenie i zapłać 2 kredyty za każdą wymaganą maszynę.</translation>
    </message>
    <message>
        <source>Take back half of the machines of one wheel segment, rounded down.</source>
        <translation>Zabierz połowę maszyn z jednego segmentu koła, zaokrąglając w dół.</translation>
    </message>
    <message>
        <source>Take one technology tile back from the wheel; its machines stay there.</source>
        <translation>Zabierz z koła jeden kafel technologii; jego maszyny zostają.</translation>
    </message>
    <message>
        <source>The Automa gains nothing from the contract bonus tile.</source>
        <translation>Automa nic nie zyskuje z kafla premii za kontrakty.</translation>
    </message>
    <message>
        <source>The Automa gains the VP of the building at once; they count again at the end.</source>
        <translation>Automa od razu zdobywa PZ za budynek; na końcu liczą się ponownie.</translation>
    </message>
    <message>
        <source>The Automa gets its income and energy bonuses, but uses no special effects and no company ability.</source>
        <translation>Automa otrzymuje przychód i premie energii, ale nie używa efektów specjalnych ani zdolności spółki.</translation>
    </message>
    <message>
        <source>The Automa gets no income from its company board and no energy bonus from its powerhouses.</source>
        <translation>Automa nie otrzymuje przychodu ze swojej planszy spółki ani premii energii z elektrowni.</translation>
    </message>
    <message>
        <source>The Automa itself gets nothing. Instead each human’s first action of a round is dictated by a new Automa tile.</source>
        <translation>Sama Automa nic nie zyskuje. Za to pierwszą akcję każdego człowieka w rundzie wyznacza nowy kafel Automy.</translation>
    </message>
    <message>
        <source>The Automa pays for conduits with mixers first, 1 per power, and takes mixers whenever it may choose a machine.</source>
        <translation>Automa opłaca kanały przede wszystkim betoniarkami, po 1 za punkt wartości, i bierze betoniarki, gdy może wybrać maszynę.</translation>
    </message>
    <message>
        <source>The Automa pays only the kind it has fewer of; equal numbers: excavators.</source>
        <translation>Automa płaci tylko tym rodzajem maszyn, którego ma mniej; przy równej liczbie koparkami.</translation>
    </message>
    <message>
        <source>The Automa pays the normal kind first, then the other.</source>
        <translation>Automa płaci najpierw zwykłym rodzajem maszyn, potem drugim.</translation>
    </message>
    <message>
        <source>The Automa places as many drops as the action allows, as long as its dams gain the most.</source>
        <translation>Automa dodaje tyle kropel, na ile pozwala akcja, byle jej tamy zatrzymały najwięcej wody.</translation>
    </message>
    <message>
        <source>The Automa places only the drops that are needed for the most water on its dams.</source>
        <translation>Automa dodaje tylko tyle kropel, ile trzeba, by jej tamy zatrzymały najwięcej wody.</translation>
    </message>
    <message>
        <source>The Automa uses its best system; the energy track and the contract are not checked.</source>
        <translation>Automa używa najlepszego systemu; tor energii i kontrakt nie są sprawdzane.</translation>
    </message>
    <message>
        <source>The Automa uses the special tile when no other fits. It copies the highest-level tile on its wheel, a specific one before a joker.</source>
        <translation>Automa używa specjalnego kafla, gdy żaden inny nie pasuje. Kopiuje on kafel najwyższego poziomu z jej koła, zwykły przed uniwersalnym.</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>„Projekt Leeghwatera”</translation>
    </message>
    <message>
        <source>The action of the new private building may be used at once without engineers.</source>
        <translation>Akcję nowego budynku można od razu wykonać bez inżynierów.</translation>
    </message>
    <message>
        <source>The app counts them for the Automa like the contracts of a human.</source>
        <translation>Aplikacja liczy je Automie tak samo jak kontrakty człowieka.</translation>
    </message>
    <message>
        <source>The conduit costs at most 5 excavators.</source>
        <translation>Kanał kosztuje najwyżej 5 koparek.</translation>
    </message>
    <message>
        <source>The credits become VP.</source>
        <translation>Kredyty zamieniają się w PZ.</translation>
    </message>
    <message>
        <source>The open private contract with the highest value; equal values: the right one.</source>
        <translation>Odkryty kontrakt prywatny o najwyższej wartości; przy równej wartości prawy.</translation>
    </message>
    <message>
        <source>The stack is empty. Is the tile whose criteria are in force shuffled in too?</source>
        <translation>Stos się skończył. Czy tasuje się też kafel, którego kryteria właśnie obowiązują?</translation>
    </message>
    <message>
        <source>The top-most contract of the office: green, then yellow, then red; the right one first.</source>
        <translation>Najwyżej leżący kontrakt w dziale: zielony, potem żółty, potem czerwony; najpierw prawy.</translation>
    </message>
    <message>
        <source>Third structure of a system</source>
        <translation>Trzecia konstrukcja systemu</translation>
    </message>
    <message>
        <source>This construction needs neither engineers nor excavators.</source>
        <translation>Ta budowa nie wymaga ani inżynierów, ani koparek.</translation>
    </message>
    <message>
        <source>This construction needs no engineers.</source>
        <translation>Ta budowa nie wymaga inżynierów.</translation>
    </message>
    <message>
        <source>Tommaso Battista</source>
        <translation>Tommaso Battista</translation>
    </message>
    <message>
        <source>Turbine Station</source>
        <translation>stacja turbin</translation>
    </message>
    <message numerus="yes">
        <source>Turn the wheel %n segment(s)</source>
        <translation>
            <numerusform>Obróć koło o %n segment</numerusform>
            <numerusform>Obróć koło o %n segmenty</numerusform>
            <numerusform>Obróć koło o %n segmentów</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn the wheel 1 segment for each own elevation, the new one included.</source>
        <translation>Obróć koło o 1 segment za każde własne podwyższenie, także nowe.</translation>
    </message>
    <message>
        <source>USA</source>
        <translation>USA</translation>
    </message>
    <message>
        <source>Used as written, from High Voltage up.</source>
        <translation>Działa bez zmian od poziomu „Wysokie napięcie”.</translation>
    </message>
    <message>
        <source>Used for an external work with 1 engineer in place of a construction.</source>
        <translation>Używany do zagranicznego zlecenia 1 inżynierem zamiast budowy.</translation>
    </message>
    <message>
        <source>Used when no other tile fits; copies the highest level, a specific tile before a joker.</source>
        <translation>Używany, gdy żaden inny kafel nie pasuje; kopiuje najwyższy poziom, zwykły kafel przed uniwersalnym.</translation>
    </message>
    <message>
        <source>Viktor Fiesler</source>
        <translation>Viktor Fiesler</translation>
    </message>
    <message>
        <source>Water Management</source>
        <translation>gospodarka wodna</translation>
    </message>
    <message>
        <source>Whenever some spaces complete a system, only those stay.</source>
        <translation>Jeśli jakieś pola dokańczają system, zostają tylko one.</translation>
    </message>
    <message>
        <source>Whenever the Automa would build and holds its special tile, it first tries an external work with 1 engineer; the machines go on the wheel.</source>
        <translation>Gdy Automa ma budować i ma swój specjalny kafel, najpierw próbuje wykonać zagraniczne zlecenie 1 inżynierem; maszyny trafiają na koło.</translation>
    </message>
    <message>
        <source>Whenever the Automa would build, it first tries to build a private building with 1 engineer.</source>
        <translation>Gdy Automa ma budować, najpierw próbuje zbudować budynek 1 inżynierem.</translation>
    </message>
    <message>
        <source>Which patent</source>
        <translation>Który kafel w biurze patentowym</translation>
    </message>
    <message>
        <source>Wilhelm Adler</source>
        <translation>Wilhelm Adler</translation>
    </message>
    <message>
        <source>Wind Farm</source>
        <translation>farma wiatrowa</translation>
    </message>
    <message>
        <source>With 2 or 3 participants the places cost 0, 3 and 3.</source>
        <translation>Przy 2 lub 3 uczestnikach miejsca kosztują 0, 3 i 3.</translation>
    </message>
    <message>
        <source>With 3 participants the two upper building tiles keep their second free place.</source>
        <translation>Przy 3 uczestnikach dwa górne kafle budynków zachowują drugie darmowe miejsce.</translation>
    </message>
    <message>
        <source>With one production the Automa fulfils as many contracts as its energy covers together; a reachable national one is always among them.</source>
        <translation>Jedną produkcją Automa realizuje tyle kontraktów, na ile łącznie starcza energii; osiągalny państwowy zawsze jest wśród nich.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>warsztat</translation>
    </message>
    <message>
        <source>Wu Fang</source>
        <translation>Wu Fang</translation>
    </message>
    <message>
        <source>a free base anywhere</source>
        <translation>darmowa podstawa gdziekolwiek</translation>
    </message>
    <message>
        <source>a free base in the plains</source>
        <translation>darmowa podstawa na równinach</translation>
    </message>
    <message>
        <source>a free base in the plains or hills</source>
        <translation>darmowa podstawa na równinach lub wzgórzach</translation>
    </message>
    <message>
        <source>a free conduit of any power</source>
        <translation>darmowy kanał o dowolnej wartości</translation>
    </message>
    <message>
        <source>a free conduit of power %1 or less</source>
        <translation>darmowy kanał o wartości do %1</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>akcje</translation>
    </message>
    <message>
        <source>advanced technology tiles</source>
        <translation>kafle zaawansowanej technologii</translation>
    </message>
    <message>
        <source>all 20 tiles</source>
        <translation>wszystkie 20 kafli</translation>
    </message>
    <message>
        <source>always</source>
        <translation>zawsze</translation>
    </message>
    <message>
        <source>architect</source>
        <translation>architekt</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>base</source>
        <translation>podstawa</translation>
    </message>
    <message>
        <source>base game</source>
        <translation>gra podstawowa</translation>
    </message>
    <message>
        <source>bases</source>
        <translation>podstawy</translation>
    </message>
    <message>
        <source>basic technology: %1</source>
        <translation>technologia podstawowa: %1</translation>
    </message>
    <message>
        <source>basin %1</source>
        <translation>zbiornik %1</translation>
    </message>
    <message>
        <source>basin %1, lower</source>
        <translation>zbiornik %1, dolne pole</translation>
    </message>
    <message>
        <source>basin %1, lower left</source>
        <translation>zbiornik %1, dolne lewe pole</translation>
    </message>
    <message>
        <source>basin %1, lower right</source>
        <translation>zbiornik %1, dolne prawe pole</translation>
    </message>
    <message>
        <source>basin %1, upper</source>
        <translation>zbiornik %1, górne pole</translation>
    </message>
    <message>
        <source>basin %1, upper left</source>
        <translation>zbiornik %1, górne lewe pole</translation>
    </message>
    <message>
        <source>basin %1, upper right</source>
        <translation>zbiornik %1, górne prawe pole</translation>
    </message>
    <message>
        <source>basins with a structure</source>
        <translation>zbiorniki z konstrukcjami</translation>
    </message>
    <message>
        <source>basins with three structures</source>
        <translation>zbiorniki z trzema konstrukcjami</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarny</translation>
    </message>
    <message>
        <source>bonus tile</source>
        <translation>kafel premii</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>ręcznie</translation>
    </message>
    <message>
        <source>centre column</source>
        <translation>środkowa kolumna</translation>
    </message>
    <message>
        <source>closed below 4</source>
        <translation>niedostępne poniżej 4</translation>
    </message>
    <message>
        <source>company ability</source>
        <translation>zdolność spółki</translation>
    </message>
    <message>
        <source>conduit</source>
        <translation>kanał</translation>
    </message>
    <message>
        <source>conduit %1</source>
        <translation>kanał %1</translation>
    </message>
    <message>
        <source>conduit column</source>
        <translation>kolumna kanału</translation>
    </message>
    <message>
        <source>conduit to an own dam downstream</source>
        <translation>kanał do własnej tamy w dole rzeki</translation>
    </message>
    <message>
        <source>conduits</source>
        <translation>kanały</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>połączenia</translation>
    </message>
    <message>
        <source>construction</source>
        <translation>budowa</translation>
    </message>
    <message>
        <source>construction wheel</source>
        <translation>koło budowy</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>kontrakt</translation>
    </message>
    <message>
        <source>contract office</source>
        <translation>dział handlowy</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>kontrakty</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>liczą się</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>kredyty</translation>
    </message>
    <message>
        <source>credits of the energy track</source>
        <translation>kredyty z toru energii</translation>
    </message>
    <message>
        <source>criteria tile stays</source>
        <translation>kafel kryteriów zostaje</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>tama</translation>
    </message>
    <message>
        <source>dam column</source>
        <translation>kolumna tamy</translation>
    </message>
    <message>
        <source>dam: opponent’s, neutral, own</source>
        <translation>tama: przeciwnika, neutralna, własna</translation>
    </message>
    <message>
        <source>dam: own, neutral, opponent’s</source>
        <translation>tama: własna, neutralna, przeciwnika</translation>
    </message>
    <message>
        <source>does not feed an opponent’s dam</source>
        <translation>nie zasila tamy przeciwnika</translation>
    </message>
    <message>
        <source>drops in own dams</source>
        <translation>krople na własnych tamach</translation>
    </message>
    <message>
        <source>drops that are held</source>
        <translation>krople, które zostają</translation>
    </message>
    <message>
        <source>drops that arrive</source>
        <translation>krople, które dopływają</translation>
    </message>
    <message>
        <source>elevation</source>
        <translation>podwyższenie</translation>
    </message>
    <message>
        <source>elevations</source>
        <translation>podwyższenia</translation>
    </message>
    <message>
        <source>end of game</source>
        <translation>koniec gry</translation>
    </message>
    <message>
        <source>end of round</source>
        <translation>koniec rundy</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energia</translation>
    </message>
    <message>
        <source>engineers</source>
        <translation>inżynierowie</translation>
    </message>
    <message>
        <source>excavators</source>
        <translation>koparki</translation>
    </message>
    <message>
        <source>external work</source>
        <translation>zagraniczne zlecenie</translation>
    </message>
    <message>
        <source>external work %1</source>
        <translation>zagraniczne zlecenie %1</translation>
    </message>
    <message>
        <source>fed by a powerhouse upstream</source>
        <translation>elektrownia w górę rzeki</translation>
    </message>
    <message>
        <source>feeds an own dam</source>
        <translation>zasila własną tamę</translation>
    </message>
    <message>
        <source>fewest</source>
        <translation>najmniej</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>pierwsze miejsce</translation>
    </message>
    <message>
        <source>fulfilled contracts</source>
        <translation>zrealizowane kontrakty</translation>
    </message>
    <message>
        <source>fulfilled external works</source>
        <translation>wykonane zagraniczne zlecenia</translation>
    </message>
    <message>
        <source>fulfils a private contract of %1 or less</source>
        <translation>realizacja kontraktu prywatnego o wartości do %1</translation>
    </message>
    <message>
        <source>fulfils any private contract</source>
        <translation>realizacja dowolnego kontraktu prywatnego</translation>
    </message>
    <message>
        <source>full reward</source>
        <translation>pełna nagroda</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>koniec rozgrywki</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>green contract</source>
        <translation>zielony kontrakt</translation>
    </message>
    <message>
        <source>headstream %1</source>
        <translation>źródło %1</translation>
    </message>
    <message>
        <source>headstream tile %1</source>
        <translation>kafel źródła %1</translation>
    </message>
    <message>
        <source>headstreams</source>
        <translation>źródła</translation>
    </message>
    <message>
        <source>high</source>
        <translation>wysoki</translation>
    </message>
    <message>
        <source>highest level</source>
        <translation>najwyższego poziomu</translation>
    </message>
    <message>
        <source>highest value</source>
        <translation>najwyższa wartość</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>wzgórza</translation>
    </message>
    <message>
        <source>human player</source>
        <translation>człowiek</translation>
    </message>
    <message>
        <source>in hill basin 5</source>
        <translation>w zbiorniku 5 na wzgórzach</translation>
    </message>
    <message>
        <source>in hill basin 6</source>
        <translation>w zbiorniku 6 na wzgórzach</translation>
    </message>
    <message>
        <source>in hill basin 7</source>
        <translation>w zbiorniku 7 na wzgórzach</translation>
    </message>
    <message>
        <source>in the hills</source>
        <translation>na wzgórzach</translation>
    </message>
    <message>
        <source>in the mountains</source>
        <translation>w górach</translation>
    </message>
    <message>
        <source>in the plains</source>
        <translation>na równinach</translation>
    </message>
    <message>
        <source>income</source>
        <translation>przychód</translation>
    </message>
    <message>
        <source>income and headstreams</source>
        <translation>przychód oraz źródła</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>kafel uniwersalny</translation>
    </message>
    <message>
        <source>left column</source>
        <translation>lewa kolumna</translation>
    </message>
    <message>
        <source>left edge of the board</source>
        <translation>lewy skraj mapy</translation>
    </message>
    <message>
        <source>level %1 technology: %2</source>
        <translation>technologia poziomu %1: %2</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niski</translation>
    </message>
    <message>
        <source>machinery</source>
        <translation>maszyny</translation>
    </message>
    <message>
        <source>machinery shop</source>
        <translation>dostawca maszyn</translation>
    </message>
    <message>
        <source>machinery shop or bank</source>
        <translation>dostawca maszyn lub bank</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średni</translation>
    </message>
    <message>
        <source>missing machine</source>
        <translation>brakująca maszyna</translation>
    </message>
    <message>
        <source>mixers</source>
        <translation>betoniarki</translation>
    </message>
    <message>
        <source>most</source>
        <translation>najwięcej</translation>
    </message>
    <message>
        <source>most powerful built conduit</source>
        <translation>najmocniejszy zbudowany kanał</translation>
    </message>
    <message>
        <source>most powerful conduit</source>
        <translation>najmocniejszy kanał</translation>
    </message>
    <message>
        <source>most water drops</source>
        <translation>najwięcej kropel wody</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>góry</translation>
    </message>
    <message>
        <source>national contract</source>
        <translation>kontrakt państwowy</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutralna</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>brak nagrody</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nie liczą się</translation>
    </message>
    <message>
        <source>objective tile</source>
        <translation>kafel celu</translation>
    </message>
    <message>
        <source>one place</source>
        <translation>jedno miejsce</translation>
    </message>
    <message>
        <source>one space</source>
        <translation>jedno pole</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>pomarańczowy</translation>
    </message>
    <message>
        <source>own conduit used by another</source>
        <translation>własny kanał użyty przez innego</translation>
    </message>
    <message>
        <source>own dam</source>
        <translation>własna tama</translation>
    </message>
    <message>
        <source>own powerhouse</source>
        <translation>własna elektrownia</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>patent</source>
        <translation>patent</translation>
    </message>
    <message>
        <source>patent office</source>
        <translation>biuro patentowe</translation>
    </message>
    <message>
        <source>place on the energy track</source>
        <translation>miejsce na torze energii</translation>
    </message>
    <message>
        <source>plains</source>
        <translation>równiny</translation>
    </message>
    <message>
        <source>powerhouse</source>
        <translation>elektrownia</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower</source>
        <translation>elektrownia w zbiorniku %1, dolne pole</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower left</source>
        <translation>elektrownia w zbiorniku %1, dolne lewe pole</translation>
    </message>
    <message>
        <source>powerhouse basin %1, lower right</source>
        <translation>elektrownia w zbiorniku %1, dolne prawe pole</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper</source>
        <translation>elektrownia w zbiorniku %1, górne pole</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper left</source>
        <translation>elektrownia w zbiorniku %1, górne lewe pole</translation>
    </message>
    <message>
        <source>powerhouse basin %1, upper right</source>
        <translation>elektrownia w zbiorniku %1, górne prawe pole</translation>
    </message>
    <message>
        <source>powerhouse column</source>
        <translation>kolumna elektrowni</translation>
    </message>
    <message>
        <source>powerhouse: opponent’s, own</source>
        <translation>elektrownia: przeciwnika, własna</translation>
    </message>
    <message>
        <source>powerhouse: own, opponent’s</source>
        <translation>elektrownia: własna, przeciwnika</translation>
    </message>
    <message>
        <source>powerhouses</source>
        <translation>elektrownie</translation>
    </message>
    <message>
        <source>private building</source>
        <translation>budynek</translation>
    </message>
    <message>
        <source>private buildings</source>
        <translation>budynki</translation>
    </message>
    <message>
        <source>production</source>
        <translation>produkcja</translation>
    </message>
    <message>
        <source>promo</source>
        <translation>promo</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>red border</source>
        <translation>czerwony obrys</translation>
    </message>
    <message>
        <source>red contract</source>
        <translation>czerwony kontrakt</translation>
    </message>
    <message>
        <source>red-bordered space</source>
        <translation>czerwony obrys</translation>
    </message>
    <message>
        <source>red-bordered spaces</source>
        <translation>czerwone obrysy</translation>
    </message>
    <message>
        <source>reduced reward</source>
        <translation>pomniejszona nagroda</translation>
    </message>
    <message>
        <source>resources left</source>
        <translation>pozostałe zasoby</translation>
    </message>
    <message>
        <source>right column</source>
        <translation>prawa kolumna</translation>
    </message>
    <message>
        <source>right edge of the board</source>
        <translation>prawy skraj mapy</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>punktacja</translation>
    </message>
    <message>
        <source>second most powerful conduit</source>
        <translation>drugi najmocniejszy kanał</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>drugie miejsce</translation>
    </message>
    <message>
        <source>someone else’s conduit</source>
        <translation>cudzy kanał</translation>
    </message>
    <message>
        <source>special effect</source>
        <translation>efekt specjalny</translation>
    </message>
    <message>
        <source>special technology: %1</source>
        <translation>specjalna technologia: %1</translation>
    </message>
    <message>
        <source>starting contract</source>
        <translation>kontrakt początkowy</translation>
    </message>
    <message>
        <source>strongest region</source>
        <translation>najsilniejszy obszar</translation>
    </message>
    <message>
        <source>technology tiles</source>
        <translation>kafle technologii</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>trzecie miejsce</translation>
    </message>
    <message>
        <source>top-most</source>
        <translation>najwyżej leżący</translation>
    </message>
    <message>
        <source>turn order</source>
        <translation>kolejność</translation>
    </message>
    <message numerus="yes">
        <source>turn the wheel %n segment(s)</source>
        <translation>
            <numerusform>obrót koła o %n segment</numerusform>
            <numerusform>obrót koła o %n segmenty</numerusform>
            <numerusform>obrót koła o %n segmentów</numerusform>
        </translation>
    </message>
    <message>
        <source>upper two open at 3</source>
        <translation>dwa górne dostępne przy 3</translation>
    </message>
    <message>
        <source>very high</source>
        <translation>bardzo wysoki</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>punkty zwycięstwa</translation>
    </message>
    <message>
        <source>water flow</source>
        <translation>spływ wody</translation>
    </message>
    <message>
        <source>water management</source>
        <translation>gospodarka wodna</translation>
    </message>
    <message>
        <source>weakest region</source>
        <translation>najsłabszy obszar</translation>
    </message>
    <message>
        <source>white</source>
        <translation>biały</translation>
    </message>
    <message>
        <source>workshop</source>
        <translation>warsztat</translation>
    </message>
    <message>
        <source>workshop or bank</source>
        <translation>warsztat lub bank</translation>
    </message>
    <message>
        <source>yellow contract</source>
        <translation>żółty kontrakt</translation>
    </message>
</context>
<context>
    <name>BarrageNewGame</name>
    <message numerus="yes">
        <source>%n reading(s) of your own</source>
        <translation>
            <numerusform>%n własna interpretacja</numerusform>
            <numerusform>%n własne interpretacje</numerusform>
            <numerusform>%n własnych interpretacji</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one Automa must take part.</source>
        <translation>Musi grać co najmniej jedna Automa.</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>Do not enter one</source>
        <translation>Nie podawaj</translation>
    </message>
    <message>
        <source>Draw a company</source>
        <translation>Wylosuj spółkę</translation>
    </message>
    <message>
        <source>Draw an officer</source>
        <translation>Wylosuj dyrektora</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>One that nobody else plays</source>
        <translation>Taką, którą nikt nie gra</translation>
    </message>
    <message>
        <source>Only with the Leeghwater expansion</source>
        <translation>Tylko z „Projektem Leeghwatera”</translation>
    </message>
    <message>
        <source>Open questions of the rules, all at default</source>
        <translation>Kwestie sporne w zasadach, wszystko domyślnie</translation>
    </message>
    <message>
        <source>Somebody else has this officer</source>
        <translation>Tego dyrektora ma ktoś inny</translation>
    </message>
    <message>
        <source>Somebody else plays this company</source>
        <translation>Tą spółką gra ktoś inny</translation>
    </message>
    <message>
        <source>The Automa’s decisions hardly depend on it</source>
        <translation>Decyzje Automy prawie od niego nie zależą</translation>
    </message>
    <message>
        <source>drawn at the start</source>
        <translation>losowanie na początku</translation>
    </message>
    <message>
        <source>not entered</source>
        <translation>nie podano</translation>
    </message>
</context>
<context>
    <name>BarragePad</name>
    <message>
        <source>%1 passes for this round</source>
        <translation>%1: pas do końca rundy</translation>
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
        <translation>Premia lub kara</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Zbuduj</translation>
    </message>
    <message>
        <source>Build a base here</source>
        <translation>Zbuduj tu podstawę</translation>
    </message>
    <message>
        <source>Build a powerhouse here</source>
        <translation>Zbuduj tu elektrownię</translation>
    </message>
    <message>
        <source>Build an elevation here</source>
        <translation>Zbuduj tu podwyższenie</translation>
    </message>
    <message>
        <source>Build this conduit</source>
        <translation>Zbuduj ten kanał</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <translation>Zbuduj: %1</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Budynek</translation>
    </message>
    <message>
        <source>Carry out the work</source>
        <translation>Wykonaj zlecenie</translation>
    </message>
    <message>
        <source>Completes a system: %1 → %2, power %3 → %4</source>
        <translation>Dokańcza system: %1 → %2, wartość %3 → %4</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Krople wody</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Forecast changes: %1 (%2)</source>
        <translation>Prognoza się zmienia: %1 (%2)</translation>
    </message>
    <message>
        <source>Forecast stays: %1 (%2)</source>
        <translation>Prognoza bez zmian: %1 (%2)</translation>
    </message>
    <message>
        <source>Fulfil the contract</source>
        <translation>Zrealizuj kontrakt</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Znaczniki</translation>
    </message>
    <message>
        <source>Markers move</source>
        <translation>Znaczniki się przesuwają</translation>
    </message>
    <message>
        <source>Move the markers</source>
        <translation>Przesuń znaczniki</translation>
    </message>
    <message>
        <source>New water</source>
        <translation>Nowa woda</translation>
    </message>
    <message>
        <source>Nothing the Automa needs to know</source>
        <translation>Nic ważnego dla Automy</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Inne</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Patent</source>
        <translation>Patent</translation>
    </message>
    <message>
        <source>Place the drops</source>
        <translation>Umieść krople</translation>
    </message>
    <message>
        <source>Produce</source>
        <translation>Produkuj</translation>
    </message>
    <message>
        <source>Produce: %1</source>
        <translation>Produkuj: %1</translation>
    </message>
    <message>
        <source>Produces %1</source>
        <translation>Produkcja: %1</translation>
    </message>
    <message>
        <source>Straight onto the dam: %1</source>
        <translation>Prosto na tamę: %1</translation>
    </message>
    <message>
        <source>Take the contract</source>
        <translation>Weź kontrakt</translation>
    </message>
    <message>
        <source>Take the tile</source>
        <translation>Weź kafel</translation>
    </message>
    <message>
        <source>Usual price: %1. No red border</source>
        <translation>Zwykły koszt: %1. Bez czerwonego obrysu</translation>
    </message>
    <message>
        <source>Usual price: %1. Red border: %2</source>
        <translation>Zwykły koszt: %1. Czerwony obrys: %2</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PZ</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Woda</translation>
    </message>
    <message>
        <source>Workshop, machinery shop, bank and the like</source>
        <translation>Warsztat, dostawca maszyn, bank i podobne</translation>
    </message>
    <message>
        <source>left</source>
        <translation>po lewej</translation>
    </message>
    <message>
        <source>national, fulfilled at once</source>
        <translation>państwowy, realizowany od razu</translation>
    </message>
    <message>
        <source>right</source>
        <translation>po prawej</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>najwyżej %1</translation>
    </message>
</context>
<context>
    <name>BarragePlug</name>
    <message>
        <source>App decides</source>
        <translation>Decyduje aplikacja</translation>
    </message>
    <message>
        <source>Ask once</source>
        <translation>Jedno pytanie</translation>
    </message>
    <message>
        <source>Continue, rename, export, import</source>
        <translation>Kontynuuj, zmień nazwę, eksportuj, importuj</translation>
    </message>
    <message>
        <source>Dams, conduits and powerhouses on one river</source>
        <translation>Tamy, kanały i elektrownie na jednej rzece</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>One turn of the Automa in a minute</source>
        <translation>Jedna tura Automy w minutę</translation>
    </message>
    <message>
        <source>Tiles only</source>
        <translation>Tylko kafle</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Przewodnik</translation>
    </message>
    <message>
        <source>Where would it build?</source>
        <translation>Gdzie budowałaby Automa?</translation>
    </message>
</context>
<context>
    <name>BarrageReasons</name>
    <message>
        <source>%1 → %2 → %3: %4 × %5, with bonuses %6 energy. It is not the most.</source>
        <translation>%1 → %2 → %3: %4 × %5, energia z premiami: %6. To nie najwięcej.</translation>
    </message>
    <message>
        <source>%1, space %2 from the top: it costs %3, more than is in hand.</source>
        <translation>%1, pole %2 od góry, koszt: %3. Automa ma za mało maszyn.</translation>
    </message>
    <message>
        <source>%1, space %2 from the top: the first in the order of the tile whose machines it has (%3).</source>
        <translation>%1, pole %2 od góry: pierwsze w kolejności z kafla, na które Automa ma maszyny (koszt: %3).</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n drop(s)</source>
        <translation>
            <numerusform>%1: %n kropla</numerusform>
            <numerusform>%1: %n krople</numerusform>
            <numerusform>%1: %n kropel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: conduit %2, power %3</source>
        <translation>%1: kanał %2, wartość %3</translation>
    </message>
    <message>
        <source>%1: no place is free there, or the Automa already has a piece at it.</source>
        <translation>%1: nie ma tam wolnego miejsca albo Automa ma już tam element.</translation>
    </message>
    <message>
        <source>%1: none built</source>
        <translation>%1: brak</translation>
    </message>
    <message>
        <source>%1: power %2</source>
        <translation>%1: wartość %2</translation>
    </message>
    <message>
        <source>%1: the first building tile that is open to it and that it can pay for. It builds there.</source>
        <translation>%1: pierwszy kafel budynku dostępny i możliwy do opłacenia. Buduje tutaj.</translation>
    </message>
    <message>
        <source>%1: this building costs %2, more than it can pay.</source>
        <translation>%1: ten budynek kosztuje: %2. Automa ma za mało maszyn.</translation>
    </message>
    <message numerus="yes">
        <source>%n drop(s) flowing at once would not end behind one of its own dams. So it adds none.</source>
        <translation>
            <numerusform>%n kropla spływająca od razu nie zatrzymałaby się na jej własnej tamie. Nie dodaje więc wody.</numerusform>
            <numerusform>%n krople spływające od razu nie zatrzymałyby się na jej własnej tamie. Nie dodaje więc wody.</numerusform>
            <numerusform>%n kropel spływających od razu nie zatrzymałoby się na jej własnej tamie. Nie dodaje więc wody.</numerusform>
        </translation>
    </message>
    <message>
        <source>A base could stand on these spaces. They are free, allowed, and the machines in hand (%2) are enough for them: %1.</source>
        <translation>Podstawa mogłaby stanąć na tych polach. Są wolne, dozwolone i starcza na nie maszyn (%2): %1.</translation>
    </message>
    <message>
        <source>A powerhouse could stand on these spaces. They are free, allowed, and the machines in hand (%2) are enough for them: %1.</source>
        <translation>Elektrownia mogłaby stanąć na tych polach. Są wolne, dozwolone i starcza na nie maszyn (%2): %1.</translation>
    </message>
    <message>
        <source>A system is ready: dam with water, built conduit, own powerhouse. Bonus of the tile %2, of the company %3; energy in all: %1.</source>
        <translation>System jest gotowy: tama z wodą, zbudowany kanał, własna elektrownia. Premia kafla %2, spółki %3; energii razem: %1.</translation>
    </message>
    <message>
        <source>A tile of the structure shown lies in the Patent Office, space %2 from the top: %1.</source>
        <translation>Kafel pokazanej konstrukcji leży w biurze patentowym, pole %2 od góry: %1.</translation>
    </message>
    <message>
        <source>Action %1 on the tile: %2.</source>
        <translation>Akcja %1 na kaflu: %2.</translation>
    </message>
    <message>
        <source>Adler prefers mountains, then hills, then plains. Here it is: %1.</source>
        <translation>Adler woli góry, potem wzgórza, potem równiny. Tutaj są to: %1.</translation>
    </message>
    <message>
        <source>Adler’s region</source>
        <translation>obszar Adlera</translation>
    </message>
    <message>
        <source>All bases are already built, so no base can be built.</source>
        <translation>Wszystkie podstawy są już zbudowane, więc nie można zbudować podstawy.</translation>
    </message>
    <message>
        <source>All building pieces are already placed, so no private building can be built.</source>
        <translation>Wszystkie elementy budynków są już umieszczone, więc nie można zbudować budynku.</translation>
    </message>
    <message>
        <source>All conduits are already built, so no conduit can be built.</source>
        <translation>Wszystkie kanały są już zbudowane, więc nie można zbudować kanału.</translation>
    </message>
    <message>
        <source>All elevations are already built, so no elevation can be built.</source>
        <translation>Wszystkie podwyższenia są już zbudowane, więc nie można zbudować podwyższenia.</translation>
    </message>
    <message>
        <source>All of them fit, so nothing changes.</source>
        <translation>Pasują wszystkie, więc nic się nie zmienia.</translation>
    </message>
    <message>
        <source>All powerhouses are already built, so no powerhouse can be built.</source>
        <translation>Wszystkie elektrownie są już zbudowane, więc nie można zbudować elektrowni.</translation>
    </message>
    <message>
        <source>An elevation could be put on these own dams. They can still grow, and the machines in hand (%2) are enough for them: %1.</source>
        <translation>Podwyższenie można dodać do tych własnych tam. Mogą jeszcze rosnąć i starcza na nie maszyn (%2): %1.</translation>
    </message>
    <message>
        <source>Best system: %1 → %2 → %3. Drops times power: %4 × %5, with bonuses %6 energy.</source>
        <translation>Najlepszy system: %1 → %2 → %3. Krople razy wartość kanału: %4 × %5, energia z premiami: %6.</translation>
    </message>
    <message>
        <source>Compared: %1.</source>
        <translation>Porównanie: %1.</translation>
    </message>
    <message>
        <source>Criterion %1. %2</source>
        <translation>Kryterium %1. %2</translation>
    </message>
    <message>
        <source>Each of these spaces would complete a system of dam, conduit and own powerhouse, so all stay.</source>
        <translation>Każde z tych pól dokończyłoby system z tamy, kanału i własnej elektrowni, więc zostają wszystkie.</translation>
    </message>
    <message>
        <source>Energy made: %1. No open contract is within reach.</source>
        <translation>Wyprodukowana energia: %1. Żaden odkryty kontrakt nie jest w zasięgu.</translation>
    </message>
    <message>
        <source>Energy made: %2. Simone shares it among as many contracts as it covers. One of them: %1.</source>
        <translation>Wyprodukowana energia: %2. Simone dzieli ją na jak najwięcej kontraktów. Jeden z nich: %1.</translation>
    </message>
    <message>
        <source>Energy made: %2. The open contract with the highest value within reach: %1.</source>
        <translation>Wyprodukowana energia: %2. Odkryty kontrakt o najwyższej osiągalnej wartości: %1.</translation>
    </message>
    <message>
        <source>Engineers the tile asks for: %1. Left: %2. The Automa acts all the same, with those it has.</source>
        <translation>Kafel wymaga inżynierów: %1. Zostało: %2. Automa i tak działa, z tymi, których ma.</translation>
    </message>
    <message>
        <source>For France every contract counts %1 less.</source>
        <translation>Dla Francji wartość każdego kontraktu jest o %1 niższa.</translation>
    </message>
    <message>
        <source>Germany could produce a second time, but no system with another powerhouse is ready.</source>
        <translation>Niemcy mogłyby produkować drugi raz, ale żaden system z inną elektrownią nie jest gotowy.</translation>
    </message>
    <message>
        <source>Germany produces a second time with another powerhouse, without bonuses. Energy: %1.</source>
        <translation>Niemcy produkują drugi raz z inną elektrownią, bez premii. Energia: %1.</translation>
    </message>
    <message>
        <source>Graziano: before anything else it checks whether an elevation can be built.</source>
        <translation>Graziano: przede wszystkim sprawdza, czy można zbudować podwyższenie.</translation>
    </message>
    <message>
        <source>Here it would complete a system of dam, conduit and own powerhouse: %1. So it builds there.</source>
        <translation>Tu dokończyłaby system z tamy, kanału i własnej elektrowni: %1. Buduje więc tu.</translation>
    </message>
    <message>
        <source>It builds with this tile, the highest level that fits: %1.</source>
        <translation>Buduje tym kaflem, najwyższego poziomu spośród pasujących: %1.</translation>
    </message>
    <message>
        <source>It buys machines. It may choose the kind, and takes the one it has fewer of; in hand: %1.</source>
        <translation>Kupuje maszyny. Może wybrać rodzaj i bierze ten, którego ma mniej; w zasobach: %1.</translation>
    </message>
    <message>
        <source>It buys the machines shown on the tile; in hand before: %1.</source>
        <translation>Kupuje maszyny pokazane na kaflu; przedtem w zasobach: %1.</translation>
    </message>
    <message>
        <source>It is round 5: new machines would be of no use, so none are bought.</source>
        <translation>To runda 5: nowe maszyny na nic by się nie przydały, więc się ich nie kupuje.</translation>
    </message>
    <message>
        <source>Italy: after a production its energy marker moves on. Spaces: %1.</source>
        <translation>Włochy: po produkcji znacznik energii przesuwa się dalej. Pola: %1.</translation>
    </message>
    <message>
        <source>Its energy marker is on %1 and has reached this round’s section (from %2), but another is on %3: it does not lead alone, so it still wants energy.</source>
        <translation>Jej znacznik energii jest na %1, już w sekcji tej rundy (od %2), ale inny jest na %3: nie prowadzi sama, więc nadal chce energii.</translation>
    </message>
    <message>
        <source>Its energy marker is on %1, and this round’s section starts at %2: it still wants energy.</source>
        <translation>Jej znacznik energii jest na %1, a sekcja tej rundy zaczyna się od %2: nadal chce energii.</translation>
    </message>
    <message>
        <source>Its energy marker is on %1, in this round’s section (from %2), and the next best is on %3: it leads alone and does not need more.</source>
        <translation>Jej znacznik energii jest na %1, w sekcji tej rundy (od %2), a następny na %3: prowadzi sama i więcej nie potrzebuje.</translation>
    </message>
    <message>
        <source>Leslie: her special tile is in hand, so an external work is tried first.</source>
        <translation>Leslie: jej specjalny kafel jest wolny, więc Automa najpierw próbuje wykonać zagraniczne zlecenie.</translation>
    </message>
    <message>
        <source>Machines would be enough, but no such building tile is open to it.</source>
        <translation>Maszyn by starczyło, ale żaden taki kafel budynku nie jest dla niej dostępny.</translation>
    </message>
    <message>
        <source>Margot: a private building is tried before the structure on the tile.</source>
        <translation>Margot: zanim Automa zbuduje konstrukcję z kafla, próbuje zbudować budynek.</translation>
    </message>
    <message>
        <source>Neither a tile of this structure nor a joker lies in the Patent Office: %1.</source>
        <translation>W biurze patentowym nie ma ani kafla tej konstrukcji, ani uniwersalnego: %1.</translation>
    </message>
    <message>
        <source>Netherlands: after the production a drop goes to another own dam. No single system is best, so the dam column decides among: %1.</source>
        <translation>Niderlandy: po produkcji kropla trafia na inną własną tamę. Nie ma jednego najlepszego systemu, więc kolumna tamy wybiera spośród: %1.</translation>
    </message>
    <message>
        <source>Netherlands: after the production a drop goes to the dam of its best other system: %1.</source>
        <translation>Niderlandy: po produkcji kropla trafia na tamę najlepszego innego systemu: %1.</translation>
    </message>
    <message>
        <source>No base tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>Brak wolnego kafla podstawy i uniwersalnego: leżą na kole i wrócą dopiero, gdy się obróci.</translation>
    </message>
    <message>
        <source>No building tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>Brak wolnego kafla budynku i uniwersalnego: leżą na kole i wrócą dopiero, gdy się obróci.</translation>
    </message>
    <message>
        <source>No conduit tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>Brak wolnego kafla kanału i uniwersalnego: leżą na kole i wrócą dopiero, gdy się obróci.</translation>
    </message>
    <message>
        <source>No contract of the colour on the tile lies open, so it does not produce.</source>
        <translation>Nie ma odkrytego kontraktu w kolorze z kafla, więc nie produkuje.</translation>
    </message>
    <message>
        <source>No elevation tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>Brak wolnego kafla podwyższenia i uniwersalnego: leżą na kole i wrócą dopiero, gdy się obróci.</translation>
    </message>
    <message>
        <source>No engineer is left, so the turn ends here.</source>
        <translation>Nie ma już inżynierów, więc tura się tu kończy.</translation>
    </message>
    <message>
        <source>No free space is left that is allowed and that it can pay for.</source>
        <translation>Nie ma wolnego pola, które jest dozwolone i na które starcza maszyn.</translation>
    </message>
    <message>
        <source>No powerhouse tile and no joker is in hand: they lie on the wheel and come back only when it turns round.</source>
        <translation>Brak wolnego kafla elektrowni i uniwersalnego: leżą na kole i wrócą dopiero, gdy się obróci.</translation>
    </message>
    <message>
        <source>No space would complete a system of dam, conduit and own powerhouse, so all stay.</source>
        <translation>Żadne pole nie dokończyłoby systemu z tamy, kanału i własnej elektrowni, więc zostają wszystkie.</translation>
    </message>
    <message>
        <source>No system is ready: it needs a dam with water (own or neutral), a built conduit from there, and an own powerhouse at its end.</source>
        <translation>Żaden system nie jest gotowy: potrzebna jest tama z wodą (własna lub neutralna), zbudowany stamtąd kanał i własna elektrownia na jego końcu.</translation>
    </message>
    <message>
        <source>No tile of this structure lies in the Patent Office, so it takes a joker, space %2 from the top: %1.</source>
        <translation>Kafla tej konstrukcji nie ma w biurze patentowym, więc bierze uniwersalny, pole %2 od góry: %1.</translation>
    </message>
    <message>
        <source>No usual tile fits, so the special tile copies one from the wheel: %1.</source>
        <translation>Żaden zwykły kafel nie pasuje, więc specjalny kopiuje kafel z koła: %1.</translation>
    </message>
    <message>
        <source>None fits, so this is ignored and all stay.</source>
        <translation>Żadne nie pasuje, więc to się pomija i zostają wszystkie.</translation>
    </message>
    <message>
        <source>Nothing else is possible, and the bank always is. VP gained: %1.</source>
        <translation>Nic innego nie jest możliwe, a bank zawsze. Zdobyte PZ: %1.</translation>
    </message>
    <message>
        <source>Nothing lies on its wheel, so turning it would bring nothing back.</source>
        <translation>Na jej kole nic nie leży, więc obrót nic by nie dał.</translation>
    </message>
    <message numerus="yes">
        <source>Of all ways to add water this one is best. Drops placed: %n, new drops behind its own dams: %1.</source>
        <translation>
            <numerusform>Ze wszystkich sposobów dodania wody ten jest najlepszy. Dodane krople: %n, nowe krople na własnych tamach: %1.</numerusform>
            <numerusform>Ze wszystkich sposobów dodania wody ten jest najlepszy. Dodane krople: %n, nowe krople na własnych tamach: %1.</numerusform>
            <numerusform>Ze wszystkich sposobów dodania wody ten jest najlepszy. Dodane krople: %n, nowe krople na własnych tamach: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the spaces of one basin it takes one without a red border, to save 3 VP.</source>
        <translation>Z pól jednego zbiornika wybiera pole bez czerwonego obrysu, by nie płacić 3 PZ.</translation>
    </message>
    <message>
        <source>On their way the drops pass powerhouses of the USA: energy +%1.</source>
        <translation>Po drodze krople mijają elektrownie USA: energia +%1.</translation>
    </message>
    <message>
        <source>Only one is left: %1.</source>
        <translation>Zostaje jedno: %1.</translation>
    </message>
    <message>
        <source>Only one space is possible: %1. It builds there.</source>
        <translation>Możliwe jest tylko jedno pole: %1. Buduje tam.</translation>
    </message>
    <message>
        <source>Something lies on its wheel, so turning it brings tiles and machines nearer. Segments: %1, price in VP: %2.</source>
        <translation>Na jej kole coś leży, więc obrót przybliża kafle i maszyny. Segmenty: %1, cena w PZ: %2.</translation>
    </message>
    <message>
        <source>Spaces that would complete a system: %1. They lie in different places, so this decides nothing and all stay.</source>
        <translation>Pola, które dokończyłyby system: %1. Leżą w różnych miejscach, więc to nic nie rozstrzyga i zostają wszystkie.</translation>
    </message>
    <message>
        <source>Special effect of this technology tile: if it can, the Automa builds a conduit of power 3 or more.</source>
        <translation>Efekt specjalny tego kafla technologii: jeśli to możliwe, Automa buduje kanał o wartości co najmniej 3.</translation>
    </message>
    <message>
        <source>Still equal: the left-most space on the board.</source>
        <translation>Nadal równo: skrajne lewe pole na mapie.</translation>
    </message>
    <message>
        <source>Systems that make the same energy: %1. A neutral dam comes before an own one. Left: %2.</source>
        <translation>Systemy dające tyle samo energii: %1. Neutralna tama ma pierwszeństwo przed własną. Zostało: %2.</translation>
    </message>
    <message>
        <source>Systems that make the same energy: %1. None has a neutral dam, so the conduit column decides. Left: %2.</source>
        <translation>Systemy dające tyle samo energii: %1. Żaden nie ma neutralnej tamy, więc decyduje kolumna kanału. Zostało: %2.</translation>
    </message>
    <message>
        <source>Taking this base off the company board uncovers an income, which is received at once. Base number %1.</source>
        <translation>Zdjęta z planszy podstawa odsłania przychód, który otrzymuje się od razu. Podstawa numer %1.</translation>
    </message>
    <message>
        <source>Taking this conduit off the company board uncovers an income, which is received at once. Conduit number %1.</source>
        <translation>Zdjęty z planszy kanał odsłania przychód, który otrzymuje się od razu. Kanał numer %1.</translation>
    </message>
    <message>
        <source>Taking this elevation off the company board uncovers an income, which is received at once. Elevation number %1.</source>
        <translation>Zdjęte z planszy podwyższenie odsłania przychód, który otrzymuje się od razu. Podwyższenie numer %1.</translation>
    </message>
    <message>
        <source>The Contract Office is always possible: the two open contracts of the colour are renewed, and the energy marker moves on. Spaces: %1.</source>
        <translation>Dział handlowy jest zawsze możliwy: dwa odkryte kontrakty tego koloru się wymienia, a znacznik energii przesuwa. Pola: %1.</translation>
    </message>
    <message>
        <source>The action asks for exactly 1 engineer and ends the turn. So the free architect goes, and the Automa takes another turn right after.</source>
        <translation>Akcja wymaga dokładnie 1 inżyniera i kończy turę. Idzie więc wolny architekt, a Automa od razu rozgrywa następną turę.</translation>
    </message>
    <message>
        <source>The cheapest space the tile allows costs %2, whether it is free or not. In hand there is only: %1.</source>
        <translation>Najtańsze pole dozwolone przez kafel (choćby zajęte) kosztuje: %2. W zasobach jest tylko: %1.</translation>
    </message>
    <message>
        <source>The code at the foot of the column is %1. Counting on from there (1A, 1B, 2A …, after 10B again 1A), the first possible conduit is %2.</source>
        <translation>Kod u dołu kolumny to %1. Licząc dalej (1A, 1B, 2A …, po 10B znów 1A), pierwszym możliwym jest kanał %2.</translation>
    </message>
    <message>
        <source>The code at the foot of the column is %1. Counting up from basin %1 (after 10 again 1), the first with a possible space is basin %2.</source>
        <translation>Kod u dołu kolumny to %1. Licząc w górę od zbiornika %1 (po 10 znów 1), pierwszy z możliwym polem jest zbiornik %2.</translation>
    </message>
    <message>
        <source>The code at the foot of the column is %1. Counting up from basin %1 (after 12 again 5), the first with a possible space is basin %2.</source>
        <translation>Kod u dołu kolumny to %1. Licząc w górę od zbiornika %1 (po 12 znów 5), pierwszy z możliwym polem jest zbiornik %2.</translation>
    </message>
    <message>
        <source>The conduit is not its own: it loses 1 VP for each drop, and the owner gains.</source>
        <translation>Kanał jest cudzy: za każdą kroplę Automa traci 1 PZ, a właściciel zyskuje.</translation>
    </message>
    <message>
        <source>The easiest open contract of the colour on the tile: %1. Energy of the system: %2. That is enough.</source>
        <translation>Najłatwiejszy odkryty kontrakt w kolorze z kafla: %1. Energia systemu: %2. To wystarcza.</translation>
    </message>
    <message>
        <source>The easiest open contract of the colour on the tile: %1. Energy of the system: %2. That is too little, so it does not produce.</source>
        <translation>Najłatwiejszy odkryty kontrakt w kolorze z kafla: %1. Energia systemu: %2. To za mało, więc nie produkuje.</translation>
    </message>
    <message>
        <source>The level I joker makes the red border free, so it takes the red-bordered space.</source>
        <translation>Kafel uniwersalny poziomu I zwalnia z opłaty za czerwony obrys, więc wybiera pole z czerwonym obrysem.</translation>
    </message>
    <message>
        <source>The machines in hand are enough for none of the building tiles: %1.</source>
        <translation>Maszyn w zasobach nie starcza na żaden kafel budynku: %1.</translation>
    </message>
    <message>
        <source>The reward fulfils an open private contract: %1.</source>
        <translation>Nagroda pozwala zrealizować odkryty kontrakt prywatny: %1.</translation>
    </message>
    <message>
        <source>The reward would fulfil a contract, but none fits.</source>
        <translation>Nagroda pozwala zrealizować kontrakt, ale żaden nie pasuje.</translation>
    </message>
    <message>
        <source>The reward’s drops go where they help its own dams most. Placed: %1, held by own dams: %2.</source>
        <translation>Krople z nagrody trafiają tam, gdzie najbardziej pomogą własnym tamom. Dodane: %1, zatrzymane: %2.</translation>
    </message>
    <message>
        <source>The reward’s drops would help none of its dams, so none is placed.</source>
        <translation>Krople z nagrody nie pomogłyby żadnej jej tamie, więc się ich nie dodaje.</translation>
    </message>
    <message>
        <source>The special effect of the technology tile works: %1.</source>
        <translation>Działa efekt specjalny kafla technologii: %1.</translation>
    </message>
    <message>
        <source>The technology tile grants a production with +2. Energy in all: %1.</source>
        <translation>Kafel technologii daje produkcję z premią +2. Energii razem: %1.</translation>
    </message>
    <message>
        <source>The technology tile would grant a production, but no system is ready.</source>
        <translation>Kafel technologii dałby produkcję, ale żaden system nie jest gotowy.</translation>
    </message>
    <message>
        <source>The tile would allow %1, but more would not help.</source>
        <translation>Kafel pozwala na %1, ale więcej by nie pomogło.</translation>
    </message>
    <message>
        <source>These conduits could be built. They are free, allowed, and the machines in hand (%2) are enough for them: %1.</source>
        <translation>Można zbudować te kanały. Są wolne, dozwolone i starcza na nie maszyn (%2): %1.</translation>
    </message>
    <message>
        <source>These drop out: %1. The others stay (%2).</source>
        <translation>Odpadają: %1. Pozostałe zostają (%2).</translation>
    </message>
    <message>
        <source>These stay: %1. The others drop out (%2).</source>
        <translation>Zostają: %1. Pozostałe odpadają (%2).</translation>
    </message>
    <message>
        <source>These would complete a system of dam, conduit and own powerhouse, in one place, so only they stay: %1.</source>
        <translation>Te pola, wszystkie w jednym miejscu, dokończyłyby system z tamy, kanału i własnej elektrowni, więc zostają tylko one: %1.</translation>
    </message>
    <message>
        <source>This action belongs to the Leeghwater Project, which is not in play. It is skipped.</source>
        <translation>Ta akcja należy do „Projektu Leeghwatera”, który nie jest w grze. Pomija się ją.</translation>
    </message>
    <message>
        <source>What lies there now decides, and only the table can see it: %1.</source>
        <translation>Rozstrzyga to, co teraz tam leży, a to widać tylko przy stole: %1.</translation>
    </message>
    <message>
        <source>Whatever contract of the colour on the tile lies there, it is in reach.</source>
        <translation>Każdy kontrakt w kolorze z kafla, który może tam leżeć, jest w zasięgu.</translation>
    </message>
    <message numerus="yes">
        <source>Wherever it put %n drop(s) on the headstreams, none would end behind one of its own dams in the next flow. So it adds none.</source>
        <translation>
            <numerusform>Gdziekolwiek położyłaby %n kroplę, w najbliższym spływie nie zatrzyma się ona na jej własnej tamie. Nie dodaje więc wody.</numerusform>
            <numerusform>Gdziekolwiek położyłaby %n krople, w najbliższym spływie żadna nie zatrzyma się na jej własnej tamie. Nie dodaje więc wody.</numerusform>
            <numerusform>Gdziekolwiek położyłaby %n kropel, w najbliższym spływie żadna nie zatrzyma się na jej własnej tamie. Nie dodaje więc wody.</numerusform>
        </translation>
    </message>
    <message>
        <source>code</source>
        <translation>kod</translation>
    </message>
    <message>
        <source>left-most</source>
        <translation>skrajne lewe</translation>
    </message>
    <message>
        <source>no red border</source>
        <translation>bez czerwonego obrysu</translation>
    </message>
    <message>
        <source>only one space</source>
        <translation>tylko jedno pole</translation>
    </message>
    <message>
        <source>possible spaces</source>
        <translation>możliwe pola</translation>
    </message>
    <message>
        <source>power 3 or more</source>
        <translation>wartość co najmniej 3</translation>
    </message>
    <message>
        <source>red border</source>
        <translation>czerwony obrys</translation>
    </message>
    <message>
        <source>third of a system</source>
        <translation>trzecia w systemie</translation>
    </message>
</context>
<context>
    <name>BarrageRoundEnd</name>
    <message>
        <source>%1 takes from the bank: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>%1, z banku: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · krok %2 z %3</translation>
    </message>
    <message>
        <source>%1: how many?</source>
        <translation>%1: ile?</translation>
    </message>
    <message>
        <source>Begin round %1</source>
        <translation>Rozpocznij rundę %1</translation>
    </message>
    <message>
        <source>Bonus tile: %1</source>
        <translation>Kafel premii: %1</translation>
    </message>
    <message>
        <source>End of round %1</source>
        <translation>Koniec rundy %1</translation>
    </message>
    <message>
        <source>External work %1 from the top</source>
        <translation>Zagraniczne zlecenie %1 od góry</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Końcowa punktacja</translation>
    </message>
    <message>
        <source>Headstream by headstream, each drop as far as the first dam with room.</source>
        <translation>Źródło po źródle, każda kropla do pierwszej tamy z wolnym miejscem.</translation>
    </message>
    <message>
        <source>Income and headstreams</source>
        <translation>Przychód oraz źródła</translation>
    </message>
    <message>
        <source>Let the water flow</source>
        <translation>Niech woda spłynie</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Poziom %1</translation>
    </message>
    <message>
        <source>Next: end of round</source>
        <translation>Dalej: koniec rundy</translation>
    </message>
    <message>
        <source>Next: final scoring</source>
        <translation>Dalej: końcowa punktacja</translation>
    </message>
    <message>
        <source>Next: new tiles</source>
        <translation>Dalej: nowe kafle</translation>
    </message>
    <message>
        <source>Next: scoring</source>
        <translation>Dalej: punktacja</translation>
    </message>
    <message>
        <source>No drop lies on a headstream.</source>
        <translation>Na źródłach nie ma kropel wody.</translation>
    </message>
    <message>
        <source>Nothing lies there</source>
        <translation>Nic tam nie leży</translation>
    </message>
    <message>
        <source>Patent %1 from the top</source>
        <translation>Patent %1 od góry</translation>
    </message>
    <message>
        <source>Prepare round %1</source>
        <translation>Przygotuj rundę %1</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <translation>Stos %1</translation>
    </message>
    <message>
        <source>Start of round %1</source>
        <translation>Początek rundy %1</translation>
    </message>
    <message>
        <source>The humans take their own income as usual.</source>
        <translation>Ludzie biorą swój przychód jak zwykle.</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Do wyniku</translation>
    </message>
    <message>
        <source>Turn up the next external work of the stack and tap it here.</source>
        <translation>Odkryj następne zagraniczne zlecenie ze stosu i dotknij go tutaj.</translation>
    </message>
    <message>
        <source>Turn up the next technology tile of the stack and tap it here.</source>
        <translation>Odkryj następny kafel technologii ze stosu i dotknij go tutaj.</translation>
    </message>
    <message>
        <source>What was turned up?</source>
        <translation>Co odkryto?</translation>
    </message>
</context>
<context>
    <name>BarrageRules</name>
    <message>
        <source>A base costs 3, 4 or 5 excavators in the plains, hills or mountains; an elevation 2, 3 or 4 mixers there. A conduit costs 2 excavators per power. A powerhouse costs 2 mixers, and 1 more for each one already built. A red-bordered base or powerhouse space costs 3 VP more.</source>
        <translation>Podstawa kosztuje 3, 4 lub 5 koparek na równinach, wzgórzach lub w górach; podwyższenie odpowiednio 2, 3 lub 4 betoniarki. Kanał kosztuje 2 koparki za każdy punkt wartości. Elektrownia kosztuje 2 betoniarki i po 1 więcej za każdą już zbudowaną. Podstawa lub elektrownia na polu z czerwonym obrysem kosztuje dodatkowo 3 PZ.</translation>
    </message>
    <message>
        <source>A building piece on the board extension; a technology tile for buildings or a joker in hand; the machines printed on the building tile; a free place at that tile; and no own piece there yet.</source>
        <translation>Element budynku na rozszerzeniu planszy; wolny kafel technologii budynku lub uniwersalny; maszyny wydrukowane na kaflu budynku; wolne miejsce przy tym kaflu; i brak własnego elementu w tym miejscu.</translation>
    </message>
    <message>
        <source>A company builds only once at each building tile, so at most 5 times in the game.</source>
        <translation>Przy każdym kaflu budynku spółka buduje tylko raz, więc najwyżej 5 razy w grze.</translation>
    </message>
    <message>
        <source>A company has at most one base and one powerhouse in a basin. A dam is one base with up to two elevations. Neutral dams are never raised.</source>
        <translation>W jednym zbiorniku spółka ma najwyżej jedną podstawę i jedną elektrownię. Tama to jedna podstawa i do dwóch podwyższeń. Neutralnych tam się nie podwyższa.</translation>
    </message>
    <message>
        <source>A company may use each of its private buildings once per round. Margot’s own space and the level I building tile come on top.</source>
        <translation>Spółka może użyć każdego swojego budynku raz na rundę. Własne pole Margot i kafel budynku poziomu I nie podlegają temu ograniczeniu.</translation>
    </message>
    <message>
        <source>A construction ends the Automa’s turn.</source>
        <translation>Budowa kończy turę Automy.</translation>
    </message>
    <message>
        <source>A dear place is no obstacle</source>
        <translation>Drogie miejsce nie przeszkadza</translation>
    </message>
    <message>
        <source>A last action that is always possible. If something lies on its wheel, the Automa uses 1 engineer and turns the wheel one segment. Otherwise 1 engineer goes to the bank and it gains 1 VP.</source>
        <translation>Ostatnia akcja, zawsze możliwa. Jeśli coś leży na kole, Automa używa 1 inżyniera i obraca koło o jeden segment. W przeciwnym razie 1 inżynier trafia do banku, a Automa zdobywa 1 PZ.</translation>
    </message>
    <message>
        <source>A last action that is always possible. In rounds 1 to 4 the Automa uses 1 engineer, pays 3 VP and takes 1 machine of the kind it has fewer of. In round 5 the engineer goes to the bank and it gains 1 VP.</source>
        <translation>Ostatnia akcja, zawsze możliwa. W rundach 1–4 Automa używa 1 inżyniera, płaci 3 PZ i bierze 1 maszynę tego rodzaju, którego ma mniej. W rundzie 5 inżynier trafia do banku, a Automa zdobywa 1 PZ.</translation>
    </message>
    <message>
        <source>A place marked 3 counts as available for the Automa: it pays 3 VP, even if that takes it below zero.</source>
        <translation>Miejsce oznaczone 3 jest dla Automy dostępne: płaci 3 PZ, nawet jeśli spadnie poniżej zera.</translation>
    </message>
    <message>
        <source>A private building can be used as soon as the piece stands there, on a later turn of the same round. Only companies with a piece there may use it.</source>
        <translation>Z budynku można korzystać, gdy tylko stanie tam element, w późniejszej turze tej samej rundy. Mogą z niego korzystać tylko spółki, które mają tam swój element.</translation>
    </message>
    <message>
        <source>A private building is a structure</source>
        <translation>Budynek też jest konstrukcją</translation>
    </message>
    <message>
        <source>A private building is in no basin and no region. It counts for no objective tile and does not touch the water or the price of powerhouses. It does count for the building bonus tile.</source>
        <translation>Budynek nie należy do żadnego zbiornika ani obszaru. Nie liczy się do kafli celu i nie wpływa na wodę ani na cenę elektrowni. Liczy się do kafla premii za budynki.</translation>
    </message>
    <message>
        <source>A production ends the Automa’s turn.</source>
        <translation>Produkcja kończy turę Automy.</translation>
    </message>
    <message>
        <source>A system is a dam (own or neutral), a conduit (anyone’s) and an own powerhouse. If some possible spaces would complete a system and all of them lie in one place, only they stay. If there are none, or in several places, all possible spaces stay. This does not apply to elevations.</source>
        <translation>System to tama (własna lub neutralna), kanał (czyjkolwiek) i własna elektrownia. Jeśli niektóre możliwe pola dokończyłyby system i wszystkie leżą w jednym miejscu, zostają tylko one. Jeśli takich nie ma albo leżą w różnych miejscach, zostają wszystkie możliwe pola. Nie dotyczy podwyższeń.</translation>
    </message>
    <message>
        <source>Action spaces of a building</source>
        <translation>Pola akcji budynku</translation>
    </message>
    <message>
        <source>Actions and criteria</source>
        <translation>Akcje i kryteria</translation>
    </message>
    <message>
        <source>Active at once</source>
        <translation>Działa od razu</translation>
    </message>
    <message>
        <source>Add the three building technology tiles, one per level, so that each level has 6. Take one tile of each level out at random, any one, and put it face up in the box: 5 per level are left, three for each round.</source>
        <translation>Dodaj trzy kafle technologii budynku, po jednym na poziom, tak że każdy poziom ma 6. Usuń losowo po jednym kaflu każdego poziomu, dowolnym, i odłóż odkryty do pudełka: zostaje po 5, czyli po trzy na rundę.</translation>
    </message>
    <message>
        <source>Add the two new bonus tiles (5 VP for each external work, 4 VP for each private building) to the six of the base game and draw 5 of the 8.</source>
        <translation>Dodaj dwa nowe kafle premii (5 PZ za każde zagraniczne zlecenie, 4 PZ za każdy budynek) do sześciu z gry podstawowej i wylosuj 5 z 8.</translation>
    </message>
    <message>
        <source>Advanced building tiles</source>
        <translation>Zaawansowane kafle budynków</translation>
    </message>
    <message>
        <source>Advanced technology</source>
        <translation>Zaawansowane technologie</translation>
    </message>
    <message>
        <source>After construction</source>
        <translation>Po budowie</translation>
    </message>
    <message>
        <source>After production</source>
        <translation>Po produkcji</translation>
    </message>
    <message>
        <source>An Automa never uses the action of a private building and never has engineers there.</source>
        <translation>Automa nigdy nie wykonuje akcji budynku i nie umieszcza tam inżynierów.</translation>
    </message>
    <message>
        <source>An Automa starts with 16 VP, 12 engineers, 6 excavators, 4 mixers and its four basic technology tiles. Automas take the first places of the turn order; several Automas draw lots among themselves.</source>
        <translation>Automa zaczyna z 16 PZ, 12 inżynierami, 6 koparkami, 4 betoniarkami i czterema kaflami technologii podstawowej. Automy zajmują pierwsze miejsca w kolejności; kilka Autom losuje kolejność między sobą.</translation>
    </message>
    <message>
        <source>As soon as an Automa has a piece at a building tile, the cheap left space of that tile is shut for everyone to the end of the game. Engineers already there stay until the end of the round.</source>
        <translation>Gdy tylko Automa ma element przy kaflu budynku, tanie lewe pole tego kafla jest zamknięte dla wszystkich do końca gry. Inżynierowie, którzy już tam stoją, zostają do końca rundy.</translation>
    </message>
    <message>
        <source>At the end of rounds 1 to 4 discard the works left and lay out three new ones from the lowest deck that still has tiles. By rounds this gives AAA, AAB, BBB, BCC, CCC; the earlier letters lie higher.</source>
        <translation>Na koniec rund 1–4 odrzuć pozostałe zlecenia i wyłóż trzy nowe z najniższego stosu, w którym są jeszcze kafle. Kolejne rundy to AAA, AAB, BBB, BCC, CCC; wcześniejsze litery leżą wyżej.</translation>
    </message>
    <message>
        <source>At the end of the game each company scores the VP printed on every building tile where it has a piece, 3 to 7 each. Several companies at one tile each score it in full, Automas too.</source>
        <translation>Na końcu gry każda spółka zdobywa PZ wydrukowane na każdym kaflu budynku, przy którym ma element, od 3 do 7. Jeśli przy kaflu jest kilka spółek, każda dostaje je w całości, Automy też.</translation>
    </message>
    <message>
        <source>At the end the objective tile gives an Automa 20, 15 or 10 VP for first, second or third place; a human gets 15, 10 or 5. Those who tie add up the VP of their places and share them, rounded up, each by its own scale.</source>
        <translation>Na końcu kafel celu daje Automie 20, 15 lub 10 PZ za pierwsze, drugie lub trzecie miejsce, a człowiekowi 15, 10 lub 5. Przy remisie PZ tych miejsc dodaje się i dzieli po równo, zaokrąglając w górę; każdy liczy według swojej skali.</translation>
    </message>
    <message>
        <source>Automas count as players</source>
        <translation>Automy liczą się jako gracze</translation>
    </message>
    <message>
        <source>Building technology</source>
        <translation>Technologia budynków</translation>
    </message>
    <message>
        <source>Buildings at the end</source>
        <translation>Budynki na końcu</translation>
    </message>
    <message>
        <source>Buildings stand off the map</source>
        <translation>Budynki stoją poza mapą</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Budowa</translation>
    </message>
    <message>
        <source>Construction: a piece is left</source>
        <translation>Budowa: został element</translation>
    </message>
    <message>
        <source>Construction: a possible space</source>
        <translation>Budowa: jest możliwe pole</translation>
    </message>
    <message>
        <source>Construction: a technology tile is free</source>
        <translation>Budowa: wolny kafel technologii</translation>
    </message>
    <message>
        <source>Construction: enough machines at all</source>
        <translation>Budowa: czy w ogóle starcza maszyn</translation>
    </message>
    <message>
        <source>Contract Office</source>
        <translation>Dział handlowy</translation>
    </message>
    <message>
        <source>Contracts are fulfilled from your own open ones, not national ones. A free structure is optional and needs no machines, but a red-bordered space still costs 3 credits.</source>
        <translation>Realizuje się własne odkryte kontrakty, nie państwowe. Darmowa konstrukcja jest opcjonalna i nie wymaga maszyn, ale pole z czerwonym obrysem nadal kosztuje 3 kredyty.</translation>
    </message>
    <message>
        <source>Credits are victory points</source>
        <translation>Kredyty to punkty zwycięstwa</translation>
    </message>
    <message>
        <source>Credits become VP. A contract to fulfil is the open private one with the highest value, without energy. Energy moves the marker and then fulfils the best contract it reaches. A free structure is placed by the usual procedure at no cost. Drops follow the water rule. A free technology tile is the top-most one.</source>
        <translation>Kredyty zamieniają się w PZ. Kontrakt do zrealizowania to odkryty prywatny o najwyższej wartości, bez energii. Energia przesuwa znacznik i realizuje najlepszy osiągalny kontrakt. Darmową konstrukcję umieszcza się według zwykłej procedury. Krople dodaje się według zasady wody. Darmowy kafel technologii to ten leżący najwyżej.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Poziomy trudności</translation>
    </message>
    <message>
        <source>Drops move one at a time, headstream A first, then B, C and D. A drop follows the river and stops at the first dam with room; a dam holds as many drops as it is high. Past the last basin a drop leaves the board. The headstream tiles give new drops in rounds 1 to 4.</source>
        <translation>Krople poruszają się pojedynczo, najpierw ze źródła A, potem B, C i D. Kropla płynie rzeką i zatrzymuje się na pierwszej tamie z wolnym miejscem; tama przetrzymuje tyle kropel, jaki ma poziom. Za ostatnim zbiornikiem kropla opuszcza mapę. Kafle źródeł dają nowe krople w rundach 1–4.</translation>
    </message>
    <message>
        <source>Each building has four action spaces: a cheap one on the left and three dearer ones. One company per space; the engineers come back at the end of the round.</source>
        <translation>Każdy budynek ma cztery pola akcji: tanie po lewej i trzy droższe. Jedna spółka na pole; inżynierowie wracają na koniec rundy.</translation>
    </message>
    <message>
        <source>Each human’s first action of a round is read from a new Automa tile, as if the human were an Automa. The app works it out and shows what to do.</source>
        <translation>Pierwszą akcję każdego człowieka w rundzie odczytuje się z nowego kafla Automy, tak jakby był Automą. Aplikacja ją oblicza i pokazuje, co zrobić.</translation>
    </message>
    <message>
        <source>Each work has one action space for 2 engineers. The Automa puts the engineers of its tile, always 2, on the space of the work it takes.</source>
        <translation>Każde zlecenie ma jedno pole akcji na 2 inżynierów. Automa umieszcza inżynierów z kafla, zawsze 2, na polu wziętego zlecenia.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Koniec rundy</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Energy from a technology tile</source>
        <translation>Energia z kafla technologii</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Inżynierowie</translation>
    </message>
    <message>
        <source>Engineers for construction</source>
        <translation>Inżynierowie do budowy</translation>
    </message>
    <message>
        <source>Every company, an Automa’s too, gets a board extension with 5 building pieces and a basic building technology tile.</source>
        <translation>Każda spółka, także Automy, dostaje rozszerzenie planszy z 5 elementami budynków i kafel podstawowej technologii budynku.</translation>
    </message>
    <message>
        <source>External work</source>
        <translation>Zagraniczne zlecenie</translation>
    </message>
    <message>
        <source>External work decks</source>
        <translation>Stosy zagranicznych zleceń</translation>
    </message>
    <message>
        <source>Filled from the left</source>
        <translation>Od lewej</translation>
    </message>
    <message>
        <source>For 1 engineer and 2 VP it takes a technology tile of the structure shown; if there is none, a joker; if there is none either, the action is skipped. Of several it takes the top-most, unless you chose the highest level. The turn ends.</source>
        <translation>Za 1 inżyniera i 2 PZ bierze kafel technologii podanej konstrukcji; jeśli go nie ma, kafel uniwersalny; jeśli i tego brak, akcję się pomija. Z kilku bierze leżący najwyżej, chyba że wybierzesz najwyższy poziom. Tura się kończy.</translation>
    </message>
    <message>
        <source>For a construction the engineers go on the Automa’s own company board, as many as its tile shows. The numbers printed there do not matter, and it may build any number of times per round.</source>
        <translation>Do budowy inżynierów umieszcza się na planszy spółki Automy, tylu, ilu pokazuje jej kafel. Wydrukowane tam liczby nie mają znaczenia i może budować dowolną liczbę razy w rundzie.</translation>
    </message>
    <message>
        <source>For bases and elevations the mountains come before the hills and the hills before the plains. This is checked after the rule on completing a system and before the first criterion.</source>
        <translation>Dla podstaw i podwyższeń góry mają pierwszeństwo przed wzgórzami, a wzgórza przed równinami. Sprawdza się to po dokończeniu systemu, a przed pierwszym kryterium.</translation>
    </message>
    <message>
        <source>For each drop sent through another company’s conduit the Automa loses 1 VP. The owner gains 1 VP and 1 credit per drop; an owner that is an Automa gains 2 VP.</source>
        <translation>Za każdą kroplę przepuszczoną cudzym kanałem Automa traci 1 PZ. Właściciel otrzymuje za każdą 1 PZ i 1 kredyt; jeśli to Automa, 2 PZ.</translation>
    </message>
    <message>
        <source>For every other action the engineers go on the first free space of that section: the left column from the top, then the right column from the top. What that space costs or gives is ignored; only the tile counts. If all spaces are taken, put them beside the section. For a patent or an external work they go on the space of the tile taken.</source>
        <translation>Przy każdej innej akcji inżynierowie trafiają na pierwsze wolne pole danej sekcji: najpierw lewa kolumna od góry, potem prawa. Koszt i efekt tego pola się pomija, liczy się tylko kafel. Gdy wszystko jest zajęte, połóż ich obok sekcji. Przy patencie lub zagranicznym zleceniu trafiają na pole wziętego kafla.</translation>
    </message>
    <message>
        <source>Four more officers</source>
        <translation>Czworo dodatkowych dyrektorów</translation>
    </message>
    <message>
        <source>France: cheaper contracts</source>
        <translation>Francja: tańsze kontrakty</translation>
    </message>
    <message>
        <source>Free choices</source>
        <translation>Wolny wybór</translation>
    </message>
    <message>
        <source>From High Voltage up the USA, once they have three powerhouses, also look at how often the drops pass their powerhouses. See B-10.6.</source>
        <translation>Od poziomu „Wysokie napięcie” USA z trzema elektrowniami biorą też pod uwagę, ile razy krople przepłyną przez ich elektrownie. Zob. B-10.6.</translation>
    </message>
    <message>
        <source>From High Voltage up. Level I: the Automa gains the VP of the building at once, and again at the end. Level II: it pays only the kind of machine it has fewer of. Level III: the VP of the building at once, and again at the end.</source>
        <translation>Od poziomu „Wysokie napięcie”. Poziom I: Automa od razu zdobywa PZ za budynek, a na końcu jeszcze raz. Poziom II: płaci tylko tym rodzajem maszyn, którego ma mniej. Poziom III: PZ za budynek od razu i jeszcze raz na końcu.</translation>
    </message>
    <message>
        <source>From High Voltage up: after building with it the Automa produces at once with +2 and its company bonus. It only needs a system that is ready; the energy track and the contract colour are not checked.</source>
        <translation>Od poziomu „Wysokie napięcie”: po budowie tym kaflem Automa od razu produkuje z premią +2 i premią spółki. Wystarczy gotowy system; toru energii i koloru kontraktu się nie sprawdza.</translation>
    </message>
    <message>
        <source>From High Voltage up: if the Automa builds with the level II conduit tile and several spaces are possible, only those of power 3 or more stay. If there are none, nothing changes.</source>
        <translation>Od poziomu „Wysokie napięcie”: jeśli Automa buduje kaflem kanału poziomu II i możliwych jest kilka pól, zostają tylko te o wartości co najmniej 3. Jeśli takich nie ma, nic się nie zmienia.</translation>
    </message>
    <message>
        <source>From High Voltage up: the Automa pays only the kind of machine it has fewer of; equal numbers: excavators. If it has too few of that kind, it cannot pay for this building.</source>
        <translation>Od poziomu „Wysokie napięcie”: Automa płaci tylko tym rodzajem maszyn, którego ma mniej; przy równej liczbie koparkami. Jeśli ma go za mało, nie może opłacić tego budynku.</translation>
    </message>
    <message>
        <source>From High Voltage up: the level II base tile and the level III conduit tile make energy without a system. It moves the marker and may fulfil a contract. Company bonuses and abilities are not added; only France’s discount counts.</source>
        <translation>Od poziomu „Wysokie napięcie”: kafel podstawy poziomu II i kafel kanału poziomu III dają energię bez systemu. Przesuwa ona znacznik i może zrealizować kontrakt. Premii i zdolności spółki się nie dolicza; działa tylko zniżka Francji.</translation>
    </message>
    <message>
        <source>From High Voltage up: when the Automa builds a base with the level I joker, it takes the red-bordered space of the basin found, and pays nothing extra for it.</source>
        <translation>Od poziomu „Wysokie napięcie”: gdy Automa buduje podstawę kaflem uniwersalnym poziomu I, zajmuje w znalezionym zbiorniku pole z czerwonym obrysem i nic za nie nie dopłaca.</translation>
    </message>
    <message>
        <source>Full game only</source>
        <translation>Tylko pełna rozgrywka</translation>
    </message>
    <message>
        <source>Germany: a second production</source>
        <translation>Niemcy: druga produkcja</translation>
    </message>
    <message>
        <source>Graziano del Monte</source>
        <translation>Graziano Del Monte</translation>
    </message>
    <message>
        <source>How it starts</source>
        <translation>Z czym zaczyna</translation>
    </message>
    <message>
        <source>How many engineers are used, how many VP are paid and what the action does is always read from the Automa’s tile, never from the board.</source>
        <translation>Ilu inżynierów użyć, ile PZ zapłacić i co robi akcja, zawsze odczytuje się z kafla Automy, nigdy z planszy.</translation>
    </message>
    <message>
        <source>How water flows</source>
        <translation>Jak płynie woda</translation>
    </message>
    <message>
        <source>If a basin still has several possible spaces, the one without a red border is taken; if that does not decide, the left-most one on the board.</source>
        <translation>Jeśli w zbiorniku nadal jest kilka możliwych pól, wybiera się pole bez czerwonego obrysu; jeśli to nie rozstrzyga, skrajne lewe na mapie.</translation>
    </message>
    <message>
        <source>If an action that ends the turn asks for exactly 1 engineer and the architect is free, the architect is used instead. Then the Automa takes another turn at once with a new tile.</source>
        <translation>Jeśli akcja kończąca turę wymaga dokładnie 1 inżyniera, a architekt jest wolny, używa się architekta. Wtedy Automa od razu rozgrywa następną turę z nowym kaflem.</translation>
    </message>
    <message>
        <source>If at least one drop is placed, one engineer goes to Water Management. If none is, the action is skipped and costs nothing.</source>
        <translation>Jeśli dodano co najmniej jedną kroplę, jeden inżynier trafia do gospodarki wodnej. Jeśli żadnej, akcję się pomija i nic nie kosztuje.</translation>
    </message>
    <message>
        <source>If drops times power is below 4, it counts as 4 before bonuses. Through a conduit of power 1 or 2 only 1 drop is moved; the rest stays behind the dam.</source>
        <translation>Jeśli krople razy wartość kanału dają mniej niż 4, liczy się to jako 4 przed premiami. Kanałem o wartości 1 lub 2 przechodzi tylko 1 kropla; reszta zostaje na tamie.</translation>
    </message>
    <message>
        <source>If only one space is possible, it builds there.</source>
        <translation>Jeśli możliwe jest tylko jedno pole, buduje tam.</translation>
    </message>
    <message>
        <source>If several spaces are still left, start at the basin or conduit whose code stands at the foot of the column and count upwards: 1A, 1B, 2A and so on. After 10 comes 1; for powerhouses after 12 comes 5. The first basin or conduit with a space that is left wins.</source>
        <translation>Jeśli nadal jest kilka pól, zacznij od zbiornika lub kanału, którego kod stoi u dołu kolumny, i licz w górę: 1A, 1B, 2A i tak dalej. Po 10 następuje 1, a dla elektrowni po 12 następuje 5. Wygrywa pierwszy zbiornik lub kanał, w którym zostało pole.</translation>
    </message>
    <message>
        <source>If the action of a building itself costs credits, they are paid on top of the price of the space.</source>
        <translation>Jeśli sama akcja budynku kosztuje kredyty, płaci się je ponad cenę pola.</translation>
    </message>
    <message>
        <source>In which order it tries</source>
        <translation>W jakiej kolejności próbuje</translation>
    </message>
    <message>
        <source>It follows the order of positions on its tile and takes the first work whose machines it has. It does not ask whether the reward is useful. The turn ends.</source>
        <translation>Idzie w kolejności pozycji z kafla i bierze pierwsze zlecenie, na które ma maszyny. Nie pyta, czy nagroda się przyda. Tura się kończy.</translation>
    </message>
    <message>
        <source>It goes through the five building tiles from the top or from the bottom, as its tile shows, and builds at the first with a free place, no own piece and a price it can pay. The criteria tile plays no part.</source>
        <translation>Przegląda pięć kafli budynków od góry lub od dołu, jak pokazuje jej kafel, i buduje przy pierwszym, który ma wolne miejsce, nie ma jej elementu i na który starcza maszyn. Kafel kryteriów nie ma tu znaczenia.</translation>
    </message>
    <message>
        <source>It is built with the normal construction action. A human uses a construction space of the company board; an Automa puts the engineers shown on its tile, always 1, on its company board.</source>
        <translation>Buduje się go zwykłą akcją budowy. Człowiek używa pola budowy na planszy spółki; Automa umieszcza na swojej planszy inżynierów z kafla, zawsze 1.</translation>
    </message>
    <message>
        <source>It lies under the Patent Office. It holds a column of 5 private building tiles and a column of 3 external works with their decks. Both are read from the top.</source>
        <translation>Leży pod biurem patentowym. Mieści kolumnę 5 kafli budynków i kolumnę 3 zagranicznych zleceń z ich stosami. Obie czyta się od góry.</translation>
    </message>
    <message>
        <source>It looks at every way to place the drops and takes the one that leaves the most new water behind its own dams; then the one with the fewest drops; then the headstream letters on the criteria tile decide. A drop that only fills someone else’s dam counts as useful if the next one then reaches an own dam. Drops from rewards follow the same rule.</source>
        <translation>Rozważa wszystkie sposoby dodania kropel i wybiera ten, przy którym na jej tamach zostaje najwięcej nowej wody; potem ten z mniejszą liczbą kropel; potem decydują litery źródeł na kaflu kryteriów. Kropla, która tylko wypełnia cudzą tamę, jest przydatna, jeśli dzięki niej następna dotrze do własnej. Krople z nagród dodaje się tak samo.</translation>
    </message>
    <message>
        <source>It needs a technology tile for this structure, or a joker, in hand. Tiles on its construction wheel cannot be used.</source>
        <translation>Potrzebuje w zasobach kafla technologii dla tej konstrukcji albo kafla uniwersalnego. Kafli leżących na kole budowy nie może użyć.</translation>
    </message>
    <message>
        <source>It never holds contracts</source>
        <translation>Nie trzyma kontraktów</translation>
    </message>
    <message>
        <source>It uses its highest-level fitting tile; at the same level the one for this very structure before a joker. Tile and machines go into the open segment of the wheel, the wheel turns one segment, and what comes round to the open segment returns to the Automa.</source>
        <translation>Używa pasującego kafla najwyższego poziomu; przy tym samym poziomie kafla tej właśnie konstrukcji przed uniwersalnym. Kafel i maszyny trafiają do otwartego segmentu koła, koło obraca się o jeden segment, a to, co znajdzie się w otwartym segmencie, wraca do Automy.</translation>
    </message>
    <message>
        <source>Italy: three more spaces</source>
        <translation>Włochy: trzy pola więcej</translation>
    </message>
    <message>
        <source>Its machines must be enough for the cheapest space of this kind, whether that space is taken or not.</source>
        <translation>Jej maszyn musi wystarczyć na najtańsze pole tego rodzaju, choćby było zajęte.</translation>
    </message>
    <message>
        <source>Leslie Spencer and Margot Fouché</source>
        <translation>Leslie Spencer i Margot Fouché</translation>
    </message>
    <message>
        <source>Leslie looks at the external works in the order shown on the same tile, otherwise 1, 2, 3. Margot looks for a private building in the direction shown on the tile, otherwise from the top.</source>
        <translation>Leslie przegląda zagraniczne zlecenia w kolejności z tego samego kafla, w innym wypadku 1, 2, 3. Margot szuka budynku w kierunku z kafla, w innym wypadku od góry.</translation>
    </message>
    <message>
        <source>Level I joker for a base</source>
        <translation>Kafel uniwersalny poziomu I dla podstawy</translation>
    </message>
    <message>
        <source>Level I: the building’s action at once without engineers, if you like; its credit price is still due. Level II: you pay only one of the two kinds of machines, as you choose.</source>
        <translation>Poziom I: akcja budynku od razu bez inżynierów, jeśli chcesz; jej cenę w kredytach i tak płacisz. Poziom II: płacisz tylko jednym z dwóch rodzajów maszyn, do wyboru.</translation>
    </message>
    <message>
        <source>Level II building tile</source>
        <translation>Kafel budynku poziomu II</translation>
    </message>
    <message>
        <source>Level II conduit tile</source>
        <translation>Kafel kanału poziomu II</translation>
    </message>
    <message>
        <source>Level II powerhouse tile</source>
        <translation>Kafel elektrowni poziomu II</translation>
    </message>
    <message>
        <source>Limits on the tile</source>
        <translation>Ograniczenia na kaflu</translation>
    </message>
    <message>
        <source>Machinery Shop</source>
        <translation>Dostawca maszyn</translation>
    </message>
    <message>
        <source>Machinery shop or bank</source>
        <translation>Dostawca maszyn lub bank</translation>
    </message>
    <message>
        <source>Machines and technology tile go into the open segment of the wheel and the wheel turns one segment, as for every structure. They come back after a full turn.</source>
        <translation>Maszyny i kafel technologii trafiają do otwartego segmentu koła, a koło obraca się o jeden segment, jak przy każdej konstrukcji. Wracają po pełnym obrocie.</translation>
    </message>
    <message>
        <source>Machines go on the wheel</source>
        <translation>Maszyny trafiają na koło</translation>
    </message>
    <message>
        <source>Mahiri Sekibo</source>
        <translation>Mahiri Sekibo</translation>
    </message>
    <message>
        <source>Margot and Leslie</source>
        <translation>Margot i Leslie</translation>
    </message>
    <message>
        <source>Netherlands: a drop for another dam</source>
        <translation>Niderlandy: kropla na inną tamę</translation>
    </message>
    <message>
        <source>New external works each round</source>
        <translation>Nowe zlecenia co rundę</translation>
    </message>
    <message>
        <source>No building piece left: B-6.1. No technology tile: B-6.2. Machines for none of the five tiles: B-6.3. Machines only for tiles that are not available: B-6.4.</source>
        <translation>Brak elementów: B-6.1. Brak kafla technologii: B-6.2. Maszyn nie starcza na żaden z pięciu kafli: B-6.3. Starcza tylko na niedostępne: B-6.4.</translation>
    </message>
    <message>
        <source>No income from buildings</source>
        <translation>Budynki bez przychodu</translation>
    </message>
    <message>
        <source>Not in round 5. The Automa pays the VP shown and takes the machines shown. The turn ends.</source>
        <translation>Nie w rundzie 5. Automa płaci podane PZ i bierze podane maszyny. Tura się kończy.</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Kafel celu</translation>
    </message>
    <message>
        <source>Once per round</source>
        <translation>Raz na rundę</translation>
    </message>
    <message>
        <source>Once per tile</source>
        <translation>Raz przy każdym kaflu</translation>
    </message>
    <message>
        <source>One production may fulfil several contracts if the energy covers their sum: the most contracts, then the highest sum, then the highest single values, then those on the right. A national contract in reach is always among them.</source>
        <translation>Jedna produkcja może zrealizować kilka kontraktów, jeśli energii starcza na ich sumę: najwięcej kontraktów, potem najwyższa suma, potem najwyższe pojedyncze wartości, potem te po prawej. Osiągalny kontrakt państwowy zawsze jest wśród nich.</translation>
    </message>
    <message>
        <source>One to three Automas play against one to three humans, two to four participants in all. All Automas share one stack of 20 two-sided tiles. Each Automa may have its own difficulty.</source>
        <translation>Gra od jednej do trzech Autom i od jednego do trzech ludzi, razem od dwóch do czterech uczestników. Wszystkie Automy korzystają z jednego stosu 20 dwustronnych kafli. Każda Automa może mieć własny poziom trudności.</translation>
    </message>
    <message>
        <source>Only if something lies on its wheel. The Automa pays the VP shown and turns the wheel as many segments as shown; after each segment it takes back what reaches the open one. The turn ends.</source>
        <translation>Tylko jeśli coś leży na jej kole. Automa płaci podane PZ i obraca koło o podaną liczbę segmentów; po każdym segmencie zabiera to, co znalazło się w otwartym. Tura się kończy.</translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation>Inne akcje</translation>
    </message>
    <message>
        <source>Overpowered. Margot: whenever the Automa would build, it first tries a private building with 1 engineer. Leslie: it first tries an external work with 1 engineer, if her special tile is in hand; the machines go on the wheel with that tile.</source>
        <translation>„Nadmiar mocy”. Margot: gdy Automa ma budować, najpierw próbuje zbudować budynek 1 inżynierem. Leslie: najpierw próbuje zagranicznego zlecenia 1 inżynierem, jeśli jej specjalny kafel jest wolny; maszyny trafiają z nim na koło.</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>Biuro patentowe</translation>
    </message>
    <message>
        <source>Patent for a building</source>
        <translation>Patent na budynek</translation>
    </message>
    <message>
        <source>Paying for an external work</source>
        <translation>Opłacenie zlecenia</translation>
    </message>
    <message>
        <source>Pieces for every company</source>
        <translation>Elementy dla każdej spółki</translation>
    </message>
    <message>
        <source>Places at a building tile</source>
        <translation>Miejsca przy kaflu budynku</translation>
    </message>
    <message>
        <source>Places marked 3</source>
        <translation>Miejsca oznaczone 3</translation>
    </message>
    <message>
        <source>Price inside the action</source>
        <translation>Cena samej akcji</translation>
    </message>
    <message>
        <source>Private building tiles</source>
        <translation>Kafle budynków</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produkcja</translation>
    </message>
    <message>
        <source>Production: a contract in reach</source>
        <translation>Produkcja: kontrakt w zasięgu</translation>
    </message>
    <message>
        <source>Production: a system is ready</source>
        <translation>Produkcja: gotowy system</translation>
    </message>
    <message>
        <source>Production: the energy track</source>
        <translation>Produkcja: tor energii</translation>
    </message>
    <message>
        <source>Promo officers</source>
        <translation>Dyrektorzy promocyjni</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Score the objective tile; 1 VP for every 5 excavators and mixers in hand (credits count for humans); 1 VP for each drop behind an own dam; with the Leeghwater Project the private buildings. Most VP wins; equal: most energy in the last round.</source>
        <translation>Policz kafel celu; 1 PZ za każde 5 koparek i betoniarek w zasobach (u ludzi liczą się też kredyty); 1 PZ za każdą kroplę na własnej tamie; z dodatkiem także budynki. Wygrywa ten, kto ma najwięcej PZ; przy remisie najwięcej energii w ostatniej rundzie.</translation>
    </message>
    <message>
        <source>Scoring a round</source>
        <translation>Punktacja rundy</translation>
    </message>
    <message>
        <source>Shuffle the 10 building tiles and lay out 5. They stay all game in the same order; the other 5 go back to the box.</source>
        <translation>Przetasuj 10 kafli budynków i wyłóż 5. Zostają przez całą grę w tej samej kolejności; pozostałe 5 odłóż do pudełka.</translation>
    </message>
    <message>
        <source>Simone Luciani</source>
        <translation>Simone Luciani</translation>
    </message>
    <message>
        <source>Simone Luciani and Tommaso Battista can also be used without the expansion. Leslie Spencer and Margot Fouché need it.</source>
        <translation>Simone Luciani i Tommaso Battista działają także bez dodatku. Leslie Spencer i Margot Fouché go wymagają.</translation>
    </message>
    <message>
        <source>Some tiles allow only one region, or only conduits from a certain power up. Then only those spaces count, also for the question whether the machines are enough.</source>
        <translation>Niektóre kafle dopuszczają tylko jeden obszar albo tylko kanały od pewnej wartości. Wtedy liczą się tylko takie pola, także przy sprawdzaniu, czy starcza maszyn.</translation>
    </message>
    <message>
        <source>Sort the 15 external works by their backs into decks A, B and C and shuffle each. Lay out 3 from deck A as works 1, 2 and 3, from the top.</source>
        <translation>Podziel 15 zagranicznych zleceń według rewersów na stosy A, B i C i każdy przetasuj. Wyłóż 3 ze stosu A jako zlecenia 1, 2 i 3 od góry.</translation>
    </message>
    <message>
        <source>Space of an external work</source>
        <translation>Pole zagranicznego zlecenia</translation>
    </message>
    <message>
        <source>Starting machines, credits, VP, engineers and contracts do not change with the expansion.</source>
        <translation>Początkowe maszyny, kredyty, PZ, inżynierowie i kontrakty nie zmieniają się z dodatkiem.</translation>
    </message>
    <message>
        <source>Taking building pieces off the board extension uncovers no income and no bonus.</source>
        <translation>Elementy budynków zdjęte z rozszerzenia planszy nie odsłaniają przychodu ani premii.</translation>
    </message>
    <message>
        <source>Taking the reward</source>
        <translation>Odbiór nagrody</translation>
    </message>
    <message>
        <source>Technology for a building</source>
        <translation>Technologia dla budynku</translation>
    </message>
    <message>
        <source>The Automa adds water only if at least one new drop ends up behind one of its own dams, at once or in the next water flow with the board as it stands. Drops that would not help are not placed.</source>
        <translation>Automa dodaje wodę tylko wtedy, gdy co najmniej jedna nowa kropla zatrzyma się na jej własnej tamie, od razu albo w najbliższym spływie przy obecnym układzie mapy. Kropli, które nie pomogą, nie dodaje.</translation>
    </message>
    <message>
        <source>The Automa buys advanced technology tiles and uses the structure shown on them. Their special effects work for it only from High Voltage up.</source>
        <translation>Automa kupuje kafle zaawansowanej technologii i korzysta z pokazanej na nich konstrukcji. Ich efekty specjalne działają dla niej dopiero od poziomu „Wysokie napięcie”.</translation>
    </message>
    <message>
        <source>The Automa gets no starting contract. It has no officer below Overpowered and no company ability below High Voltage. It does get the energy bonus of its 2nd powerhouse (+1) and of its 4th (+2 more), except at Low Voltage.</source>
        <translation>Automa nie dostaje kontraktu początkowego. Dyrektora ma dopiero na poziomie „Nadmiar mocy”, a zdolność spółki od poziomu „Wysokie napięcie”. Premię energii za 2. elektrownię (+1) i za 4. (jeszcze +2) otrzymuje, z wyjątkiem poziomu „Niskie napięcie”.</translation>
    </message>
    <message>
        <source>The Automa goes through the actions of its tile: left column from the top, then the centre, then the right. It does the first one that is possible and ends the turn. Actions in a dashed frame, Water Management and Contract Office, do not end it: it goes on if an engineer is left. The last action is always possible.</source>
        <translation>Automa przegląda akcje na kaflu: lewa kolumna od góry, potem środkowa, potem prawa. Wykonuje pierwszą możliwą i kończy turę. Akcje w przerywanej ramce, gospodarka wodna i dział handlowy, nie kończą tury: próbuje dalej, jeśli został inżynier. Ostatnia akcja jest zawsze możliwa.</translation>
    </message>
    <message>
        <source>The Automa has no money. Where a human would pay a credit it loses 1 VP, and where a human would gain a credit it gains 1 VP. Its VP may fall below zero, so a price never stops it.</source>
        <translation>Automa nie ma pieniędzy. Tam, gdzie człowiek zapłaciłby kredyt, Automa traci 1 PZ, a tam, gdzie by go otrzymał, zdobywa 1 PZ. Jej PZ mogą spaść poniżej zera, więc cena nigdy jej nie powstrzymuje.</translation>
    </message>
    <message>
        <source>The Automa must still have a piece of this kind on its company board.</source>
        <translation>Na planszy spółki Automy musi zostać konstrukcja tego rodzaju.</translation>
    </message>
    <message>
        <source>The Automa produces only if it still has a reason to: its marker has not yet reached this round’s section of the energy track (6 times the round number), or it is not alone in the lead.</source>
        <translation>Automa produkuje tylko wtedy, gdy ma po co: jej znacznik nie dotarł jeszcze do sekcji bieżącej rundy na torze energii (6 razy numer rundy) albo nie prowadzi samodzielnie.</translation>
    </message>
    <message>
        <source>The Automa takes no contract tiles in hand. When it produces enough energy it fulfils a face-up contract straight from the Contract Office, and that tile leaves the office. The app counts these contracts for the contract bonus tile, unless you chose otherwise.</source>
        <translation>Automa nie bierze kafli kontraktów. Gdy wyprodukuje dość energii, realizuje odkryty kontrakt wprost z działu handlowego, a kafel stamtąd znika. Aplikacja liczy te kontrakty do kafla premii, chyba że wybierzesz inaczej.</translation>
    </message>
    <message>
        <source>The Automa takes the building tile, otherwise a joker, otherwise the action is skipped. Without the expansion all building, external work and building patent actions are skipped.</source>
        <translation>Automa bierze kafel budynku, w innym wypadku uniwersalny, w innym wypadku akcję się pomija. Bez dodatku wszystkie akcje z budynkami, zagranicznymi zleceniami i patentami na budynki się pomija.</translation>
    </message>
    <message>
        <source>The Automa takes turns as long as it has at least one engineer. If an action asks for more engineers than it has left, it still acts and uses all of them.</source>
        <translation>Automa rozgrywa tury, dopóki ma co najmniej jednego inżyniera. Jeśli akcja wymaga więcej inżynierów, niż jej zostało, i tak ją wykonuje, używając wszystkich.</translation>
    </message>
    <message>
        <source>The Automa uses no building</source>
        <translation>Automa nie używa budynków</translation>
    </message>
    <message>
        <source>The Control Station is a full production with +3. The Customer Office fulfils any own contract without energy, but no national one. The Wind Farm’s 5 energy may fulfil an own contract. The Energy Relay Field moves only the marker. The Loan Agency pays an external work with credits.</source>
        <translation>Stacja sterowania to pełna produkcja z premią +3. Biuro obsługi klienta realizuje dowolny własny kontrakt bez energii, prócz państwowego. 5 jednostek energii farmy wiatrowej może zrealizować własny kontrakt. Pole przekaźników energii przesuwa tylko znacznik. Agencja pożyczkowa opłaca zagraniczne zlecenie kredytami.</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>„Projekt Leeghwatera”</translation>
    </message>
    <message>
        <source>The Leeghwater Project is played with the full game only, never with the introductory game.</source>
        <translation>„Projektu Leeghwatera” używa się tylko w pełnej rozgrywce, nigdy w pierwszej.</translation>
    </message>
    <message>
        <source>The Netherlands</source>
        <translation>Niderlandy</translation>
    </message>
    <message>
        <source>The Netherlands are a fifth company to choose. There are still at most 4 participants. Automas get their companies at random from those left.</source>
        <translation>Niderlandy to piąta spółka do wyboru. Uczestników jest nadal najwyżej 4. Automy dostają spółki losowo z pozostałych.</translation>
    </message>
    <message>
        <source>The Netherlands join</source>
        <translation>Dołączają Niderlandy</translation>
    </message>
    <message>
        <source>The best system</source>
        <translation>Najlepszy system</translation>
    </message>
    <message>
        <source>The best system makes the most energy: the drops behind the dam times the power of the conduit, plus the bonus of the tile and of the company. Equal: a neutral dam before an own one, then the conduit column of the criteria tile, then the conduit codes in order.</source>
        <translation>Najlepszy system daje najwięcej energii: krople na tamie razy wartość kanału, plus premia kafla i spółki. Przy równej energii: tama neutralna przed własną, potem kolumna kanału na kaflu kryteriów, potem kody kanałów po kolei.</translation>
    </message>
    <message>
        <source>The company keeps the tile of the work; it counts for the external work bonus tile, for Automas too. Its place stays empty to the end of the round.</source>
        <translation>Spółka zatrzymuje kafel zlecenia; liczy się on do kafla premii za zagraniczne zlecenia, także u Autom. Jego miejsce jest puste do końca rundy.</translation>
    </message>
    <message>
        <source>The criteria tile has three columns: for dams (bases and elevations), conduits and powerhouses. The three criteria of the column are used one after another. If one leaves a single space, it is built there; if it leaves several, the next criterion looks at those; if no space fits, the criterion is ignored.</source>
        <translation>Kafel kryteriów ma trzy kolumny: dla tam (podstaw i podwyższeń), kanałów i elektrowni. Trzy kryteria kolumny stosuje się po kolei. Jeśli zostaje jedno pole, tam się buduje; jeśli kilka, rozpatruje je następne kryterium; jeśli nie pasuje żadne, kryterium się pomija.</translation>
    </message>
    <message>
        <source>The drops leave the dam, pass through the powerhouse and flow on down the river. The energy marker moves forward by the energy made.</source>
        <translation>Krople opuszczają tamę, przechodzą przez elektrownię i płyną dalej rzeką. Znacznik energii przesuwa się o tyle, ile wyprodukowano energii.</translation>
    </message>
    <message>
        <source>The energy of its best system must be enough for at least one open private contract of the colour shown on the tile.</source>
        <translation>Energia najlepszego systemu musi wystarczyć na co najmniej jeden odkryty kontrakt prywatny w kolorze z kafla.</translation>
    </message>
    <message>
        <source>The expansion board</source>
        <translation>Plansza dodatku</translation>
    </message>
    <message>
        <source>The game has five rounds. Each has income and headstreams, actions, water flow, scoring, and the end of the round, which is left out after round 5.</source>
        <translation>Gra ma pięć rund. Każda składa się z przychodu oraz źródeł, akcji, spływu wody, punktacji i końca rundy, który po 5. rundzie się pomija.</translation>
    </message>
    <message>
        <source>The leader of the energy track gets 6 VP, the second 2; those tied for first share 8, rounded up, and those tied for second get 1 each. Then everyone gets credits by the place of the marker (an Automa VP); at 0 energy 3 VP are lost too. Then this round’s bonus tile: nothing below 6 energy, in full from this round’s section on, otherwise 4 VP less for each section short.</source>
        <translation>Pierwszy na torze energii zdobywa 6 PZ, drugi 2; przy remisie o pierwsze miejsce dzieli się 8, zaokrąglając w górę, a przy remisie o drugie każdy dostaje 1. Potem każdy otrzymuje kredyty według pozycji znacznika (Automa PZ); przy energii 0 traci się też 3 PZ. Potem kafel premii rundy: nic przy energii poniżej 6, w pełni od sekcji tej rundy, w innym wypadku o 4 PZ mniej za każdą brakującą sekcję.</translation>
    </message>
    <message>
        <source>The left space is shut</source>
        <translation>Lewe pole zamknięte</translation>
    </message>
    <message>
        <source>The left-most piece of its row goes on the map. If that uncovers an income symbol, the Automa receives it at once, except at Low Voltage. The special effect of the technology tile comes last.</source>
        <translation>Na mapę trafia skrajna lewa konstrukcja swojego rzędu. Jeśli odsłoni symbol przychodu, Automa od razu go otrzymuje, z wyjątkiem poziomu „Niskie napięcie”. Efekt specjalny kafla technologii działa na końcu.</translation>
    </message>
    <message>
        <source>The machines shown must be in hand; those on the wheel do not help. They go back to the general supply and are lost. Works get dearer from deck A to deck C.</source>
        <translation>Podane maszyny trzeba mieć w zasobach; te na kole nie pomogą. Wracają do zasobów ogólnych i przepadają. Od stosu A do stosu C zlecenia są coraz droższe.</translation>
    </message>
    <message>
        <source>The new bonus tiles</source>
        <translation>Nowe kafle premii</translation>
    </message>
    <message>
        <source>The new turn order: least energy first; those with equal energy swap their order. Energy markers go back to 0 and engineers return. The patents are discarded and three new ones laid out, levels I, II, III in turn; external works likewise.</source>
        <translation>Nowa kolejność: najpierw ten, kto ma najmniej energii; przy równej energii kolejność się odwraca. Znaczniki energii wracają na 0, inżynierowie do spółek. Kafle w biurze patentowym odrzuca się i wykłada trzy nowe, kolejno z poziomów I, II, III; tak samo zagraniczne zlecenia.</translation>
    </message>
    <message>
        <source>The piece and its income</source>
        <translation>Konstrukcja i przychód</translation>
    </message>
    <message>
        <source>The places at a building tile are filled from the left.</source>
        <translation>Miejsca przy kaflu budynku zajmuje się od lewej.</translation>
    </message>
    <message>
        <source>The promo officers are not supported yet and cannot be chosen for an Automa.</source>
        <translation>Dyrektorzy promocyjni nie są jeszcze obsługiwani i nie można ich wybrać dla Automy.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>The same tiles for a human</source>
        <translation>Te same kafle dla człowieka</translation>
    </message>
    <message>
        <source>The start stays the same</source>
        <translation>Początek bez zmian</translation>
    </message>
    <message>
        <source>The technology tile is chosen as for any structure: the highest level, and a building tile before a joker. A joker may build a private building.</source>
        <translation>Kafel technologii wybiera się jak dla każdej konstrukcji: najwyższy poziom, a kafel budynku przed uniwersalnym. Kaflem uniwersalnym można zbudować budynek.</translation>
    </message>
    <message>
        <source>The tile decides</source>
        <translation>Decyduje kafel</translation>
    </message>
    <message>
        <source>The tile is kept</source>
        <translation>Kafel zostaje u spółki</translation>
    </message>
    <message>
        <source>The two new bonus tiles are scored at the end of their round like all the others.</source>
        <translation>Dwa nowe kafle premii punktuje się na koniec ich rundy tak jak pozostałe.</translation>
    </message>
    <message>
        <source>The two open contracts of the colour on the tile are discarded and replaced by new ones, and the Automa’s energy marker moves 2 spaces. This is always possible, and the turn goes on.</source>
        <translation>Dwa odkryte kontrakty w kolorze z kafla odrzuca się i zastępuje nowymi, a znacznik energii Automy przesuwa się o 2 pola. To zawsze możliwe, a tura trwa dalej.</translation>
    </message>
    <message>
        <source>The whole reward is taken at once. A part that cannot be done is lost; it does not forbid the work.</source>
        <translation>Całą nagrodę bierze się od razu. Część, której nie da się wykonać, przepada, ale nie wyklucza zlecenia.</translation>
    </message>
    <message>
        <source>Their third powerhouse gives a drop on another own dam after a production. For an Automa see B-10.10.</source>
        <translation>Ich trzecia elektrownia daje po produkcji kroplę na inną własną tamę. Dla Automy zob. B-10.10.</translation>
    </message>
    <message>
        <source>There must be at least one space that is free, allowed and payable with its machines.</source>
        <translation>Musi istnieć co najmniej jedno pole wolne, dozwolone i takie, na które starcza maszyn.</translation>
    </message>
    <message>
        <source>They are red-bordered: a human pays 3 credits more, an Automa 3 VP. The level I joker waives this, for an Automa from High Voltage up.</source>
        <translation>Mają czerwony obrys: człowiek dopłaca 3 kredyty, Automa 3 PZ. Kafel uniwersalny poziomu I z tego zwalnia, Automę od poziomu „Wysokie napięcie”.</translation>
    </message>
    <message>
        <source>Tiles and turns</source>
        <translation>Kafle i tury</translation>
    </message>
    <message>
        <source>To produce, the Automa needs a complete system: a dam with water, its own or a neutral one; a built conduit from that basin, anyone’s; and its own powerhouse where the conduit ends. With bonus and penalty there must be at least 1 energy.</source>
        <translation>Aby produkować, Automa potrzebuje pełnego systemu: tamy z wodą, własnej lub neutralnej; zbudowanego kanału z tego zbiornika, czyjegokolwiek; i własnej elektrowni tam, gdzie kanał się kończy. Po premiach i karach musi wyjść co najmniej 1 jednostka energii.</translation>
    </message>
    <message>
        <source>Tommaso Battista</source>
        <translation>Tommaso Battista</translation>
    </message>
    <message>
        <source>Turns and engineers</source>
        <translation>Tury i inżynierowie</translation>
    </message>
    <message>
        <source>Two more bonus tiles</source>
        <translation>Dwa dodatkowe kafle premii</translation>
    </message>
    <message>
        <source>Two tiles are always in view. The top tile of the stack shows the actions of this turn. The tile flipped last onto the discard shows the criteria that say where to build.</source>
        <translation>Zawsze widać dwa kafle. Wierzchni kafel stosu pokazuje akcje tej tury. Kafel odwrócony ostatnio na stos odrzuconych pokazuje kryteria: gdzie budować.</translation>
    </message>
    <message>
        <source>USA: power from the river</source>
        <translation>USA: energia z rzeki</translation>
    </message>
    <message>
        <source>Using someone else’s conduit</source>
        <translation>Cudzy kanał</translation>
    </message>
    <message>
        <source>Viktor Fiesler</source>
        <translation>Viktor Fiesler</translation>
    </message>
    <message>
        <source>Water and contracts</source>
        <translation>Woda i kontrakty</translation>
    </message>
    <message>
        <source>Water and marker</source>
        <translation>Woda i znacznik</translation>
    </message>
    <message>
        <source>Water: how many drops and where</source>
        <translation>Woda: ile i dokąd</translation>
    </message>
    <message>
        <source>Water: only if it helps</source>
        <translation>Woda: tylko gdy pomoże</translation>
    </message>
    <message>
        <source>Water: the USA</source>
        <translation>Woda: USA</translation>
    </message>
    <message>
        <source>Water: the engineer</source>
        <translation>Woda: inżynier</translation>
    </message>
    <message>
        <source>What a private building needs</source>
        <translation>Czego wymaga budynek</translation>
    </message>
    <message>
        <source>What an external work gives a human</source>
        <translation>Co daje zlecenie człowiekowi</translation>
    </message>
    <message>
        <source>What an external work gives the Automa</source>
        <translation>Co daje zlecenie Automie</translation>
    </message>
    <message>
        <source>What building costs</source>
        <translation>Ile kosztuje budowa</translation>
    </message>
    <message>
        <source>What is not allowed</source>
        <translation>Czego nie wolno</translation>
    </message>
    <message>
        <source>What it does without</source>
        <translation>Czego nie ma</translation>
    </message>
    <message>
        <source>What the Automa is</source>
        <translation>Czym jest Automa</translation>
    </message>
    <message>
        <source>What the buildings do</source>
        <translation>Co robią budynki</translation>
    </message>
    <message>
        <source>When the Automa may choose a machine, it takes the kind it has fewer of in hand; equal numbers: an excavator. A structure it may build for free is placed by the usual procedure and costs nothing.</source>
        <translation>Gdy Automa może wybrać maszynę, bierze rodzaj, którego ma mniej w zasobach; przy równej liczbie koparkę. Darmową konstrukcję umieszcza się według zwykłej procedury i nic ona nie kosztuje.</translation>
    </message>
    <message>
        <source>When the last tile has been flipped, the discarded tiles are shuffled into a new stack. The tile whose criteria are in force stays in view and is not shuffled in, unless you chose otherwise.</source>
        <translation>Po odwróceniu ostatniego kafla odrzucone kafle tasuje się w nowy stos. Kafel, którego kryteria obowiązują, zostaje na widoku i nie jest wtasowywany, chyba że wybierzesz inaczej.</translation>
    </message>
    <message>
        <source>When the stack runs out</source>
        <translation>Gdy stos się skończy</translation>
    </message>
    <message>
        <source>Whenever the tile tells the Automa to build something and it can build an elevation, it builds the elevation instead, with the engineers of the tile. Its dams of height 3 hold 4 drops.</source>
        <translation>Ilekroć kafel każe Automie coś budować, a ta może zbudować podwyższenie, buduje zamiast tego podwyższenie, z inżynierami z kafla. Jej tamy 3. poziomu przetrzymują 4 krople.</translation>
    </message>
    <message>
        <source>Where its engineers go</source>
        <translation>Dokąd trafiają inżynierowie</translation>
    </message>
    <message>
        <source>Where to build</source>
        <translation>Gdzie budować</translation>
    </message>
    <message>
        <source>Where to build: completing a system</source>
        <translation>Gdzie budować: dokończenie systemu</translation>
    </message>
    <message>
        <source>Where to build: only one space</source>
        <translation>Gdzie budować: tylko jedno pole</translation>
    </message>
    <message>
        <source>Where to build: the code</source>
        <translation>Gdzie budować: kod</translation>
    </message>
    <message>
        <source>Where to build: the criteria</source>
        <translation>Gdzie budować: kryteria</translation>
    </message>
    <message>
        <source>Where to build: the last tie-break</source>
        <translation>Gdzie budować: ostatnie rozstrzygnięcie</translation>
    </message>
    <message>
        <source>Wherever something depends on the number of players, Automas are counted.</source>
        <translation>Wszędzie tam, gdzie coś zależy od liczby graczy, Automy też się liczą.</translation>
    </message>
    <message>
        <source>Which building the Automa builds</source>
        <translation>Który budynek buduje Automa</translation>
    </message>
    <message>
        <source>Which contract it fulfils</source>
        <translation>Który kontrakt realizuje</translation>
    </message>
    <message>
        <source>Which technology tile and the wheel</source>
        <translation>Który kafel technologii i koło</translation>
    </message>
    <message>
        <source>Which work the Automa takes</source>
        <translation>Które zlecenie bierze Automa</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>Why a building is skipped</source>
        <translation>Dlaczego pominięto budynek</translation>
    </message>
    <message>
        <source>Wilhelm Adler</source>
        <translation>Wilhelm Adler</translation>
    </message>
    <message>
        <source>With 4 participants there are four places, costing 0, 0, 3 and 3 from the left. With 2 or 3 participants the second is closed: 0, 3 and 3. A setting lets the two upper tiles keep it with 3 participants.</source>
        <translation>Przy 4 uczestnikach są cztery miejsca, od lewej za 0, 0, 3 i 3. Przy 2 lub 3 drugie jest zamknięte: 0, 3 i 3. Ustawienie pozwala dwóm górnym kaflom zachować je przy 3 uczestnikach.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: after a production 1 drop from the supply goes on another own dam with room, the dam of its best other system. If none or several are best, the dam column of the criteria tile decides.</source>
        <translation>Z trzecią elektrownią, od poziomu „Wysokie napięcie”: po produkcji 1 kropla z zasobów trafia na inną własną tamę z wolnym miejscem, tamę najlepszego innego systemu. Jeśli takiej nie ma lub jest kilka, decyduje kolumna tamy na kaflu kryteriów.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: after a production Germany produces once more with another powerhouse, the way that makes the most energy, without bonuses. This may fulfil another contract, also one that has just been laid out.</source>
        <translation>Z trzecią elektrownią, od poziomu „Wysokie napięcie”: po produkcji Niemcy produkują jeszcze raz z inną elektrownią, tak by uzyskać najwięcej energii, bez premii. Może to zrealizować kolejny kontrakt, także dopiero co wyłożony.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: after each production Italy’s energy marker moves 3 more spaces. They do not count for contracts.</source>
        <translation>Z trzecią elektrownią, od poziomu „Wysokie napięcie”: po każdej produkcji znacznik energii Włoch przesuwa się o dodatkowe 3 pola. Nie liczą się do kontraktów.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: each drop that flows by river through a powerhouse of the USA moves their energy marker 1 space, in anyone’s turn. Drops brought there by a conduit do not count. Between equally good ways to add water the one with more such spaces is taken.</source>
        <translation>Z trzecią elektrownią, od poziomu „Wysokie napięcie”: każda kropla, która rzeką przepływa przez elektrownię USA, przesuwa ich znacznik energii o 1 pole, w turze każdego gracza. Krople doprowadzone kanałem się nie liczą. Spośród równie dobrych sposobów dodania wody wybiera się ten, który daje więcej takich pól.</translation>
    </message>
    <message>
        <source>With its third powerhouse, from High Voltage up: every contract counts 3 less for France, both when it asks whether it may produce and when it picks the contract.</source>
        <translation>Z trzecią elektrownią, od poziomu „Wysokie napięcie”: dla Francji wartość każdego kontraktu jest o 3 niższa, zarówno przy sprawdzaniu, czy może produkować, jak i przy wyborze kontraktu.</translation>
    </message>
    <message>
        <source>With the Leeghwater Project the Automa builds at the first building tile it can pay, from the top or from the bottom as its tile shows. It never uses a building’s action; the cheap left space of a building it built stays shut for everyone. Without the expansion such actions are skipped.</source>
        <translation>W „Projekcie Leeghwatera” Automa buduje przy pierwszym kaflu budynku, który może opłacić, od góry lub od dołu, jak pokazuje jej kafel. Nigdy nie używa akcji budynku; tanie lewe pole budynku, który zbudowała, jest zamknięte dla wszystkich. Bez dodatku takie akcje się pomija.</translation>
    </message>
    <message>
        <source>With the Leeghwater Project. It looks at the three works in the order shown on the tile and takes the first whose machines it has. The machines are given up for good and the reward is taken at once. The turn ends.</source>
        <translation>W „Projekcie Leeghwatera”. Przegląda trzy zlecenia w kolejności z kafla i bierze pierwsze, na które ma maszyny. Maszyny oddaje na stałe, a nagrodę bierze od razu. Tura się kończy.</translation>
    </message>
    <message>
        <source>With the energy made it fulfils the open contract with the highest value it can reach, of any colour, national ones too; equal values: the one on the right. It takes the reward at once. A private contract is replaced from its stack, a national one is not.</source>
        <translation>Wyprodukowaną energią Automa realizuje odkryty kontrakt o najwyższej osiągalnej wartości, dowolnego koloru, także państwowy; przy równej wartości prawy. Nagrodę bierze od razu. Kontrakt prywatny uzupełnia się ze stosu, państwowego nie.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Warsztat</translation>
    </message>
    <message>
        <source>Workshop or bank</source>
        <translation>Warsztat lub bank</translation>
    </message>
</context>
<context>
    <name>BarrageScore</name>
    <message>
        <source>%1 VP less for each section short</source>
        <translation>−%1 PZ za każdą brakującą sekcję</translation>
    </message>
    <message>
        <source>%1 leads the energy track: %2</source>
        <translation>Na torze energii prowadzi %1: %2</translation>
    </message>
    <message>
        <source>%1 − %2, never below 0</source>
        <translation>%1 − %2, nie mniej niż 0</translation>
    </message>
    <message>
        <source>%1: %2 → &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>%1: %2 → &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>1 VP for every %1 machines; humans add credits themselves</source>
        <translation>1 PZ za każde %1 maszyn; ludzie sami dodają kredyty</translation>
    </message>
    <message>
        <source>1st place</source>
        <translation>1. miejsce</translation>
    </message>
    <message>
        <source>1st place %1, 2nd place %2</source>
        <translation>1. miejsce %1, 2. miejsce %2</translation>
    </message>
    <message>
        <source>1st place %1, 2nd place %2; a tie for 1st shares both, a tie for 2nd takes 1 each</source>
        <translation>1. miejsce %1, 2. miejsce %2; remis o 1. dzieli oba, remis o 2. daje po 1</translation>
    </message>
    <message>
        <source>2nd place</source>
        <translation>2. miejsce</translation>
    </message>
    <message>
        <source>Everybody reached the section of the round</source>
        <translation>Wszyscy osiągnęli sekcję rundy</translation>
    </message>
    <message>
        <source>Nobody produced energy</source>
        <translation>Nikt nie wyprodukował energii</translation>
    </message>
    <message>
        <source>The lead on the energy track is shared</source>
        <translation>Remis na czele toru energii</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>VP for Automas, credits for humans</source>
        <translation>Automy: PZ, ludzie: kredyty</translation>
    </message>
    <message>
        <source>counted %1, %2</source>
        <translation>naliczono %1, %2</translation>
    </message>
    <message>
        <source>less than %1 energy: no bonus</source>
        <translation>energia poniżej %1: bez premii</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>miejsce %1</translation>
    </message>
</context>
<context>
    <name>BarrageSetup</name>
    <message>
        <source>%1, take: &lt;b&gt;%2, %3, %4&lt;/b&gt;</source>
        <translation>%1, weź: &lt;b&gt;%2, %3, %4&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: put the VP marker on &lt;b&gt;%2&lt;/b&gt;, the energy marker on &lt;b&gt;0&lt;/b&gt;</source>
        <translation>%1: umieść znacznik PZ na &lt;b&gt;%2&lt;/b&gt;, znacznik energii na &lt;b&gt;0&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) still to enter</source>
        <translation>
            <numerusform>Zostało %n miejsce do wpisania</numerusform>
            <numerusform>Zostały %n miejsca do wpisania</numerusform>
            <numerusform>Zostało %n miejsc do wpisania</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: lay out company board, wheel, structures and the basic technology tiles but the joker</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: wyłóż planszę spółki, koło, konstrukcje i podstawowe kafle technologii oprócz uniwersalnego</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: lay out company board, wheel, structures and the basic technology tiles but the joker; officer &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: wyłóż planszę spółki, koło, konstrukcje i podstawowe kafle technologii oprócz uniwersalnego; dyrektor – &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>Bonus tile of round %1</source>
        <translation>Kafel premii rundy %1</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Kafle premii</translation>
    </message>
    <message>
        <source>Building %1 from the top</source>
        <translation>Budynek %1 od góry</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Kontrakty</translation>
    </message>
    <message>
        <source>External work %1 from the top</source>
        <translation>Zagraniczne zlecenie %1 od góry</translation>
    </message>
    <message>
        <source>External works</source>
        <translation>Zagraniczne zlecenia</translation>
    </message>
    <message>
        <source>Fill the Patent Office</source>
        <translation>Uzupełnij biuro patentowe</translation>
    </message>
    <message>
        <source>Give the Automa its pieces</source>
        <translation>Przygotuj Automę</translation>
    </message>
    <message>
        <source>Headstream tiles</source>
        <translation>Kafle źródeł</translation>
    </message>
    <message>
        <source>Lay on round %1: %2</source>
        <translation>Umieść na rundzie %1: %2</translation>
    </message>
    <message>
        <source>Lay on space %1 from the top: %2</source>
        <translation>Umieść na miejscu %1 od góry: %2</translation>
    </message>
    <message>
        <source>Lay on the left: %1</source>
        <translation>Umieść po lewej: %1</translation>
    </message>
    <message>
        <source>Lay on the right: %1</source>
        <translation>Umieść po prawej: %1</translation>
    </message>
    <message>
        <source>Lay out the contracts</source>
        <translation>Wyłóż kontrakty</translation>
    </message>
    <message>
        <source>Lay out the external works</source>
        <translation>Wyłóż zagraniczne zlecenia</translation>
    </message>
    <message>
        <source>Lay out the national contracts</source>
        <translation>Wyłóż kontrakty państwowe</translation>
    </message>
    <message>
        <source>Lay out the private buildings</source>
        <translation>Wyłóż budynki</translation>
    </message>
    <message>
        <source>Lay out: %1</source>
        <translation>Wyłóż: %1</translation>
    </message>
    <message>
        <source>Lay the &lt;b&gt;height %1&lt;/b&gt; dam in &lt;b&gt;basin %2, lower&lt;/b&gt;, %3 on it</source>
        <translation>Umieść tamę &lt;b&gt;%1. poziomu&lt;/b&gt; na dolnym polu &lt;b&gt;zbiornika %2&lt;/b&gt;; na niej %3</translation>
    </message>
    <message>
        <source>Lay the bonus tiles</source>
        <translation>Umieść kafle premii</translation>
    </message>
    <message>
        <source>Lay the four headstream tiles</source>
        <translation>Umieść cztery kafle źródeł</translation>
    </message>
    <message>
        <source>Lay the objective tile</source>
        <translation>Umieść kafel celu</translation>
    </message>
    <message>
        <source>Lay the objective tile: %1</source>
        <translation>Umieść kafel celu: %1</translation>
    </message>
    <message>
        <source>Lay the three neutral dams</source>
        <translation>Umieść trzy neutralne tamy</translation>
    </message>
    <message>
        <source>Lay the tile &lt;b&gt;%1&lt;/b&gt; on &lt;b&gt;headstream %2&lt;/b&gt;</source>
        <translation>Umieść kafel &lt;b&gt;%1&lt;/b&gt; na &lt;b&gt;źródle %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>National contract %1</source>
        <translation>Kontrakt państwowy %1</translation>
    </message>
    <message>
        <source>National contracts</source>
        <translation>Kontrakty państwowe</translation>
    </message>
    <message>
        <source>Neutral dam of height %1</source>
        <translation>Neutralna tama %1. poziomu</translation>
    </message>
    <message>
        <source>Neutral dams</source>
        <translation>Neutralne tamy</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Kafel celu</translation>
    </message>
    <message>
        <source>Patent %1 from the top</source>
        <translation>Patent %1 od góry</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>Biuro patentowe</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Budynki</translation>
    </message>
    <message numerus="yes">
        <source>Put &lt;b&gt;%n drop(s)&lt;/b&gt; on &lt;b&gt;headstream %1&lt;/b&gt;</source>
        <translation>
            <numerusform>Umieść &lt;b&gt;%n kroplę wody&lt;/b&gt; na &lt;b&gt;źródle %1&lt;/b&gt;</numerusform>
            <numerusform>Umieść &lt;b&gt;%n krople wody&lt;/b&gt; na &lt;b&gt;źródle %1&lt;/b&gt;</numerusform>
            <numerusform>Umieść &lt;b&gt;%n kropel wody&lt;/b&gt; na &lt;b&gt;źródle %1&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Put on place %1 the marker of &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>Umieść na miejscu %1 znacznik: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Set the turn order</source>
        <translation>Ustal kolejność</translation>
    </message>
    <message>
        <source>Shuffle the 20 Automa tiles into a stack, action side up</source>
        <translation>Przetasuj 20 kafli Automy w stos stroną akcji do góry</translation>
    </message>
    <message>
        <source>The Automa tiles stay in the box: the app holds them</source>
        <translation>Kafle Automy zostają w pudełku: ma je aplikacja</translation>
    </message>
    <message>
        <source>Turn order of round 1</source>
        <translation>Kolejność w rundzie 1</translation>
    </message>
    <message>
        <source>Turn order: place %1</source>
        <translation>Kolejność: miejsce %1</translation>
    </message>
    <message>
        <source>drops in rounds 1–4</source>
        <translation>krople w rundach 1–4</translation>
    </message>
</context>
<context>
    <name>BarrageShareCode</name>
    <message>
        <source>A letter is wrong, missing or in the wrong place. Compare the code once more.</source>
        <translation>Któryś znak jest błędny, brakuje go lub jest nie na swoim miejscu. Porównaj kod jeszcze raz.</translation>
    </message>
    <message>
        <source>Codes have only Latin letters and digits. Check what you typed.</source>
        <translation>Kod ma tylko litery łacińskie i cyfry. Sprawdź wpisany kod.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Skopiowano: %1</translation>
    </message>
    <message>
        <source>The code comes from another version of the app. Update both.</source>
        <translation>Kod pochodzi z innej wersji aplikacji. Zaktualizuj obie.</translation>
    </message>
    <message>
        <source>This code does not describe a set-up.</source>
        <translation>Ten kod nie opisuje przygotowania gry.</translation>
    </message>
    <message>
        <source>Type the code that the other phone shows.</source>
        <translation>Wpisz kod, który pokazuje drugi telefon.</translation>
    </message>
</context>
<context>
    <name>BarrageTable</name>
    <message>
        <source>%1: which one is new?</source>
        <translation>%1: który jest nowy?</translation>
    </message>
    <message>
        <source>Automa tiles</source>
        <translation>kafle Automy</translation>
    </message>
    <message>
        <source>By its actions: first the production at the top left</source>
        <translation>Po akcjach: najpierw produkcja u góry po lewej</translation>
    </message>
    <message>
        <source>By its code, as printed: dam, conduit, powerhouse</source>
        <translation>Po wydrukowanym kodzie: tama, kanał, elektrownia</translation>
    </message>
    <message>
        <source>Flip the top tile beside the stack. Which one is it?</source>
        <translation>Odwróć wierzchni kafel obok stosu. Który to kafel?</translation>
    </message>
    <message>
        <source>Flip the top tile. Which one lies on the stack now?</source>
        <translation>Odwróć wierzchni kafel. Który leży teraz na stosie?</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Później</translation>
    </message>
    <message>
        <source>Nothing lies there</source>
        <translation>Nic tam nie leży</translation>
    </message>
    <message>
        <source>Shuffle all 20 tiles. Flip the top one beside the stack. Which one is it?</source>
        <translation>Przetasuj wszystkie 20 kafli. Odwróć wierzchni obok stosu. Który to kafel?</translation>
    </message>
    <message>
        <source>Tile %1 · criteria %2</source>
        <translation>Kafel %1 · kryteria %2</translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <comment>a human&apos;s</comment>
        <translation>Tura: %1</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>koniec</translation>
    </message>
    <message>
        <source>human</source>
        <translation>człowiek</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
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
        <translation>%1: tura człowieka</translation>
    </message>
    <message>
        <source>%1: tile %2</source>
        <translation>%1: kafel %2</translation>
    </message>
    <message>
        <source>%1: turn up a tile</source>
        <translation>%1: odkryj kafel</translation>
    </message>
    <message>
        <source>Add what the table counts: objective tile, machines left, drops in own dams, buildings.</source>
        <translation>Dodaj to, co policzono przy stole: kafel celu, pozostałe maszyny, krople na własnych tamach, budynki.</translation>
    </message>
    <message>
        <source>Begin round %1</source>
        <translation>Rozpocznij rundę %1</translation>
    </message>
    <message>
        <source>End of round %1: the energy track</source>
        <translation>Koniec rundy %1: tor energii</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Zakończ grę</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Końcowa punktacja</translation>
    </message>
    <message>
        <source>Least energy first. Move a company up if the order on the table is different; markers go to 0 and engineers come back.</source>
        <translation>Najpierw najmniej energii. Przesuń spółkę wyżej, jeśli na stole jest inaczej; znaczniki idą na 0, inżynierowie wracają.</translation>
    </message>
    <message>
        <source>Score the round</source>
        <translation>Podlicz rundę</translation>
    </message>
    <message>
        <source>Set the markers if they moved: the energy decides the next turn order.</source>
        <translation>Ustaw znaczniki, jeśli się przesunęły: energia wyznacza następną kolejność.</translation>
    </message>
    <message>
        <source>The app scores places and credits by the markers. Add the VP of the bonus tile as the table counts them.</source>
        <translation>Aplikacja liczy miejsca i kredyty według znaczników. Dodaj PZ za kafel premii policzone przy stole.</translation>
    </message>
    <message>
        <source>The turn goes on.</source>
        <translation>Tura trwa dalej.</translation>
    </message>
    <message>
        <source>Turn order of round %1</source>
        <translation>Kolejność w rundzie %1</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PZ</translation>
    </message>
    <message>
        <source>VP marker: %1 → %2</source>
        <translation>Znacznik PZ: %1 → %2</translation>
    </message>
    <message>
        <source>With all engineers that are left.</source>
        <translation>Ze wszystkimi pozostałymi inżynierami.</translation>
    </message>
    <message>
        <source>With the architect: then another turn.</source>
        <translation>Z architektem: potem jeszcze jedna tura.</translation>
    </message>
    <message>
        <source>dam</source>
        <translation>tama</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energia</translation>
    </message>
    <message>
        <source>human</source>
        <translation>człowiek</translation>
    </message>
</context>
<context>
    <name>BarrageTour</name>
    <message>
        <source>A wrong tap?</source>
        <translation>Pomyłka?</translation>
    </message>
    <message>
        <source>Back to the turn</source>
        <translation>Wróć do tury</translation>
    </message>
    <message>
        <source>Carry it out</source>
        <translation>Wykonaj turę</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Each step leaves fewer spaces, and each names its rule. Tap the boxes to look at a step; the map shows the spaces.</source>
        <translation>Każdy krok zostawia mniej pól i podaje swoją zasadę. Dotknij ramki, aby obejrzeć krok; pola widać na mapie.</translation>
    </message>
    <message>
        <source>Finish the tour</source>
        <translation>Zakończ przewodnik</translation>
    </message>
    <message>
        <source>One minute, one turn</source>
        <translation>Jedna minuta, jedna tura</translation>
    </message>
    <message>
        <source>Show me a turn</source>
        <translation>Pokaż mi turę</translation>
    </message>
    <message>
        <source>The Automa’s turn</source>
        <translation>Tura Automy</translation>
    </message>
    <message>
        <source>The board stays on your table. The app decides for the Automa and says what to move. Look at one turn on a sample board; nothing here touches your games.</source>
        <translation>Plansza zostaje na twoim stole. Aplikacja decyduje za Automę i mówi, co przesunąć. Obejrzyj jedną turę na przykładowej mapie; twoich gier to nie dotyczy.</translation>
    </message>
    <message>
        <source>The headline says who does what and where. Move the pieces step by step; a tap ticks a step off. Now ask the app for its reasons.</source>
        <translation>Nagłówek mówi, kto, co i gdzie robi. Przesuwaj elementy krok po kroku; dotknięcie odhacza krok. A teraz zapytaj aplikację o powody.</translation>
    </message>
    <message>
        <source>The reasons</source>
        <translation>Powody</translation>
    </message>
    <message>
        <source>The same turn is back</source>
        <translation>Ta sama tura wróciła</translation>
    </message>
    <message>
        <source>The turn is recorded and saved; there is no save button. Whatever you did can be undone, as far back as you like.</source>
        <translation>Tura jest zapisana; nie ma przycisku zapisu. Wszystko, co zrobisz, można cofnąć tak daleko, jak chcesz.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>When the pieces lie on your table, tap Done. You need not tick every step.</source>
        <translation>Gdy elementy leżą na stole, dotknij „Gotowe”. Nie musisz odhaczać każdego kroku.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>With the same tile: undoing never reshuffles. The question mark on every screen says what it is for. Have a good game!</source>
        <translation>Z tym samym kaflem: cofanie nigdy nie tasuje stosu. Znak zapytania na każdym ekranie wyjaśnia, do czego ten ekran służy. Miłej gry!</translation>
    </message>
</context>
<context>
    <name>BarrageTracker</name>
    <message numerus="yes">
        <source>%n more for the full bonus</source>
        <translation>
            <numerusform>jeszcze %n do pełnej premii</numerusform>
            <numerusform>jeszcze %n do pełnej premii</numerusform>
            <numerusform>jeszcze %n do pełnej premii</numerusform>
        </translation>
    </message>
    <message>
        <source>Back after %1: %2</source>
        <translation>Za %1 wraca: %2</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>No tile</source>
        <translation>Bez kafla</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>The architect is free</source>
        <translation>Architekt jest wolny</translation>
    </message>
    <message>
        <source>The wheel is empty</source>
        <translation>Koło jest puste</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PZ</translation>
    </message>
    <message>
        <source>full bonus of the round</source>
        <translation>pełna premia rundy</translation>
    </message>
    <message>
        <source>of %1 engineers</source>
        <translation>z %1 inżynierów</translation>
    </message>
    <message>
        <source>on the wheel, segment %1</source>
        <translation>na kole, segment %1</translation>
    </message>
</context>
<context>
    <name>BoardCorrectSheet</name>
    <message>
        <source>Correct: %1</source>
        <translation>Poprawka: %1</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>Poprawiono: %1</translation>
    </message>
    <message>
        <source>Drops</source>
        <translation>Woda</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Właściciel</translation>
    </message>
    <message>
        <source>Set it as it stands on the table. Undo takes it back.</source>
        <translation>Ustaw tak jak na stole. Możesz to cofnąć.</translation>
    </message>
    <message>
        <source>Set right</source>
        <translation>Popraw</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
</context>
<context>
    <name>BoardCorrection</name>
    <message>
        <source>A dam holds no more drops than its height. Nothing changed.</source>
        <translation>Tama zatrzymuje najwyżej tyle kropel, ile wynosi jej poziom. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>Each region has one neutral dam only. Nothing changed.</source>
        <translation>W każdym obszarze jest tylko jedna neutralna tama. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Wolne</translation>
    </message>
    <message>
        <source>It lies somewhere else already. Nothing changed.</source>
        <translation>To leży już w innym miejscu. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>The company does not have so many pieces of this kind. Nothing changed.</source>
        <translation>Spółka nie ma tylu takich konstrukcji. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>This company does not take part in the game. Nothing changed.</source>
        <translation>Ta spółka nie bierze udziału w grze. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>This company has a dam in this basin already. Nothing changed.</source>
        <translation>Ta spółka ma już tamę w tym zbiorniku. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>This company has a powerhouse in this basin already. Nothing changed.</source>
        <translation>Ta spółka ma już elektrownię w tym zbiorniku. Nic się nie zmieniło.</translation>
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
        <translation>%1: %2 → %3, wartość %4</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Obrys</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Kanały</translation>
    </message>
    <message>
        <source>Conduits ending here</source>
        <translation>Kanały, które tu prowadzą</translation>
    </message>
    <message>
        <source>Drops by round</source>
        <translation>Woda w rundach</translation>
    </message>
    <message>
        <source>Flows to</source>
        <translation>Odpływ wody</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Leads from basin %1 to the powerhouses of basin %2</source>
        <translation>Prowadzi ze zbiornika %1 do elektrowni zbiornika %2</translation>
    </message>
    <message numerus="yes">
        <source>Next flow: %n drop(s) arrive here</source>
        <translation>
            <numerusform>Następny spływ: dotrze tu %n kropla wody</numerusform>
            <numerusform>Następny spływ: dotrą tu %n krople wody</numerusform>
            <numerusform>Następny spływ: dotrze tu %n kropel wody</numerusform>
        </translation>
    </message>
    <message>
        <source>Next flow: no drop arrives here</source>
        <translation>Następny spływ: nic tu nie dotrze</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Red border</source>
        <translation>Czerwony obrys</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Obszar</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kafel</translation>
    </message>
    <message>
        <source>To build</source>
        <translation>Budowa</translation>
    </message>
    <message>
        <source>To the powerhouses of</source>
        <translation>Elektrownie na końcu</translation>
    </message>
    <message>
        <source>Water from</source>
        <translation>Dopływ wody</translation>
    </message>
    <message>
        <source>Water goes on to</source>
        <translation>Odpływ wody</translation>
    </message>
    <message>
        <source>dam space</source>
        <translation>pole tamy</translation>
    </message>
    <message>
        <source>drops: %1 of %2</source>
        <translation>woda: %1 z %2</translation>
    </message>
    <message>
        <source>free</source>
        <translation>wolne</translation>
    </message>
    <message>
        <source>free dam space</source>
        <translation>wolne pole tamy</translation>
    </message>
    <message>
        <source>free powerhouse space</source>
        <translation>wolne pole elektrowni</translation>
    </message>
    <message>
        <source>height %1</source>
        <translation>poziom %1</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>bez czerwonego obrysu</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>wartość %1</translation>
    </message>
    <message>
        <source>powerhouse space</source>
        <translation>pole elektrowni</translation>
    </message>
    <message>
        <source>red: %1 more for an Automa, 3 credits more for a human</source>
        <translation>czerwony obrys: Automa płaci dodatkowo %1, człowiek 3 kredyty</translation>
    </message>
    <message>
        <source>the edge of the board</source>
        <translation>Skraj mapy</translation>
    </message>
</context>
<context>
    <name>BoardLookPage</name>
    <message>
        <source>Board</source>
        <translation>Mapa</translation>
    </message>
</context>
<context>
    <name>BoardMap</name>
    <message>
        <source>Map of the board</source>
        <translation>Mapa planszy</translation>
    </message>
</context>
<context>
    <name>BoardMarket</name>
    <message>
        <source>%1: owners</source>
        <translation>%1: właściciele</translation>
    </message>
    <message>
        <source>Bonus tile, round %1</source>
        <translation>Kafel premii, runda %1</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Kafle premii</translation>
    </message>
    <message>
        <source>Building %1</source>
        <translation>Budynek %1</translation>
    </message>
    <message>
        <source>Contract Office</source>
        <translation>Dział handlowy</translation>
    </message>
    <message>
        <source>External work %1 from the top</source>
        <translation>Zagraniczne zlecenie %1 od góry</translation>
    </message>
    <message>
        <source>External works</source>
        <translation>Zagraniczne zlecenia</translation>
    </message>
    <message>
        <source>Headstream tiles</source>
        <translation>Kafle źródeł</translation>
    </message>
    <message>
        <source>National contract %1</source>
        <translation>Kontrakt państwowy %1</translation>
    </message>
    <message>
        <source>National contracts</source>
        <translation>Kontrakty państwowe</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Kafel celu</translation>
    </message>
    <message>
        <source>Owners of buildings</source>
        <translation>Właściciele budynków</translation>
    </message>
    <message>
        <source>Patent %1 from the top</source>
        <translation>Patent %1 od góry</translation>
    </message>
    <message>
        <source>Patent Office</source>
        <translation>Biuro patentowe</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
</context>
<context>
    <name>BoardOthersSheet</name>
    <message>
        <source>Back to the list</source>
        <translation>Wróć do listy</translation>
    </message>
    <message>
        <source>Correct tiles</source>
        <translation>Popraw kafle</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>Poprawiono: %1</translation>
    </message>
    <message>
        <source>Tap what is different on the table. Undo takes it back.</source>
        <translation>Dotknij tego, co na stole leży inaczej. Możesz to cofnąć.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>What lies there on the table?</source>
        <translation>Co leży tam na stole?</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>Correct</source>
        <translation>Popraw</translation>
    </message>
    <message>
        <source>Correct tiles</source>
        <translation>Popraw kafle</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Tap a space to see or correct it.</source>
        <translation>Dotknij pola, aby je obejrzeć lub poprawić.</translation>
    </message>
    <message>
        <source>The printed board. Tap a space to read about it.</source>
        <translation>Wydrukowana mapa. Dotknij pola, aby o nim przeczytać.</translation>
    </message>
</context>
<context>
    <name>BoardTables</name>
    <message>
        <source>Bases</source>
        <translation>Podstawy</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Zbudowano</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Kanały</translation>
    </message>
    <message>
        <source>Elevations</source>
        <translation>Podwyższenia</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Headstreams</source>
        <translation>Źródła</translation>
    </message>
    <message>
        <source>Powerhouses</source>
        <translation>Elektrownie</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round, very short</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PZ</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>Hide the numbers</source>
        <translation>Ukryj liczby</translation>
    </message>
    <message>
        <source>Show the numbers</source>
        <translation>Pokaż liczby</translation>
    </message>
</context>
<context>
    <name>EnergyTrack</name>
    <message>
        <source>%1: energy %2</source>
        <translation>%1: energia %2</translation>
    </message>
</context>
<context>
    <name>ForecastCard</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>Jeszcze %n</numerusform>
            <numerusform>Jeszcze %n</numerusform>
            <numerusform>Jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <source>Switch the forecast off</source>
        <translation>Wyłącz prognozę</translation>
    </message>
    <message>
        <source>Switch the forecast on</source>
        <translation>Włącz prognozę</translation>
    </message>
    <message>
        <source>The forecast is off</source>
        <translation>Prognoza jest wyłączona</translation>
    </message>
</context>
<context>
    <name>GameEndPane</name>
    <message>
        <source>Final scoring</source>
        <translation>Końcowa punktacja</translation>
    </message>
    <message>
        <source>Humans add what only they can count: credits and machines left. Set your score right before you save.</source>
        <translation>Ludzie dodają to, co mogą policzyć tylko sami: pozostałe kredyty i maszyny. Popraw swój wynik przed zapisaniem.</translation>
    </message>
    <message>
        <source>Save to the results</source>
        <translation>Zapisz w wynikach</translation>
    </message>
    <message>
        <source>Saved. To Home</source>
        <translation>Zapisano. Ekran startowy</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>VP after each round</source>
        <translation>PZ po każdej rundzie</translation>
    </message>
</context>
<context>
    <name>GameEndRow</name>
    <message>
        <source>VP: %1</source>
        <translation>PZ: %1</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Barrage</source>
        <translation>„Barrage”</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Look-up</source>
        <translation>Kompendium</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nie zapisano</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Trackers</source>
        <translation>Stan gry</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>What the app tracks</source>
        <translation>Co śledzi aplikacja</translation>
    </message>
</context>
<context>
    <name>GamesImport</name>
    <message>
        <source>Choose a file</source>
        <translation>Wybierz plik</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importuj</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Importuj grę</translation>
    </message>
    <message>
        <source>Or the path of the file</source>
        <translation>Albo ścieżka do pliku</translation>
    </message>
    <message>
        <source>Put the file here: %1</source>
        <translation>Umieść plik tutaj: %1</translation>
    </message>
</context>
<context>
    <name>GamesMenu</name>
    <message>
        <source>A copy at the same point, to try something else</source>
        <translation>Kopia od tego samego miejsca, by spróbować inaczej</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Do archiwum</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Usunięto: %1</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Utwórz kopię</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>Wyjmij z archiwum</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>A game is here from its first turn on.</source>
        <translation>Gra pojawia się tu od pierwszej tury.</translation>
    </message>
    <message>
        <source>Everything is saved as you play</source>
        <translation>Wszystko zapisuje się podczas gry</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Importuj grę</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>No saved game yet</source>
        <translation>Nie ma jeszcze zapisanych gier</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nie zapisano</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
</context>
<context>
    <name>GamesRow</name>
    <message>
        <source>Continue: %1</source>
        <translation>Kontynuuj: %1</translation>
    </message>
    <message>
        <source>Look at it: %1</source>
        <translation>Obejrzyj: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Więcej: %1</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Tap an entry to go back to it</source>
        <translation>Dotknij wpisu, by do niego wrócić</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>You are here</source>
        <translation>Jesteśmy tutaj</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>cofnięte</translation>
    </message>
</context>
<context>
    <name>HomeActions</name>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Nowa gra: %1</translation>
    </message>
</context>
<context>
    <name>HomeFeed</name>
    <message>
        <source>saved %1</source>
        <translation>zapisano %1</translation>
    </message>
    <message numerus="yes">
        <source>saved %n h ago</source>
        <translation>
            <numerusform>zapisano %n godz. temu</numerusform>
            <numerusform>zapisano %n godz. temu</numerusform>
            <numerusform>zapisano %n godz. temu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saved %n min ago</source>
        <translation>
            <numerusform>zapisano %n min temu</numerusform>
            <numerusform>zapisano %n min temu</numerusform>
            <numerusform>zapisano %n min temu</numerusform>
        </translation>
    </message>
    <message>
        <source>saved just now</source>
        <translation>zapisano przed chwilą</translation>
    </message>
</context>
<context>
    <name>HomeHelp</name>
    <message>
        <source>What is this screen for?</source>
        <translation>Do czego służy ten ekran?</translation>
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
        <translation>Ty przesuwasz elementy. Decyduje aplikacja.</translation>
    </message>
</context>
<context>
    <name>HumanByTile</name>
    <message>
        <source>An Automa tile says what %1 does now</source>
        <translation>%1: akcję wskazuje teraz kafel Automy</translation>
    </message>
    <message>
        <source>Mahiri Sekibo is in play: every human’s first action of a round is read like an Automa’s (B-10.17). Tell the app what lies before you, and it works the tile out.</source>
        <translation>W grze jest Mahiri Sekibo: pierwszą akcję każdego człowieka w rundzie odczytuje się z kafla jak akcję Automy (B-10.17). Powiedz aplikacji, co leży przed tobą, a ona odczyta kafel.</translation>
    </message>
    <message>
        <source>Read a tile</source>
        <translation>Odczytaj kafel</translation>
    </message>
</context>
<context>
    <name>KitDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>KitTextField</name>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
</context>
<context>
    <name>LibraryBackups</name>
    <message>
        <source>%1 The file was not changed. You can play on in memory, or take a backup.</source>
        <translation>%1 Plik nie został zmieniony. Możesz grać dalej w pamięci albo użyć kopii zapasowej.</translation>
    </message>
    <message>
        <source>%1 You can play on; what you do is kept in memory until it can be saved.</source>
        <translation>%1 Możesz grać dalej; to, co zrobisz, zostaje w pamięci, dopóki nie da się tego zapisać.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n action(s)</source>
        <translation>
            <numerusform>%1 · %n akcja</numerusform>
            <numerusform>%1 · %n akcje</numerusform>
            <numerusform>%1 · %n akcji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be read: %1</source>
        <translation>
            <numerusform>Udało się odczytać %n grę: %1</numerusform>
            <numerusform>Udało się odczytać %n gry: %1</numerusform>
            <numerusform>Udało się odczytać %n gier: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported</source>
        <translation>
            <numerusform>Zaimportowano %n grę</numerusform>
            <numerusform>Zaimportowano %n gry</numerusform>
            <numerusform>Zaimportowano %n gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in the file</source>
        <translation>
            <numerusform>%n gra w pliku</numerusform>
            <numerusform>%n gry w pliku</numerusform>
            <numerusform>%n gier w pliku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of now will not be there.</source>
        <translation>
            <numerusform>%n obecnej gry tam nie będzie.</numerusform>
            <numerusform>%n obecnych gier tam nie będzie.</numerusform>
            <numerusform>%n obecnych gier tam nie będzie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), the newest: %1</source>
        <translation>
            <numerusform>%n gra: %1</numerusform>
            <numerusform>%n gry, najnowsza: %1</numerusform>
            <numerusform>%n gier, najnowsza: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A backup was made.</source>
        <translation>Kopia zapasowa gotowa.</translation>
    </message>
    <message>
        <source>Before a restore</source>
        <translation>Przed przywróceniem</translation>
    </message>
    <message>
        <source>Before an import</source>
        <translation>Przed importem</translation>
    </message>
    <message>
        <source>Before an update of the app</source>
        <translation>Przed aktualizacją aplikacji</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Zrobiona ręcznie</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Codzienna</translation>
    </message>
    <message>
        <source>Everything in the file is here already.</source>
        <translation>Wszystko z pliku już tu jest.</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>Wyeksportowano: %1</translation>
    </message>
    <message>
        <source>No games in it</source>
        <translation>Nie ma w niej gier</translation>
    </message>
    <message>
        <source>Restored: the saved games are those of %1.</source>
        <translation>Przywrócono: zapisane gry pochodzą z %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Nie można odczytać pliku: %1</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Nie można zapisać pliku: %1</translation>
    </message>
    <message>
        <source>The old file lies beside the new one, unchanged.</source>
        <translation>Stary plik leży obok nowego, bez zmian.</translation>
    </message>
    <message>
        <source>The saved games are open and can be written.</source>
        <translation>Zapisane gry są otwarte i można je zapisywać.</translation>
    </message>
    <message>
        <source>The saved games can only be read</source>
        <translation>Zapisane gry można tylko odczytać</translation>
    </message>
    <message>
        <source>The saved games cannot be opened</source>
        <translation>Nie można otworzyć zapisanych gier</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>comes back from the bin</source>
        <translation>wraca z kosza</translation>
    </message>
    <message>
        <source>goes on further than the one here</source>
        <translation>rozegrana dalej niż ta tutaj</translation>
    </message>
    <message>
        <source>is here already</source>
        <translation>już tu jest</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nowa</translation>
    </message>
    <message>
        <source>went another way here; is added as a copy</source>
        <translation>tutaj potoczyła się inaczej; zostanie dodana jako kopia</translation>
    </message>
</context>
<context>
    <name>LibraryImport</name>
    <message>
        <source>Choose a file</source>
        <translation>Wybierz plik</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importuj</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importuj gry</translation>
    </message>
    <message>
        <source>Look into it</source>
        <translation>Zajrzyj do pliku</translation>
    </message>
    <message>
        <source>Or the path of the file</source>
        <translation>Albo ścieżka do pliku</translation>
    </message>
    <message>
        <source>Put the file here: %1</source>
        <translation>Umieść plik tutaj: %1</translation>
    </message>
</context>
<context>
    <name>LibraryPlug</name>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <source>Copies of all your games. Tap one to see what is in it; only then can you restore it, and the present state is kept as another copy first. All games can also go out and come in as one file.</source>
        <translation>Kopie wszystkich twoich gier. Dotknij kopii, aby zobaczyć, co w niej jest; dopiero wtedy możesz ją przywrócić, a obecny stan najpierw zostanie zachowany jako kolejna kopia. Wszystkie gry można też wyeksportować i zaimportować w jednym pliku.</translation>
    </message>
    <message>
        <source>Restore, export and import all games</source>
        <translation>Przywracanie, eksport i import wszystkich gier</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>What your finished games tell: won and lost, points by round, margins and streaks. Tap the funnel to count only some games, the arrow to save the table for a spreadsheet.</source>
        <translation>Co mówią zakończone gry: wygrane i przegrane, punkty po rundach, różnice i serie. Dotknij lejka, aby liczyć tylko niektóre gry, a strzałki, aby zapisać tabelę do pliku.</translation>
    </message>
    <message>
        <source>Won and lost, VP curves, streaks</source>
        <translation>Wygrane i przegrane, krzywe PZ, serie</translation>
    </message>
</context>
<context>
    <name>LibraryStatistics</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 PZ</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 godz. %2 min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 VP: %n game(s)</source>
        <translation>
            <numerusform>od %1 do %2 PZ: %n gra</numerusform>
            <numerusform>od %1 do %2 PZ: %n gry</numerusform>
            <numerusform>od %1 do %2 PZ: %n gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won of %n game(s), %2 VP on average, %3 at best</source>
        <translation>
            <numerusform>wygrane: %1 z %n gry, średnio %2 PZ, najwyżej %3</numerusform>
            <numerusform>wygrane: %1 z %n gier, średnio %2 PZ, najwyżej %3</numerusform>
            <numerusform>wygrane: %1 z %n gier, średnio %2 PZ, najwyżej %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 VP</source>
        <translation>%1 · %2 PZ</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n gra</numerusform>
            <numerusform>%n gry</numerusform>
            <numerusform>%n gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s): %1 won, %2 tied, %3 lost</source>
        <translation>
            <numerusform>%n gra: wygrane %1, remisy %2, przegrane %3</numerusform>
            <numerusform>%n gry: wygrane %1, remisy %2, przegrane %3</numerusform>
            <numerusform>%n gier: wygrane %1, remisy %2, przegrane %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s)</source>
        <translation>
            <numerusform>%n uczestnik</numerusform>
            <numerusform>%n uczestników</numerusform>
            <numerusform>%n uczestników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n wygrana</numerusform>
            <numerusform>%n wygrane</numerusform>
            <numerusform>%n wygranych</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Automas, best</source>
        <translation>Automy, najlepszy wynik</translation>
    </message>
    <message>
        <source>Automas, mean</source>
        <translation>Automy, średnia</translation>
    </message>
    <message>
        <source>By company</source>
        <translation>Według spółki</translation>
    </message>
    <message>
        <source>By level of the Automa</source>
        <translation>Według poziomu Automy</translation>
    </message>
    <message>
        <source>By number of participants</source>
        <translation>Według liczby uczestników</translation>
    </message>
    <message>
        <source>By officer</source>
        <translation>Według dyrektora</translation>
    </message>
    <message>
        <source>Company of a human</source>
        <translation>Spółka człowieka</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>Wyeksportowano: %1</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Rozegrane gry</translation>
    </message>
    <message>
        <source>Humans won %1 of the games they played</source>
        <translation>Ludzie wygrali %1 swoich gier</translation>
    </message>
    <message>
        <source>Humans, best</source>
        <translation>Ludzie, najlepszy wynik</translation>
    </message>
    <message>
        <source>Humans, mean</source>
        <translation>Ludzie, średnia</translation>
    </message>
    <message>
        <source>Largest win, largest defeat</source>
        <translation>Najwyższa wygrana, najwyższa przegrana</translation>
    </message>
    <message>
        <source>Level of an Automa</source>
        <translation>Poziom jednej z Autom</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Najdłuższa gra</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Najdłuższa seria przegranych</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Najdłuższa seria wygranych</translation>
    </message>
    <message>
        <source>Margin on average</source>
        <translation>Średnia różnica</translation>
    </message>
    <message>
        <source>Most actions</source>
        <translation>Najwięcej akcji</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Teraz: %1</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Uczestnicy</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>round, short</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>The best human against the best Automa</source>
        <translation>Najlepszy człowiek przeciw najlepszej Automie</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Nie można zapisać pliku: %1</translation>
    </message>
    <message>
        <source>What the app did</source>
        <translation>Co robiła aplikacja</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Z dodatkiem</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Bez dodatku</translation>
    </message>
    <message>
        <source>Won, tied, lost</source>
        <translation>Wygrane, remisy, przegrane</translation>
    </message>
    <message>
        <source>end</source>
        <translation>koniec</translation>
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
        <translation>%1 (czerwony obrys)</translation>
    </message>
    <message>
        <source>%1 energy in each production</source>
        <translation>energia %1 przy każdej produkcji</translation>
    </message>
    <message>
        <source>%1: power %2</source>
        <translation>%1: wartość %2</translation>
    </message>
    <message>
        <source>%1: power %2, to basin %3</source>
        <translation>%1: wartość %2, do zbiornika %3</translation>
    </message>
    <message>
        <source>%1; then from %2</source>
        <translation>%1; potem od %2</translation>
    </message>
    <message numerus="yes">
        <source>%n excavator(s) for each point of power</source>
        <translation>
            <numerusform>%n koparka za każdy punkt wartości</numerusform>
            <numerusform>%n koparki za każdy punkt wartości</numerusform>
            <numerusform>%n koparek za każdy punkt wartości</numerusform>
        </translation>
    </message>
    <message>
        <source>3 credits more, an Automa loses 3 VP</source>
        <translation>3 kredyty więcej, Automa traci 3 PZ</translation>
    </message>
    <message>
        <source>Action of an Automa tile</source>
        <translation>Akcja na kaflu Automy</translation>
    </message>
    <message>
        <source>Action side of a tile</source>
        <translation>Strona akcji kafla</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Akcje</translation>
    </message>
    <message>
        <source>Advanced technology tile</source>
        <translation>Kafel zaawansowanej technologii</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Architekt</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Na końcu</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>Automa tile</source>
        <translation>Kafel Automy</translation>
    </message>
    <message>
        <source>Base here costs</source>
        <translation>Podstawa kosztuje tu</translation>
    </message>
    <message>
        <source>Basin</source>
        <translation>Zbiornik</translation>
    </message>
    <message>
        <source>Basins</source>
        <translation>Zbiorniki</translation>
    </message>
    <message>
        <source>Begins in</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Board codes</source>
        <translation>Kody mapy</translation>
    </message>
    <message>
        <source>Bonus and objectives</source>
        <translation>Premie i cele</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <translation>Kafel premii</translation>
    </message>
    <message>
        <source>Bonus tile: %1</source>
        <translation>Kafel premii: %1</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Kafle premii</translation>
    </message>
    <message>
        <source>Building costs</source>
        <translation>Koszty budowy</translation>
    </message>
    <message>
        <source>Code of a basin or conduit</source>
        <translation>Kod zbiornika lub kanału</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Spółki</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Spółka</translation>
    </message>
    <message>
        <source>Company ability</source>
        <translation>Zdolność spółki</translation>
    </message>
    <message>
        <source>Conduit</source>
        <translation>Kanał</translation>
    </message>
    <message>
        <source>Conduit into it</source>
        <translation>Kanał do niego</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Kanały</translation>
    </message>
    <message>
        <source>Conduits, in this order</source>
        <translation>Kanały w tej kolejności</translation>
    </message>
    <message>
        <source>Construction wheel</source>
        <translation>Koło budowy</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Kontrakty</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Kredyt</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Kryteria</translation>
    </message>
    <message>
        <source>Criteria side of a tile</source>
        <translation>Strona kryteriów kafla</translation>
    </message>
    <message>
        <source>Dam spaces</source>
        <translation>Pola tam</translation>
    </message>
    <message>
        <source>Dams, in this order</source>
        <translation>Tamy w tej kolejności</translation>
    </message>
    <message>
        <source>Dashed frame</source>
        <translation>Przerywana ramka</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stos</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Ends in</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Energy needed</source>
        <translation>Wymagana energia</translation>
    </message>
    <message>
        <source>Energy track</source>
        <translation>Tor energii</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Inżynier</translation>
    </message>
    <message>
        <source>Excavator</source>
        <translation>Koparka</translation>
    </message>
    <message>
        <source>Executive officer</source>
        <translation>Dyrektor wykonawczy</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Dodatek</translation>
    </message>
    <message>
        <source>External works</source>
        <translation>Zagraniczne zlecenia</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>Zasila</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Pierwsze</translation>
    </message>
    <message>
        <source>For a human</source>
        <translation>Dla człowieka</translation>
    </message>
    <message>
        <source>For everyone</source>
        <translation>Dla wszystkich</translation>
    </message>
    <message>
        <source>For the Automa</source>
        <translation>Dla Automy</translation>
    </message>
    <message>
        <source>Green contract</source>
        <translation>Zielony kontrakt</translation>
    </message>
    <message>
        <source>Headstream</source>
        <translation>Źródło</translation>
    </message>
    <message>
        <source>Headstream tile</source>
        <translation>Kafel źródła</translation>
    </message>
    <message>
        <source>Headstream tiles</source>
        <translation>Kafle źródeł</translation>
    </message>
    <message>
        <source>Height of a dam</source>
        <translation>Poziom tamy</translation>
    </message>
    <message>
        <source>If nothing else is possible</source>
        <translation>Jeśli nic innego nie jest możliwe</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Przychód</translation>
    </message>
    <message>
        <source>Income, row: %1</source>
        <translation>Przychód, rząd: %1</translation>
    </message>
    <message>
        <source>Its water passes basins</source>
        <translation>Woda płynie przez zbiorniki</translation>
    </message>
    <message>
        <source>Joker tile</source>
        <translation>Kafel uniwersalny</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Na czele spółki</translation>
    </message>
    <message>
        <source>Leeghwater only</source>
        <translation>Tylko z „Projektem Leeghwatera”</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Poziomy</translation>
    </message>
    <message>
        <source>Machinery</source>
        <translation>Maszyny</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Maszyny</translation>
    </message>
    <message>
        <source>Mixer</source>
        <translation>Betoniarka</translation>
    </message>
    <message>
        <source>National contract</source>
        <translation>Kontrakt państwowy</translation>
    </message>
    <message>
        <source>Neutral dam</source>
        <translation>Neutralna tama</translation>
    </message>
    <message>
        <source>Not in round 5</source>
        <translation>Nie w 5. rundzie</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Kafel celu</translation>
    </message>
    <message>
        <source>Objective tiles</source>
        <translation>Kafle celów</translation>
    </message>
    <message>
        <source>Objective: %1</source>
        <translation>Cel: %1</translation>
    </message>
    <message>
        <source>Officers</source>
        <translation>Dyrektorzy</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Wartość produkcji</translation>
    </message>
    <message>
        <source>Power of a conduit</source>
        <translation>Wartość kanału</translation>
    </message>
    <message>
        <source>Powerhouse %1</source>
        <translation>Elektrownia %1</translation>
    </message>
    <message>
        <source>Powerhouse spaces</source>
        <translation>Pola elektrowni</translation>
    </message>
    <message>
        <source>Powerhouses, in this order</source>
        <translation>Elektrownie w tej kolejności</translation>
    </message>
    <message>
        <source>Printed on</source>
        <translation>Gdzie nadrukowano</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>Production system</source>
        <translation>System produkcyjny</translation>
    </message>
    <message>
        <source>Readings to choose</source>
        <translation>Interpretacje do wyboru</translation>
    </message>
    <message>
        <source>Red border</source>
        <translation>Czerwony obrys</translation>
    </message>
    <message>
        <source>Red contract</source>
        <translation>Czerwony kontrakt</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Obszar</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Obszary</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Nagroda</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rzeka</translation>
    </message>
    <message>
        <source>Round and its phases</source>
        <translation>Runda i jej fazy</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Drugie</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Zestaw</translation>
    </message>
    <message>
        <source>Set-up of the Automa</source>
        <translation>Przygotowanie Automy</translation>
    </message>
    <message>
        <source>Someone else’s conduit</source>
        <translation>Cudzy kanał</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Starting contract</source>
        <translation>Kontrakt początkowy</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Konstrukcje</translation>
    </message>
    <message>
        <source>Technology tile</source>
        <translation>Kafel technologii</translation>
    </message>
    <message>
        <source>Technology tiles</source>
        <translation>Kafle technologii</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>„Projekt Leeghwatera”</translation>
    </message>
    <message>
        <source>The turn goes on</source>
        <translation>Tura trwa dalej</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Trzecie</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Rozstrzyganie remisów</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Kafel %1</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kafle</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Victory points (VP)</source>
        <translation>Punkty zwycięstwa (PZ)</translation>
    </message>
    <message>
        <source>Water drop</source>
        <translation>Kropla wody</translation>
    </message>
    <message>
        <source>Water flow</source>
        <translation>Spływ wody</translation>
    </message>
    <message>
        <source>Water flows to</source>
        <translation>Odpływ wody</translation>
    </message>
    <message>
        <source>Water from</source>
        <translation>Dopływ wody</translation>
    </message>
    <message>
        <source>Words and actions</source>
        <translation>Pojęcia i akcje</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Pojęcia gry</translation>
    </message>
    <message>
        <source>Yellow contract</source>
        <translation>Żółty kontrakt</translation>
    </message>
    <message>
        <source>basins %1</source>
        <translation>zbiorniki %1</translation>
    </message>
    <message>
        <source>company</source>
        <translation>spółka</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>kryterium</translation>
    </message>
    <message>
        <source>dam: %1</source>
        <translation>tama: %1</translation>
    </message>
    <message>
        <source>difficulty level</source>
        <translation>poziom trudności</translation>
    </message>
    <message>
        <source>executive officer</source>
        <translation>dyrektor wykonawczy</translation>
    </message>
    <message>
        <source>feeds basin %1</source>
        <translation>zasila zbiornik %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>nr %1</translation>
    </message>
    <message>
        <source>piece %1: %2</source>
        <translation>element %1: %2</translation>
    </message>
    <message>
        <source>power %1, from basin %2 to basin %3</source>
        <translation>wartość %1, ze zbiornika %2 do zbiornika %3</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>zasada</translation>
    </message>
    <message>
        <source>tiles %1</source>
        <translation>kafle %1</translation>
    </message>
    <message>
        <source>yes: 3 credits more, an Automa loses 3 VP</source>
        <translation>tak: 3 kredyty więcej, Automa traci 3 PZ</translation>
    </message>
</context>
<context>
    <name>LookupCriterion</name>
    <message>
        <source>Drops out:</source>
        <translation>Odpada:</translation>
    </message>
    <message>
        <source>From a played game. It builds: %1. Criteria of tile %2.</source>
        <translation>Z rozegranej gry. Buduje: %1. Kryteria kafla %2.</translation>
    </message>
    <message>
        <source>Stays:</source>
        <translation>Zostaje:</translation>
    </message>
</context>
<context>
    <name>LookupDetail</name>
    <message>
        <source>Choose an entry</source>
        <translation>Wybierz hasło</translation>
    </message>
    <message>
        <source>Search on the left or leaf through a list.</source>
        <translation>Szukaj po lewej lub przejrzyj listę.</translation>
    </message>
    <message>
        <source>Where it is printed</source>
        <translation>Gdzie jest na kaflach</translation>
    </message>
</context>
<context>
    <name>LookupLinks</name>
    <message>
        <source>See also</source>
        <translation>Zobacz też</translation>
    </message>
</context>
<context>
    <name>LookupList</name>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>No tile has all of this</source>
        <translation>Żaden kafel nie ma tego wszystkiego</translation>
    </message>
    <message>
        <source>Nothing for “%1”</source>
        <translation>Brak wyników dla „%1”</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Try another word, a code like 5A or a rule number like B-4.7.</source>
        <translation>Spróbuj innego słowa, kodu takiego jak 5A lub numeru zasady takiego jak B-4.7.</translation>
    </message>
</context>
<context>
    <name>LookupPage</name>
    <message>
        <source>Barrage</source>
        <translation>„Barrage”</translation>
    </message>
    <message>
        <source>Look-up</source>
        <translation>Kompendium</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Następny kafel</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Tile before</source>
        <translation>Poprzedni kafel</translation>
    </message>
</context>
<context>
    <name>LookupPlug</name>
    <message>
        <source>Look-up</source>
        <translation>Kompendium</translation>
    </message>
    <message>
        <source>Tiles, criteria, codes, rules</source>
        <translation>Kafle, kryteria, kody, zasady</translation>
    </message>
</context>
<context>
    <name>LookupTile</name>
    <message>
        <source>Action side</source>
        <translation>Strona akcji</translation>
    </message>
    <message>
        <source>Criteria side</source>
        <translation>Strona kryteriów</translation>
    </message>
    <message>
        <source>applied from the top</source>
        <translation>stosowane od góry</translation>
    </message>
    <message>
        <source>tried from the top; dashed: the turn goes on</source>
        <translation>próbowane od góry; przerywana: tura trwa</translation>
    </message>
</context>
<context>
    <name>LookupTileCell</name>
    <message numerus="yes">
        <source>%n engineer(s)</source>
        <translation>
            <numerusform>%n inżynier</numerusform>
            <numerusform>%n inżynierów</numerusform>
            <numerusform>%n inżynierów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupTileCriteria</name>
    <message>
        <source>Headstreams %1, for water ties</source>
        <translation>Źródła %1, przy równej wodzie</translation>
    </message>
    <message>
        <source>then from</source>
        <translation>potem od</translation>
    </message>
</context>
<context>
    <name>LookupTileFilter</name>
    <message>
        <source>Action</source>
        <translation>Akcja</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kod</translation>
    </message>
    <message>
        <source>Code %1</source>
        <translation>Kod %1</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Kryterium</translation>
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
        <translation>%1: %2, poziom %3, %4</translation>
    </message>
    <message>
        <source>%1: free</source>
        <translation>%1: wolne</translation>
    </message>
</context>
<context>
    <name>NavBar</name>
    <message>
        <source>Navigation</source>
        <translation>Nawigacja</translation>
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
        <translation>Spółka</translation>
    </message>
    <message>
        <source>Executive officer</source>
        <translation>Dyrektor wykonawczy</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Participant %1</source>
        <translation>Uczestnik %1</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Add a participant (%1 of 4)</source>
        <translation>Dodaj uczestnika (%1 z 4)</translation>
    </message>
    <message>
        <source>App decides</source>
        <translation>Decyduje aplikacja</translation>
    </message>
    <message>
        <source>Automa tiles</source>
        <translation>Kafle Automy</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Buildings and external works</source>
        <translation>Budynki i zagraniczne zlecenia</translation>
    </message>
    <message>
        <source>Enter a code</source>
        <translation>Wpisz kod</translation>
    </message>
    <message>
        <source>Four companies are the most</source>
        <translation>Najwyżej cztery spółki</translation>
    </message>
    <message>
        <source>From the app</source>
        <translation>Z aplikacji</translation>
    </message>
    <message>
        <source>From the box</source>
        <translation>Z pudełka</translation>
    </message>
    <message>
        <source>House readings</source>
        <translation>Interpretacje zasad</translation>
    </message>
    <message>
        <source>Leeghwater expansion</source>
        <translation>„Projekt Leeghwatera”</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Set up the table</source>
        <translation>Przygotuj stół</translation>
    </message>
    <message>
        <source>Step 1 of 2 · who plays</source>
        <translation>Krok 1 z 2 · kto gra</translation>
    </message>
    <message>
        <source>The app shuffles and turns them up; yours stay in the box</source>
        <translation>Aplikacja tasuje je i odkrywa; twoje zostają w pudełku</translation>
    </message>
    <message>
        <source>The app turns up the Automa tiles and keeps VP, energy and engineers. You decide by hand; the board needs no set-up here.</source>
        <translation>Aplikacja odkrywa kafle Automy i prowadzi PZ, energię oraz inżynierów. Decydujesz ty; mapy nie trzeba tu przygotowywać.</translation>
    </message>
    <message>
        <source>The same set-up as on another phone</source>
        <translation>To samo przygotowanie co na innym telefonie</translation>
    </message>
    <message>
        <source>Tiles only</source>
        <translation>Tylko kafle</translation>
    </message>
    <message>
        <source>Tiles only · who plays</source>
        <translation>Tylko kafle · kto gra</translation>
    </message>
    <message>
        <source>What the app does</source>
        <translation>Co robi aplikacja</translation>
    </message>
    <message>
        <source>You turn them up and say which one came</source>
        <translation>Odkrywasz je i mówisz, który wypadł</translation>
    </message>
</context>
<context>
    <name>NewGameParticipant</name>
    <message>
        <source>Change participant %1</source>
        <translation>Zmień uczestnika %1</translation>
    </message>
    <message>
        <source>Executive officer: %1</source>
        <translation>Dyrektor wykonawczy: %1</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Remove participant %1</source>
        <translation>Usuń uczestnika %1</translation>
    </message>
</context>
<context>
    <name>NewGameReadings</name>
    <message>
        <source>House readings</source>
        <translation>Interpretacje zasad</translation>
    </message>
    <message>
        <source>The rulebooks leave these questions open. The first answer is our default.</source>
        <translation>Instrukcje nie rozstrzygają tych kwestii. Pierwsza odpowiedź jest domyślna.</translation>
    </message>
</context>
<context>
    <name>PadAmounts</name>
    <message>
        <source>The drops flow at once</source>
        <translation>Krople spływają od razu</translation>
    </message>
</context>
<context>
    <name>PadFold</name>
    <message>
        <source>Back to the buttons</source>
        <translation>Wróć do przycisków</translation>
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
        <translation>Kontrakt, który tym realizujesz: państwowy przez „Kontrakt”, PZ przez „Znaczniki”.</translation>
    </message>
    <message>
        <source>Choose a building.</source>
        <translation>Wybierz budynek.</translation>
    </message>
    <message>
        <source>Choose a system.</source>
        <translation>Wybierz system.</translation>
    </message>
    <message>
        <source>Choose the contract that is taken.</source>
        <translation>Wybierz kontrakt.</translation>
    </message>
    <message>
        <source>Choose the tile that is taken.</source>
        <translation>Wybierz kafel.</translation>
    </message>
    <message>
        <source>Choose where the drops go.</source>
        <translation>Wybierz, dokąd trafiają krople.</translation>
    </message>
    <message>
        <source>Count this, the turn goes on</source>
        <translation>Zalicz, tura trwa</translation>
    </message>
    <message>
        <source>No system with water is ready.</source>
        <translation>Żaden system z wodą nie jest gotowy.</translation>
    </message>
    <message>
        <source>No tile lies in the Patent Office.</source>
        <translation>W biurze patentowym nie ma kafli.</translation>
    </message>
    <message>
        <source>Records this and keeps the turn open</source>
        <translation>Zapisuje to, tura trwa</translation>
    </message>
    <message>
        <source>Set how far the markers move.</source>
        <translation>Ustaw, o ile przesuwają się znaczniki.</translation>
    </message>
    <message>
        <source>Tap a lit space on the map.</source>
        <translation>Dotknij podświetlonego pola na mapie.</translation>
    </message>
</context>
<context>
    <name>PadStructures</name>
    <message>
        <source>What is built</source>
        <translation>Co jest budowane</translation>
    </message>
</context>
<context>
    <name>PowerPlate</name>
    <message>
        <source>Power %1</source>
        <translation>Wartość produkcji %1</translation>
    </message>
</context>
<context>
    <name>ProgressSteps</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
</context>
<context>
    <name>ResultChart</name>
    <message>
        <source>VP after each round</source>
        <translation>PZ po każdej rundzie</translation>
    </message>
</context>
<context>
    <name>RoundEndPane</name>
    <message>
        <source>Energy made</source>
        <translation>Wyprodukowana energia</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>VP gained</source>
        <translation>Zdobyte PZ</translation>
    </message>
    <message>
        <source>full bonus from %1</source>
        <translation>pełna premia od %1</translation>
    </message>
</context>
<context>
    <name>RoundEndTable</name>
    <message>
        <source>Tap a line for its sum</source>
        <translation>Dotknij wiersza, by zobaczyć rachunek</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Animations</source>
        <translation>Animacje</translation>
    </message>
    <message>
        <source>As on this device</source>
        <translation>Jak na urządzeniu</translation>
    </message>
    <message>
        <source>Changes take effect at once</source>
        <translation>Zmiany działają od razu</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Nie wygaszaj ekranu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animations</comment>
        <translation>Wyłączone</translation>
    </message>
    <message>
        <source>On</source>
        <comment>animations</comment>
        <translation>Włączone</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>System</source>
        <comment>animations</comment>
        <translation>Systemowe</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme</comment>
        <translation>Systemowy</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>While a game is open</source>
        <translation>Gdy gra jest otwarta</translation>
    </message>
</context>
<context>
    <name>SetupFamily</name>
    <message>
        <source>Tap to choose</source>
        <translation>Dotknij, by wybrać</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>%1 of %2 places entered</source>
        <translation>Wpisane miejsca: %1 z %2</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message numerus="yes">
        <source>Begin the game · %n step(s) open</source>
        <translation>
            <numerusform>Rozpocznij grę · został %n krok</numerusform>
            <numerusform>Rozpocznij grę · zostały %n kroki</numerusform>
            <numerusform>Rozpocznij grę · zostało %n kroków</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Wylosuj ponownie</translation>
    </message>
    <message>
        <source>Enter what lies there</source>
        <translation>Wpisz, co leży</translation>
    </message>
    <message>
        <source>How the table is set up</source>
        <translation>Jak przygotować stół</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Dalej: %1</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Step %1 of %2 · drawn by the app</source>
        <translation>Krok %1 z %2 · losuje aplikacja</translation>
    </message>
    <message>
        <source>Tap what lies there</source>
        <translation>Wskaż, co leży na stole</translation>
    </message>
    <message>
        <source>The app draws it</source>
        <translation>Losuje aplikacja</translation>
    </message>
    <message>
        <source>The rest is set up as in your rulebook.</source>
        <translation>Resztę przygotuj według instrukcji.</translation>
    </message>
    <message>
        <source>The table is ready</source>
        <translation>Stół jest gotowy</translation>
    </message>
</context>
<context>
    <name>ShareCodeCard</name>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Kopiuj kod</translation>
    </message>
    <message>
        <source>With this code another phone lays out the same table</source>
        <translation>Ten kod odtworzy to samo przygotowanie na innym telefonie</translation>
    </message>
</context>
<context>
    <name>ShareCodeEntry</name>
    <message>
        <source>Code</source>
        <translation>Kod</translation>
    </message>
    <message>
        <source>Enter a code</source>
        <translation>Wpisz kod</translation>
    </message>
    <message>
        <source>It is shown on the set-up page of the other phone</source>
        <translation>Jest na stronie przygotowania na drugim telefonie</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Use this code</source>
        <translation>Użyj tego kodu</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>About</source>
        <translation>O aplikacji</translation>
    </message>
    <message>
        <source>Go on with the last game or begin a new one. The list below leads to all saved games, the look-up, the statistics and the settings. A question mark like this one is on every screen.</source>
        <translation>Kontynuuj ostatnią grę albo zacznij nową. Lista poniżej prowadzi do zapisanych gier, kompendium, statystyk i ustawień. Taki znak zapytania jest na każdym ekranie.</translation>
    </message>
    <message>
        <source>How the app speaks and looks. Every change takes effect at once. Further down are the backups of your games, the tour and who made the app.</source>
        <translation>Język i wygląd aplikacji. Każda zmiana działa od razu. Niżej są kopie zapasowe twoich gier, przewodnik i informacje o aplikacji.</translation>
    </message>
    <message>
        <source>Language, theme, text size</source>
        <translation>Język, motyw, rozmiar tekstu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Version, licence, thanks</source>
        <translation>Wersja, licencja, podziękowania</translation>
    </message>
    <message>
        <source>Which version this is, who may use it and what it is built with. There is nothing to set here.</source>
        <translation>Która to wersja, kto może z niej korzystać i z czego jest zbudowana. Nie ma tu nic do ustawienia.</translation>
    </message>
</context>
<context>
    <name>StatisticsCurves</name>
    <message>
        <source>VP by round</source>
        <translation>PZ po rundach</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <source>All games are alike: there is nothing to choose.</source>
        <translation>Wszystkie gry są takie same: nie ma z czego wybierać.</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtry</translation>
    </message>
</context>
<context>
    <name>StatisticsMargins</name>
    <message>
        <source>Filled: a human was ahead. Outlined: an Automa was ahead.</source>
        <translation>Wypełnione: prowadził człowiek. Obrys: prowadziła Automa.</translation>
    </message>
    <message>
        <source>Margins in VP</source>
        <translation>Różnice w PZ</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>A game counts here when its result has been saved on its last screen.</source>
        <translation>Gra liczy się tutaj, gdy jej wynik zapisano na ostatnim ekranie.</translation>
    </message>
    <message numerus="yes">
        <source>Clear %n filter(s)</source>
        <translation>
            <numerusform>Usuń %n filtr</numerusform>
            <numerusform>Usuń %n filtry</numerusform>
            <numerusform>Usuń %n filtrów</numerusform>
        </translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Eksportuj jako CSV</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtry</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Zakończone gry</translation>
    </message>
    <message>
        <source>No finished game yet</source>
        <translation>Nie ma jeszcze zakończonych gier</translation>
    </message>
    <message>
        <source>No game matches these filters.</source>
        <translation>Żadna gra nie pasuje do tych filtrów.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
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
        <translation>Automy – %1</translation>
    </message>
    <message>
        <source>Humans: %1</source>
        <translation>Ludzie – %1</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: %1</source>
        <translation>Mniej: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Więcej: %1</translation>
    </message>
</context>
<context>
    <name>StorageErrors</name>
    <message>
        <source>A part of the saved games was missing. The last actions may be lost.</source>
        <translation>Brakowało części zapisanych gier. Ostatnie akcje mogły przepaść.</translation>
    </message>
    <message>
        <source>For now, games are kept in memory only.</source>
        <translation>Gry są teraz tylko w pamięci.</translation>
    </message>
    <message>
        <source>Saving failed for an unknown reason.</source>
        <translation>Zapis nie udał się z nieznanego powodu.</translation>
    </message>
    <message>
        <source>The app is already running and uses the saved games. Close the other window.</source>
        <translation>Aplikacja już działa i używa zapisanych gier. Zamknij drugie okno.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space; the app will try again.</source>
        <translation>Dysk jest pełny. Zwolnij miejsce; aplikacja spróbuje ponownie.</translation>
    </message>
    <message>
        <source>The disk reported a fault while reading or writing.</source>
        <translation>Dysk zgłosił błąd odczytu lub zapisu.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of the app. Update the app to read it.</source>
        <translation>Plik pochodzi z nowszej wersji aplikacji. Zaktualizuj ją, by go odczytać.</translation>
    </message>
    <message>
        <source>The file holds a value that makes no sense.</source>
        <translation>Plik zawiera bezsensowną wartość.</translation>
    </message>
    <message>
        <source>The file is nested too deeply to be a saved game.</source>
        <translation>Plik jest zbyt głęboko zagnieżdżony jak na zapisaną grę.</translation>
    </message>
    <message>
        <source>The file is not an exported game.</source>
        <translation>Plik nie jest wyeksportowaną grą.</translation>
    </message>
    <message>
        <source>The file is too big to be a saved game.</source>
        <translation>Plik jest za duży jak na zapisaną grę.</translation>
    </message>
    <message>
        <source>The file of the saved games belongs to another program.</source>
        <translation>Plik zapisanych gier należy do innego programu.</translation>
    </message>
    <message>
        <source>The file of the saved games cannot be opened.</source>
        <translation>Nie można otworzyć pliku zapisanych gier.</translation>
    </message>
    <message>
        <source>The file of the saved games holds something else.</source>
        <translation>Plik zapisanych gier zawiera coś innego.</translation>
    </message>
    <message>
        <source>The file of the saved games is damaged. It was left as it is.</source>
        <translation>Plik zapisanych gier jest uszkodzony. Zostawiono go bez zmian.</translation>
    </message>
    <message>
        <source>The file of the saved games is empty.</source>
        <translation>Plik zapisanych gier jest pusty.</translation>
    </message>
    <message>
        <source>The file was changed or cut short on its way: its checksum does not fit.</source>
        <translation>Plik po drodze zmieniono lub ucięto: suma kontrolna się nie zgadza.</translation>
    </message>
    <message>
        <source>The folder of the saved games cannot be written to.</source>
        <translation>Nie można zapisywać w folderze gier.</translation>
    </message>
    <message>
        <source>The history has no such place.</source>
        <translation>W historii nie ma takiego miejsca.</translation>
    </message>
    <message>
        <source>The record of this game does not fit together.</source>
        <translation>Zapis tej gry jest niespójny.</translation>
    </message>
    <message>
        <source>The saved game has been changed elsewhere in the meantime.</source>
        <translation>Zapisaną grę zmieniono tymczasem gdzie indziej.</translation>
    </message>
    <message>
        <source>The saved games are busy just now. Try again in a moment.</source>
        <translation>Zapisane gry są teraz zajęte. Spróbuj za chwilę.</translation>
    </message>
    <message>
        <source>The saved games come from a newer version of the app. Update the app to open them.</source>
        <translation>Zapisane gry pochodzą z nowszej wersji. Zaktualizuj aplikację, by je otworzyć.</translation>
    </message>
    <message>
        <source>The saved games come from an older version and must be brought up to date first.</source>
        <translation>Zapisane gry pochodzą ze starszej wersji i trzeba je najpierw uaktualnić.</translation>
    </message>
    <message>
        <source>There is no such backup.</source>
        <translation>Nie ma takiej kopii zapasowej.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Nie ma takiego pliku.</translation>
    </message>
    <message>
        <source>There is not enough memory to do this.</source>
        <translation>Brakuje na to pamięci.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Nie ma czego ponawiać.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Nie ma czego cofać.</translation>
    </message>
    <message>
        <source>This game has been deleted.</source>
        <translation>Ta gra została usunięta.</translation>
    </message>
    <message>
        <source>This game is not among the saved games.</source>
        <translation>Tej gry nie ma wśród zapisanych.</translation>
    </message>
    <message>
        <source>This text is empty, too long or holds characters that cannot be kept.</source>
        <translation>Ten tekst jest pusty, za długi albo zawiera niedozwolone znaki.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Turn order</source>
        <translation>Kolejność</translation>
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
        <translation>%1, %2, teraz</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>Not done:</source>
        <translation>Niewykonane:</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
</context>
<context>
    <name>TextSizeCard</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Put &lt;b&gt;2 drops&lt;/b&gt; here</source>
        <translation>Umieść tu &lt;b&gt;2 krople wody&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
</context>
<context>
    <name>TilesAction</name>
    <message>
        <source>Action %1: %2</source>
        <translation>Akcja %1: %2</translation>
    </message>
    <message>
        <source>done</source>
        <translation>wykonano</translation>
    </message>
    <message>
        <source>not in this game or round</source>
        <translation>nie w tej grze lub rundzie</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>niemożliwe</translation>
    </message>
</context>
<context>
    <name>TilesEnterPage</name>
    <message>
        <source>Enter the board</source>
        <translation>Wpisz stan mapy</translation>
    </message>
    <message>
        <source>Go on with the board</source>
        <translation>Śledź mapę</translation>
    </message>
    <message>
        <source>Tap a space and set what stands there</source>
        <translation>Dotknij pola i ustaw, co tam stoi</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
</context>
<context>
    <name>TilesMarkers</name>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Inżynierowie</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PZ</translation>
    </message>
</context>
<context>
    <name>TilesMenu</name>
    <message>
        <source>End this turn without an action</source>
        <translation>Zakończ turę bez akcji</translation>
    </message>
    <message>
        <source>Enter what stands there; from then on the app decides. Markers, engineers and tiles stay.</source>
        <translation>Wpisz, co tam stoi; odtąd decyduje aplikacja. Znaczniki, inżynierowie i kafle zostają.</translation>
    </message>
    <message>
        <source>If you played it differently at the table</source>
        <translation>Jeśli przy stole zagrano inaczej</translation>
    </message>
    <message>
        <source>Now: the Automa tiles and the markers</source>
        <translation>Teraz: kafle Automy i znaczniki</translation>
    </message>
    <message>
        <source>Now: the whole board</source>
        <translation>Teraz: cała mapa</translation>
    </message>
    <message>
        <source>Tiles only from here on</source>
        <translation>Odtąd tylko kafle</translation>
    </message>
    <message>
        <source>Track the board</source>
        <translation>Śledź mapę</translation>
    </message>
    <message>
        <source>What the app tracks</source>
        <translation>Co śledzi aplikacja</translation>
    </message>
    <message>
        <source>You decide by hand; the app turns up tiles and keeps the markers. The board as it is now is remembered.</source>
        <translation>Decydujesz ty; aplikacja odkrywa kafle i prowadzi znaczniki. Mapa w obecnym stanie zostaje zapamiętana.</translation>
    </message>
</context>
<context>
    <name>TilesPanes</name>
    <message>
        <source>Criteria: tile %1</source>
        <translation>Kryteria: kafel %1</translation>
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
        <translation>Przesuń wyżej: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>VP at the end</source>
        <translation>PZ na koniec gry</translation>
    </message>
    <message>
        <source>VP counted at the table: %1</source>
        <translation>PZ policzone przy stole: %1</translation>
    </message>
    <message>
        <source>VP of the bonus tile</source>
        <translation>PZ za kafel premii</translation>
    </message>
</context>
<context>
    <name>TilesRule</name>
    <message>
        <source>%1 and its rules</source>
        <translation>%1 i inne zasady</translation>
    </message>
    <message>
        <source>Energy gained</source>
        <translation>Zdobyta energia</translation>
    </message>
    <message>
        <source>VP gained or lost</source>
        <translation>Zmiana PZ</translation>
    </message>
</context>
<context>
    <name>TilesRules</name>
    <message>
        <source>Rules of this action</source>
        <translation>Zasady tej akcji</translation>
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
        <translation>Źródła dla wody: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>then from &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>dalej od &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>TilesTurn</name>
    <message>
        <source>Criteria: tile %1</source>
        <translation>Kryteria: kafel %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Niemożliwe</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Turn done</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>Turn up a tile</source>
        <translation>Odkryj kafel</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
</context>
<context>
    <name>TourPage</name>
    <message>
        <source>Recorded</source>
        <translation>Zapisano</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Pomiń przewodnik</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Przewodnik</translation>
    </message>
</context>
<context>
    <name>TrackerBoard</name>
    <message>
        <source>Income uncovered: %1</source>
        <translation>Odsłonięty przychód: %1</translation>
    </message>
    <message>
        <source>Income uncovered: none</source>
        <translation>Odsłonięty przychód: brak</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Na mapie</translation>
    </message>
</context>
<context>
    <name>TrackerEditor</name>
    <message>
        <source>Back to the overview</source>
        <translation>Wróć do przeglądu</translation>
    </message>
    <message>
        <source>Contracts fulfilled</source>
        <translation>Zrealizowane kontrakty</translation>
    </message>
    <message>
        <source>External works carried out</source>
        <translation>Wykonane zagraniczne zlecenia</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Zastosuj</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Zmień ręcznie</translation>
    </message>
    <message>
        <source>Technology tiles in hand</source>
        <translation>Wolne kafle technologii</translation>
    </message>
    <message>
        <source>Turn up a tile</source>
        <translation>Odkryj kafel</translation>
    </message>
    <message>
        <source>What lies before you?</source>
        <translation>Co leży przed tobą?</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Koło budowy</translation>
    </message>
</context>
<context>
    <name>TrackerEditorNumbers</name>
    <message>
        <source>Contracts fulfilled</source>
        <translation>Zrealizowane kontrakty</translation>
    </message>
    <message>
        <source>Every change is written into the ledger as “by hand” and can be undone.</source>
        <translation>Każda zmiana trafia do dziennika jako „ręcznie” i można ją cofnąć.</translation>
    </message>
    <message>
        <source>External works carried out</source>
        <translation>Wykonane zagraniczne zlecenia</translation>
    </message>
    <message>
        <source>Mahiri Sekibo: your first action of the round comes from an Automa tile. To read it, the app must know your hand.</source>
        <translation>Mahiri Sekibo: twoja pierwsza akcja w rundzie pochodzi z kafla Automy. Aby go odczytać, aplikacja musi znać twoje zasoby.</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Konstrukcje</translation>
    </message>
    <message>
        <source>Tap them on the board</source>
        <translation>Dotknij ich na mapie</translation>
    </message>
    <message>
        <source>Technology tiles in hand</source>
        <translation>Wolne kafle technologii</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Koło budowy</translation>
    </message>
</context>
<context>
    <name>TrackerEditorWheel</name>
    <message>
        <source>Concrete mixers in segment %1</source>
        <translation>Betoniarki w segmencie %1</translation>
    </message>
    <message>
        <source>Excavators in segment %1</source>
        <translation>Koparki w segmencie %1</translation>
    </message>
    <message>
        <source>Segment, counted clockwise from the open one</source>
        <translation>Segment, licząc od otwartego zgodnie z ruchem wskazówek zegara</translation>
    </message>
</context>
<context>
    <name>TrackerEnergy</name>
    <message>
        <source>Energy %1</source>
        <translation>Energia %1</translation>
    </message>
</context>
<context>
    <name>TrackerPoints</name>
    <message>
        <source>%1 VP</source>
        <translation>%1 PZ</translation>
    </message>
    <message>
        <source>%1 → %2 VP</source>
        <translation>%1 → %2 PZ</translation>
    </message>
    <message>
        <source>Full ledger</source>
        <translation>Cały dziennik</translation>
    </message>
    <message>
        <source>No change yet.</source>
        <translation>Jeszcze bez zmian.</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>Zmień ręcznie</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>Krócej</translation>
    </message>
    <message>
        <source>The table counts these VP.</source>
        <translation>Te PZ liczy się przy stole.</translation>
    </message>
</context>
<context>
    <name>TrackerWheel</name>
    <message>
        <source>In hand</source>
        <translation>W zasobach</translation>
    </message>
    <message>
        <source>Wheel and technology</source>
        <translation>Koło i technologie</translation>
    </message>
</context>
<context>
    <name>WheelView</name>
    <message>
        <source>The wheel is empty</source>
        <translation>Koło jest puste</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otwarty</translation>
    </message>
    <message>
        <source>segment %1: %2, excavators %3, mixers %4</source>
        <translation>segment %1: %2, koparki %3, betoniarki %4</translation>
    </message>
</context>
<context>
    <name>WhyBox</name>
    <message>
        <source>%1 left: %2</source>
        <translation>Pozostało: %1, %2</translation>
    </message>
</context>
<context>
    <name>WhyModel</name>
    <message>
        <source>%1 · criteria tile %2 (%3)</source>
        <translation>%1 · kafel kryteriów %2 (%3)</translation>
    </message>
    <message>
        <source>Another system is better</source>
        <translation>Inny system jest lepszy</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Dalej: %1</translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <translation>Pominięto: %1</translation>
    </message>
    <message>
        <source>So this action is skipped and the next one on the tile is tried.</source>
        <translation>Dlatego Automa pomija tę akcję i próbuje następnej z kafla.</translation>
    </message>
    <message>
        <source>The condition is met</source>
        <translation>Warunek jest spełniony</translation>
    </message>
    <message>
        <source>This is chosen</source>
        <translation>To zostaje wybrane</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Co się dzieje</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <comment>a place on the board</comment>
        <translation>Dlaczego %1?</translation>
    </message>
    <message>
        <source>Why is action %1 skipped?</source>
        <translation>Dlaczego akcja %1 jest pominięta?</translation>
    </message>
    <message>
        <source>Why this turn?</source>
        <translation>Dlaczego taka tura?</translation>
    </message>
    <message>
        <source>a system that is not used</source>
        <translation>niewykorzystany system</translation>
    </message>
    <message>
        <source>out before: %1</source>
        <translation>odpadły wcześniej: %1</translation>
    </message>
    <message>
        <source>out now: %1</source>
        <translation>odpadają teraz: %1</translation>
    </message>
    <message>
        <source>still in: %1</source>
        <translation>zostają: %1</translation>
    </message>
    <message>
        <source>the system</source>
        <translation>system</translation>
    </message>
    <message>
        <source>what counts here</source>
        <translation>co się tu liczy</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>wybrane pole</translation>
    </message>
</context>
<context>
    <name>WhyPage</name>
    <message>
        <source>Action %1</source>
        <translation>Akcja %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>Action %1: done</source>
        <translation>Akcja %1: wykonana</translation>
    </message>
    <message>
        <source>Action %1: skipped</source>
        <translation>Akcja %1: pominięta</translation>
    </message>
    <message>
        <source>All actions tried</source>
        <translation>Wszystkie sprawdzone akcje</translation>
    </message>
</context>
</TS>
