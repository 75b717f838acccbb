import QtQuick
import QtQuick.Shapes
import Automa.Kit

// The picture on Home: a dam between two ranges, its conduit and powerhouse. Drawn on 412 × 208; the ranges go on
// to both sides, the sky goes on upwards.
Item {
    id: control

    readonly property real fit: Math.min(width / 412, height / 208)
    readonly property color range: Theme.dark ? "#3B4850" : "#B9B29F"
    readonly property color snow: Theme.dark ? "#B5BEBB" : "#FFFBF3"
    readonly property color wall: Theme.dark ? "#4E5650" : "#6B6455"
    readonly property color rib: Theme.dark ? "#77807A" : "#C4BCA7"
    readonly property color ink: Theme.dark ? "#05090B" : "#1D282E"

    implicitHeight: 208
    clip: true
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        color: BarrageTheme.mapMountain
    }
    Shape {
        id: picture

        width: 412
        height: 208
        x: (control.width - 412 * control.fit) / 2
        y: control.height - 208 * control.fit
        scale: control.fit
        transformOrigin: Item.TopLeft

        ShapePath {
            strokeWidth: -1
            fillColor: control.range
            PathSvg { path: "M-400 120L-330 60L-250 128L-160 44L-60 150L0 120L70 40L114 92L166 16L235 105L278 50L338 120L412 56L500 130L590 40L700 140L812 60V208H-400Z" }
        }
        ShapePath {
            strokeWidth: -1
            fillColor: control.snow
            PathSvg { path: "M166 16L154 37L164 46L170 38L184 41ZM70 40L60 51L68 58L72 52L82 54ZM278 50L270 58L276 65L280 59L289 61ZM590 40L576 55L586 62L592 54L606 56ZM-160 44L-173 57L-163 65L-157 57L-143 60Z" }
        }
        ShapePath {
            strokeWidth: -1
            fillColor: BarrageTheme.mapHill
            PathSvg { path: "M-400 130L-260 90L-120 150L0 150L90 96L190 150L300 158L412 100L520 150L640 96L812 150V208H-400Z" }
        }
        ShapePath {
            strokeWidth: -1
            fillColor: BarrageTheme.mapPlain
            PathSvg { path: "M-400 168L-150 150L0 160L130 143L290 150L412 147L600 158L812 146V208H-400Z" }
        }
        ShapePath {
            strokeWidth: -1
            fillColor: BarrageTheme.mapPool
            PathSvg { path: "M110 127L158 104H255L302 127Z" }
        }
        ShapePath {
            strokeColor: control.snow
            strokeWidth: 1.4
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            PathSvg { path: "M168 110H208M190 117H260" }
        }
        ShapePath {
            strokeWidth: -1
            fillColor: control.wall
            PathSvg { path: "M113 134H299L272 208H140Z" }
        }
        ShapePath {
            strokeColor: control.rib
            strokeWidth: 1.1
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            PathSvg { path: "M134 141L150 199M160 141L169 199M252 141L242 199M281 141L262 199" }
        }
        ShapePath {
            strokeWidth: -1
            fillColor: control.ink
            PathSvg { path: "M110 126H302L299 135H113Z" }
        }
        ShapePath {
            strokeWidth: -1
            fillColor: BarrageTheme.mapRiver
            PathSvg { path: "M182 140H230V182L236 208H176L182 182Z" }
        }
        ShapePath {
            strokeColor: Theme.dark ? "#8FD3EC" : "#B4D7E2"
            strokeWidth: 1.8
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            PathSvg { path: "M194 145V188M206 145V194M218 145V188" }
        }
        ShapePath {
            strokeColor: control.ink
            strokeWidth: 9
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: "M296 139L340 174H362" }
        }
        ShapePath {
            strokeColor: "#DE7A1F"
            strokeWidth: 5
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: "M297 140L340 174H360" }
        }
        ShapePath {
            strokeWidth: -1
            fillColor: control.ink
            PathSvg { path: "M358 200V172L372 162V171L386 162V171L400 162V200Z" }
        }
        ShapePath {
            strokeWidth: -1
            fillColor: Theme.winner
            PathSvg { path: "M381 174L375 184H379L377 192L385 181H381Z" }
        }
    }
}
