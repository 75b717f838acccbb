import Automa.BarrageApp
import Automa.Kit

// A company; an empty or unknown id is the neutral one.
SideSeal {
    property string company

    look: CompanyLooks.of(company)
}
