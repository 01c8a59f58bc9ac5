import type { System } from '@evmandi/contract/domain/systems';
import { type Fit, gather } from './gather.ts';
import type { Fittings, Technical } from './technical.ts';

/** What decides the fit of a part that is written by hand. */
interface Rule {
  sku: string;
  system: System;
  fits(technical: Technical, fittings: Fittings, electric: boolean): number | undefined;
  position?: Fit['position'];
  note?: string;
}

const disc =
  (end: 0 | 1, diameter: number) =>
  ({ drive }: Technical, { brakes }: Fittings, electric: boolean): number | undefined => {
    const { kind, diameter: own, count } = brakes[end];
    return electric && drive !== 'cycle chain' && kind === 'disc' && own === diameter
      ? count
      : undefined;
  };

const drum =
  (diameter: number, threeWheeler: boolean) =>
  ({ headlamp }: Technical, { brakes: [, rear] }: Fittings, electric: boolean) => {
    const matches = rear.kind === 'drum' && rear.diameter === diameter;
    if (threeWheeler) return matches ? 1 : undefined;
    return matches && electric && headlamp === 'LED' ? 1 : undefined;
  };

const chargesBy =
  (connector: string) =>
  ({ connector: own }: Technical): number | undefined =>
    own === connector ? 1 : undefined;

const TYPE_2 = [
  ...['PC-16A-T2', 'PC-15A-BLU', 'PC-32A-T2', 'WB-7K4-T2', 'WB-11K-B', 'WB-3K3-R', 'WB-22K-S'],
  ...['WB-7K4-G', 'T2C-5M-32', 'T2C-3P-16', 'T2C-7M-32', 'T2C-3M-32-3P', 'T2C-10M-32'],
];

const hasChain = ({ drive }: Technical) => (/^chain/.test(drive) ? 1 : undefined);
const isCycle = ({ drive }: Technical) => (drive === 'cycle chain' ? 1 : undefined);
const hasDisc = (_: Technical, { brakes }: Fittings) =>
  brakes.some(({ kind }) => kind === 'disc') ? 1 : undefined;

/** Their diameters, sizes and plugs are among their figures. */
const RULES: Rule[] = [
  { sku: 'BP-EV-2041', system: 'brakes', fits: disc(0, 220), position: 'front' },
  { sku: 'BP-EV-2071', system: 'brakes', fits: disc(1, 190), position: 'rear' },
  { sku: 'BP-EV-2055', system: 'brakes', fits: drum(130, false), position: 'rear' },
  { sku: 'BP-3W-180', system: 'brakes', fits: drum(180, true), position: 'rear' },
  {
    sku: 'BF-DOT4-500',
    system: 'brakes',
    fits: ({ drive }, fittings) =>
      drive === 'cycle chain' ? undefined : hasDisc({} as Technical, fittings),
    note: 'One bottle bleeds both ends',
  },
  { sku: 'TK-ROLL-14', system: 'service', fits: isCycle },
  { sku: 'CL-SPR-400', system: 'service', fits: hasChain },
  ...TYPE_2.map((sku): Rule => ({ sku, system: 'power', fits: chargesBy('Type 2') })),
];

/** Tyres of those sizes, whatever wheel they are on. */
const TYRES: Record<string, string> = {
  '90/90-12': 'TY-9090-12',
  '100/80-17': 'TY-10080-17',
  '4.00-8': 'TY-400-8-3W',
};

interface WrittenFit {
  sku: string;
  system: System;
  fits: Fit[];
}

/** Fits of parts that are written by hand, by rules on what the vehicles have. */
export function writtenFits(): WrittenFit[] {
  const byRule = RULES.map(({ sku, system, fits, position, note }): WrittenFit => {
    const groups = gather(({ technical, seed }, fittings) => {
      const quantity = fits(technical, fittings, seed.fuel === 'electric');
      return quantity === undefined
        ? []
        : [{ key: sku, quantity, ...(position && { position }), ...(note && { note }) }];
    });
    return { sku, system, fits: groups.flatMap((group) => group.fits) };
  });
  const rounds = gather(({ seed }, { tyres: [front, rear] }) =>
    (
      [
        ['front', front],
        ['rear', rear],
      ] as const
    ).flatMap(([position, size]) => {
      const sku = TYRES[size];
      const several = position === 'rear' && seed.vehicle === 'three-wheeler' ? 2 : 1;
      return sku ? [{ key: sku, position, quantity: several }] : [];
    }),
  );
  return [
    ...byRule,
    ...rounds.map(({ key, fits }): WrittenFit => ({ sku: key, system: 'tyres', fits })),
  ];
}

/** What fits any vehicle: worn by its rider, held by its bar, or used in its workshop. */
export const UNIVERSAL: { sku: string; system: System }[] = [
  ...['HE-FULL-L', 'HE-OPEN-M', 'GL-SHELL-L', 'HE-OFF-L', 'HE-FULL-M', 'GL-SUM-M'],
  ...['LK-CODE-4', 'LK-KEY-2', 'LK-CODE-5', 'LK-HELM-1', 'PH-CASE-W'],
]
  .map((sku): { sku: string; system: System } => ({ sku, system: 'body' }))
  .concat(['BK-SRV-10', 'TK-ROLL-9'].map((sku) => ({ sku, system: 'service' as const })));
