import type { Fact } from '@evmandi/contract/domain/filters';

/** A technical fact of the products of some categories. */
export interface DeclaredFact {
  fact: Fact;
  /** Specifications that tell it, the first that does; none where the name of the product does. */
  from: readonly string[];
  /** Where its ranges begin, but for the first, in `unit`; left out, every figure is a value. */
  steps?: { at: readonly number[]; unit: string };
}

interface Declaration {
  /** Slugs of categories: of what has these facts, and of aisles that show them. */
  in: readonly string[];
  facts: readonly DeclaredFact[];
}

const values = (fact: Fact, ...from: string[]): DeclaredFact => ({ fact, from });

const ranges = (
  fact: Fact,
  unit: string,
  at: readonly number[],
  ...from: string[]
): DeclaredFact => ({ fact, from, steps: { at, unit } });

/** Each category's facts, in the order of the filter form. */
const DECLARATIONS: readonly Declaration[] = [
  {
    in: ['brake-system', 'brakes-suspension'],
    facts: [
      values('diameter', 'Disc diameter', 'Drum diameter', 'Outer diameter'),
      values('position', 'Position'),
    ],
  },
  {
    in: ['suspension'],
    facts: [
      values('length', 'Length'),
      values('diameter', 'Stanchion', 'Tube'),
      values('position', 'Position'),
    ],
  },
  {
    in: ['lights', 'body-lighting'],
    facts: [
      values('voltage', 'Voltage'),
      ranges('power', 'W', [10, 25, 50], 'Power'),
      values('connector', 'Base'),
      values('position', 'Position'),
    ],
  },
  {
    in: ['body-parts'],
    facts: [
      values('diameter', 'Rim'),
      values('length', 'Length'),
      values('thread', 'Thread', 'Bolts'),
    ],
  },
  {
    in: ['motors-drives', 'powertrain-drivetrain'],
    facts: [
      values('voltage', 'Voltage'),
      ranges('power', 'kW', [1, 2, 4], 'Power'),
      values('diameter', 'Rim'),
      values('connector', 'Plug'),
    ],
  },
  {
    in: ['battery-packs', 'batteries-bms', 'batteries'],
    facts: [
      values('voltage', 'Voltage'),
      ranges('capacity', 'Ah', [5, 10, 20, 40], 'Capacity'),
      values('thread', 'Terminals'),
    ],
  },
  { in: ['cells'], facts: [ranges('capacity', 'Ah', [5, 10, 20, 40])] },
  { in: ['bms-boards'], facts: [ranges('current', 'A', [50, 100], 'Current')] },
  {
    in: ['portable', 'chargers-converters', 'charging'],
    facts: [
      values('voltage', 'Output'),
      ranges('current', 'A', [10, 20, 50, 150], 'Output', 'Power'),
      ranges('power', 'kW', [4, 8, 25, 50], 'Power'),
      values('connector', 'Vehicle end', 'Plug'),
    ],
  },
  {
    in: ['wallbox-ac'],
    facts: [
      values('power', 'Power'),
      values('connector', 'Vehicle end'),
      values('length', 'Vehicle end'),
    ],
  },
  {
    in: ['type2', 'cables'],
    facts: [
      values('current', 'Current'),
      values('length', 'Length', 'Cable'),
      values('connector', 'Connectors', 'Vehicle end', 'Plug', 'Plugs'),
    ],
  },
  {
    in: ['ccs2-chademo'],
    facts: [
      values('current', 'Current'),
      values('voltage', 'Voltage'),
      values('length', 'Length', 'Cable'),
      values('connector', 'Connectors'),
    ],
  },
  {
    in: ['dc-fast'],
    facts: [
      ranges('power', 'kW', [25, 50, 100], 'Power'),
      values('connector', 'Guns', 'Connector'),
    ],
  },
  {
    in: ['controllers'],
    facts: [
      values('voltage', 'Voltage'),
      ranges('current', 'A', [10, 30, 50], 'Current'),
      ranges('power', 'kW', [1, 3, 5, 8], 'Current'),
    ],
  },
  {
    in: ['converters'],
    facts: [
      values('voltage', 'Input'),
      ranges('current', 'A', [15, 25], 'Output'),
      ranges('power', 'kW', [2], 'Output'),
    ],
  },
  {
    in: ['charger-accessories'],
    facts: [values('current', 'Current', 'Breaker'), values('connector', 'Connector', 'Holster')],
  },
  {
    in: ['wiring-harnesses'],
    facts: [ranges('length', 'm', [1, 2, 4], 'Length'), values('current', 'Current')],
  },
  { in: ['instruments-switches'], facts: [values('voltage', 'Voltage', 'Supply', 'Lock')] },
  {
    in: ['fuses-horns', 'electrical', 'electrical-wiring'],
    facts: [
      values('voltage', 'Voltage'),
      values('current', 'Current', 'Rated current'),
      values('thread', 'Studs', 'Bracket'),
    ],
  },
  { in: ['mounts'], facts: [values('thread', 'Base')] },
  { in: ['accessories'], facts: [values('thread', 'Thread')] },
  { in: ['bells'], facts: [values('diameter', 'Dome')] },
  {
    in: ['wire-locks'],
    facts: [values('length', 'Cable', 'Cord'), values('diameter', 'Cable', 'Pin')],
  },
];

const BY_CATEGORY = new Map(
  DECLARATIONS.flatMap((declaration) =>
    declaration.in.map((category) => [category, declaration.facts] as const),
  ),
);

/** Returns the technical facts that a category declares; none for most. */
export const declaredIn = (category: string | undefined): readonly DeclaredFact[] =>
  BY_CATEGORY.get(category ?? '') ?? [];
