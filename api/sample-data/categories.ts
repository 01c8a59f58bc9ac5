import { BIKE_CHIPS, SCOOTER_TABS } from '@evmandi/contract/domain/home-chips';
import { slug } from '@evmandi/contract/domain/slug';
import { type Drawing, draw } from '../src/pictures/picture.ts';

interface Node {
  slug: string;
  name: string;
  /** For the six aisles of the categories page. */
  card?: { description: string; picture: Drawing };
  children?: Node[];
}

const node = (id: string, name: string, children: Node[] = []): Node => ({
  slug: id,
  name,
  children,
});

/** The aisles. A slug that stands in a menu link (LINK-1) is that link's last part. */
export const AISLES: Node[] = [
  {
    ...node('ev-vehicles', 'EV vehicles', [
      node('electric-two-wheelers', 'Electric two-wheelers', [
        node('electric-bikes', 'Electric bikes'),
        node('electric-scooters', 'Electric scooters'),
        node('electric-cycles', 'Electric cycles'),
      ]),
      node('electric-three-wheelers', 'Electric three-wheelers'),
      node('electric-four-wheelers', 'Electric four-wheelers'),
      node('hybrid-vehicles', 'Hybrid vehicles', [
        node('hybrid-two-wheeler', 'Hybrid two-wheelers'),
        node('hybrid-three-wheeler', 'Hybrid three-wheelers'),
        node('hybrid-four-wheeler', 'Hybrid four-wheelers'),
      ]),
    ]),
    card: {
      description: 'Bikes, scooters, cycles, three- and four-wheelers for fleets and dealers.',
      picture: draw('rickshaw', { accent: '#f2b705' }),
    },
  },
  {
    ...node('spare-parts', 'Spare parts', [
      node('powertrain-drivetrain', 'Powertrain & Drivetrain', [
        node('engine-parts', 'Engine parts'),
        node('motors-drives', 'Motors and drives'),
      ]),
      node('brakes-suspension', 'Brakes & Suspension', [
        node('brake-system', 'Brake system'),
        node('suspension', 'Suspension'),
      ]),
      node('electrical', 'Electrical & Wiring'),
      node('batteries', 'Batteries & BMS'),
      node('charging', 'Charging & Converters'),
      node('body-lighting', 'Body & Lighting', [
        node('body-parts', 'Body parts'),
        node('lights', 'Lights'),
      ]),
    ]),
    card: {
      description: 'Drivetrain, brakes, suspension and body parts with part numbers.',
      picture: draw('brakeDisc'),
    },
  },
  {
    ...node('batteries-bms', 'Batteries & BMS', [
      node('battery-packs', 'Battery packs'),
      node('cells', 'Cells and modules'),
      node('bms-boards', 'BMS boards'),
    ]),
    card: {
      description: 'LFP and NMC packs, cells and battery management boards.',
      picture: draw('battery'),
    },
  },
  {
    ...node('chargers-converters', 'Chargers & converters', [
      node('portable', 'Portable chargers'),
      node('wallbox-ac', 'Wallbox AC'),
      node('type2', 'Type 2'),
      node('cables', 'Cables'),
      node('dc-fast', 'DC fast'),
      node('ccs2-chademo', 'CCS2 & CHAdeMO'),
      node('controllers', 'Controllers'),
      node('converters', 'Converters'),
      node('mounts', 'Mounts'),
      node('charger-accessories', 'Charging accessories'),
    ]),
    card: {
      description: 'Portable, wallbox, Type 2 and DC fast, with DC-DC converters.',
      picture: draw('wallbox'),
    },
  },
  {
    ...node('electrical-wiring', 'Electrical & wiring', [
      node('wiring-harnesses', 'Wiring harnesses'),
      node('instruments-switches', 'Instruments and switches'),
      node('fuses-horns', 'Breakers and horns'),
    ]),
    card: {
      description: 'Harnesses, breakers, fuse boxes, clusters, throttles and horns.',
      picture: draw('harness'),
    },
  },
  {
    ...node('accessories-tools', 'Accessories & tools', [
      node('accessories', 'Accessories'),
      node('wire-locks', 'Wire locks'),
      node('bells', 'Bells'),
      node('bags', 'Bags'),
      node('covers', 'Covers'),
      node('tools', 'Tools'),
    ]),
    card: {
      description: 'Helmets, locks, covers, top boxes and workshop kits.',
      picture: draw('helmet'),
    },
  },
  node('bikes-scooters', 'Bikes & scooters', [
    node('motorcycles', 'Motorcycles'),
    node('scooters', 'Scooters'),
  ]),
  node('new-bikes', 'New bikes'),
  node('used-bikes', 'Used bikes'),
];

/** Groups of the home page's spotlights that are no aisles themselves. */
export const SPOTLIGHTS = [...BIKE_CHIPS, ...SCOOTER_TABS]
  .filter((name) => !name.startsWith('Electric'))
  .map((name) => ({ name, slug: slug(name) }));

const CHARGERS = [
  'portable',
  'wallbox-ac',
  'type2',
  'cables',
  'dc-fast',
  'ccs2-chademo',
  'controllers',
];
const SPARES = ['accessories', 'wire-locks', 'lights', 'bells', 'bags', 'covers'];

/** Paths of menu links below `/category`, `/spares` and `/brands` whose last part alone does not do. */
export const ALIASES: Record<string, string> = {
  chargers: 'chargers-converters',
  spares: 'spare-parts',
  'two-wheeler': 'electric-two-wheelers',
  'three-wheeler': 'electric-three-wheelers',
  'four-wheeler': 'electric-four-wheelers',
  'brands/two-wheeler': 'electric-two-wheelers',
  'brands/three-wheeler': 'electric-three-wheelers',
  'brands/four-wheeler': 'electric-four-wheelers',
  'chargers/accessories': 'charger-accessories',
  ...Object.fromEntries([...CHARGERS, 'converters', 'mounts'].map((id) => [`chargers/${id}`, id])),
  ...Object.fromEntries(SPARES.map((id) => [`spares/${id}`, id])),
};

/** Aisles whose products also stand among the spare parts, by the place they have there. */
export const ALSO_SPARES: Record<string, string> = {
  'wiring-harnesses': 'electrical',
  'instruments-switches': 'electrical',
  'fuses-horns': 'electrical',
  'battery-packs': 'batteries',
  cells: 'batteries',
  'bms-boards': 'batteries',
  portable: 'charging',
  type2: 'charging',
  cables: 'charging',
  controllers: 'charging',
  converters: 'charging',
};
