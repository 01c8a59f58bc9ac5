import {
  IconBuildingBank,
  IconChargingPile,
  IconChartLine,
  IconShieldCheck,
} from '@evmandi/ui/icons';

interface MenuLink {
  label: string;
  to: string;
  /** Address of its drawing below the API's own. */
  picture: string;
}

export interface Menu {
  id: string;
  label: string;
  links: MenuLink[];
  /** Whether the services stand under its links. */
  services: boolean;
}

const drawing = (kind: string, options: Record<string, string> = {}) => {
  const query = new URLSearchParams(options).toString();
  return `/api/pictures/${kind}/cut.svg${query && `?${query}`}`;
};

/** The links that specification section 2.2 calls "Other". */
export const SERVICES = [
  { label: 'EV service stations', to: '/ev-service-stations', Icon: IconChargingPile },
  { label: 'Finance', to: '/finance', Icon: IconBuildingBank },
  { label: 'Insurance', to: '/insurance', Icon: IconShieldCheck },
  { label: 'Investments', to: '/investments', Icon: IconChartLine },
] as const;

/** The header's menus, with every link of specification section 2.2. */
export const MENUS: readonly Menu[] = [
  {
    id: 'electric',
    label: 'Electric Zone',
    services: true,
    links: [
      {
        label: 'Electric bikes',
        to: '/category/electric-bikes',
        picture: drawing('commuter', { ev: 'true', accent: '1f8fa6', tank: 'sharp' }),
      },
      {
        label: 'Electric scooters',
        to: '/category/electric-scooters',
        picture: drawing('scooter', { accent: 'e2582a' }),
      },
      {
        label: 'Electric cycles',
        to: '/category/electric-cycles',
        picture: drawing('cycle', { accent: '12806a' }),
      },
      {
        label: 'Two-wheeler brands',
        to: '/brands/two-wheeler',
        picture: drawing('sport', { ev: 'true', accent: 'c8102e' }),
      },
      {
        label: 'Three-wheeler brands',
        to: '/brands/three-wheeler',
        picture: drawing('rickshaw', { accent: 'f2b705' }),
      },
      {
        label: 'Four-wheeler brands',
        to: '/brands/four-wheeler',
        picture: drawing('hatchback', { accent: '1f8fa6' }),
      },
    ],
  },
  {
    id: 'hybrid',
    label: 'Hybrid Zone',
    services: true,
    links: [
      {
        label: 'Hybrid two-wheelers',
        to: '/category/hybrid-two-wheeler',
        picture: drawing('scooter', { ev: 'false', shape: 'classic', accent: '2f6fde' }),
      },
      {
        label: 'Hybrid three-wheelers',
        to: '/category/hybrid-three-wheeler',
        picture: drawing('rickshaw', { cargo: 'true', accent: '12806a' }),
      },
      {
        label: 'Hybrid four-wheelers',
        to: '/category/hybrid-four-wheeler',
        picture: drawing('suv', { accent: '8b2332' }),
      },
    ],
  },
  {
    id: 'spares',
    label: 'Spares',
    services: false,
    links: [
      { label: 'All spares', to: '/spares', picture: drawing('brakeDisc') },
      { label: 'Accessories', to: '/spares/accessories', picture: drawing('phoneHolder') },
      { label: 'Wire locks', to: '/spares/wire-locks', picture: drawing('wireLock') },
      { label: 'Lights', to: '/spares/lights', picture: drawing('headlight') },
      { label: 'Bells', to: '/spares/bells', picture: drawing('bell') },
      { label: 'Bags', to: '/spares/bags', picture: drawing('saddleBag') },
      { label: 'Covers', to: '/spares/covers', picture: drawing('cover') },
    ],
  },
  {
    id: 'charging',
    label: 'Charging Stations',
    services: false,
    links: [
      {
        label: 'Portable chargers',
        to: '/category/chargers/portable',
        picture: drawing('portable'),
      },
      {
        label: 'Wallbox AC',
        to: '/category/chargers/wallbox-ac',
        picture: drawing('wallbox'),
      },
      { label: 'Type 2', to: '/category/chargers/type2', picture: drawing('type2Cable') },
      { label: 'Cables', to: '/category/chargers/cables', picture: drawing('cableReel') },
      { label: 'DC fast', to: '/category/chargers/dc-fast', picture: drawing('dcFast') },
      {
        label: 'CCS2 & CHAdeMO',
        to: '/category/chargers/ccs2-chademo',
        picture: drawing('ccs2Gun'),
      },
      {
        label: 'Controllers',
        to: '/category/chargers/controllers',
        picture: drawing('controller'),
      },
      {
        label: 'Converters',
        to: '/category/chargers/converters',
        picture: drawing('converter'),
      },
      { label: 'Mounts', to: '/category/chargers/mounts', picture: drawing('mount') },
      {
        label: 'Accessories',
        to: '/category/chargers/accessories',
        picture: drawing('topBox'),
      },
    ],
  },
];
