/**
 * Names of vehicles on Indian roads that no list of English words has: as model names of ours they would be taken for
 * misspelt. Those that are sold here are in use, and need no line.
 */
const NAMES = `
  maruti suzuki alto baleno brezza celerio ciaz dzire eeco ertiga fronx ignis invicto jimny omni swift wagonr
  hyundai alcazar creta elantra exter ioniq kona santro tucson venue verna xcent
  tata altroz curvv harrier hexa indica indigo nano nexon punch safari tiago tigor zest
  mahindra alfa bolero jeeto marazzo scorpio thar treo verito xylo
  kia carens carnival seltos sonet syros toyota corolla etios fortuner glanza hycross innova rumion urban
  honda amaze brio civic mobilio elevate skoda fabia kushaq kylaq laura octavia rapid slavia superb
  volkswagen ameo jetta passat polo taigun tiguan vento virtus renault duster kiger kwid lodgy triber
  nissan magnite micra sunny terrano datsun redi ford aspire ecosport endeavour figo freestyle fiesta
  chevrolet beat cruze enjoy sail spark tavera fiat linea palio punto mg astor comet gloster hector windsor
  byd atto sealion citroen basalt jeep compass meridian wrangler isuzu
  karizma glamour maestro destini xtreme xpulse ignitor livo dio grazia navi aviator hness unicorn hornet
  wego radeon ronin gixxer intruder avenis fascino aerox rayzr benelli versys vulcan yezdi mojo gusto rodeo
`;

export const OTHER_VEHICLES: readonly string[] = NAMES.trim().split(/\s+/);
