/**
 * Names of vehicles on Indian roads that are neither sold here nor in a list of English words: as names that nobody
 * knows they would be taken for misspelt words of ours.
 */
const NAMES = `
  baleno brezza celerio ciaz dzire eeco ertiga fronx ignis invicto jimny omni wagonr hyundai alcazar creta elantra
  exter ioniq kona santro tucson verna xcent altroz curvv harrier indica nano tigor alfa jeeto marazzo scorpio thar
  verito xylo kia carens seltos sonet syros etios fortuner glanza hycross innova rumion brio mobilio skoda fabia
  kushaq kylaq laura octavia slavia volkswagen ameo jetta passat taigun tiguan vento virtus renault kiger kwid lodgy
  triber nissan magnite terrano datsun redi ecosport figo chevrolet cruze tavera palio punto astor gloster windsor
  byd atto sealion citroen isuzu livo grazia navi hness wego radeon benelli yezdi mojo
`;

export const OTHER_VEHICLES: readonly string[] = NAMES.trim().split(/\s+/);
