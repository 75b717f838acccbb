import Automa.ScytheApp

// Where it is fought, and from where the attack comes.
ScytheMapView {
    scene: ScytheApp.board
    shown: ScytheApp.combat.shown
    focusOn: ScytheApp.combat.focus
    selectable: []
    leastUnit: 0.6
    roomAround: 95 // the way round pieces needs it
}
