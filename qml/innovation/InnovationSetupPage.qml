import Automa.InnovationApp
import Automa.Play

// The table before the first workshops.
SetupPage {
    colours: InnovationTheme
    setup: InnovationSetup
    share: InnovationShareCode
    picture: InnovationTilePicture {}
    pictureWidth: 104
    onBegun: InnovationSetup.begin()
}
