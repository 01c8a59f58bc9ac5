import { slug } from '@evmandi/contract/domain/slug';

/** `diameter` is not given where makers' sheets do not tell it: those of cars. */
export interface Brake {
  kind: 'disc' | 'drum';
  diameter?: number;
  /** Discs on that wheel or axle. */
  count: number;
}

export interface Fittings {
  tyres: [front: string, rear: string];
  brakes: [front: Brake, rear: Brake];
  /** Category of the headlamp's bulb (UN R37), or LED for a sealed unit. */
  headlamp: string;
}

/** What decides which parts fit a model: by it parts are derived and their fit is checked. */
export interface Technical extends Fittings {
  brand: string;
  model: string;
  /** Models of one family and make share brakes, headlamp, filters and controller. */
  family: string;
  /** `chain 520`, `cycle chain`, `belt`, `cvt`, `gear`, `hub` or `shaft`. */
  drive: string;
  /** Class of the system that drives it: 36, 48, 60 or 72 V, or `B` above 60 V DC as ISO 6469-3 has it. */
  voltage?: string;
  /** What charges it. */
  connector?: string;
  /** 12 V battery of what burns fuel. */
  ampereHours?: number;
  /** By name of the edition: what differs there. */
  editions: Map<string, Partial<Fittings>>;
}

const two = <T>(values: T[]): [T, T] => {
  const [front, rear = front] = values;
  if (front === undefined || rear === undefined) throw new Error('A fitting is empty');
  return [front, rear];
};

function brake(text: string): Brake {
  const [, kind, diameter, count] = /^(disc|drum)(?: (\d+))?(?:x(\d))?$/.exec(text) ?? [];
  if (kind !== 'disc' && kind !== 'drum') throw new Error(`No brake: ${text}`);
  return { kind, count: Number(count ?? 1), ...(diameter && { diameter: Number(diameter) }) };
}

const FITTINGS = {
  tyres: (text: string) => ({ tyres: two(text.split(', ')) }),
  brakes: (text: string) => ({ brakes: two(text.split(', ').map(brake)) }),
  lamp: (text: string) => ({ headlamp: text }),
};

function edition(line: string): [name: string, Partial<Fittings>] {
  const [name = '', rest = ''] = line.trim().split(': ');
  const parts = rest.split('; ').map((part) => {
    const [key, value = ''] = part.split('=');
    if (key !== 'tyres' && key !== 'brakes' && key !== 'lamp')
      throw new Error(`No fitting: ${line}`);
    return FITTINGS[key](value);
  });
  return [name, Object.assign({}, ...parts)];
}

function power(text: string): Partial<Technical> {
  const hours = /^([\d.]+) Ah$/.exec(text)?.[1];
  if (hours) return { ampereHours: Number(hours) };
  const [voltage = '', connector = ''] = text.split(', ');
  return { voltage, connector };
}

/**
 * Reads a table of one make: model, family, tyres, brakes, headlamp, drive, and its battery or its voltage
 * and connector. A value for both wheels stands once. An indented line is an edition that differs.
 */
export function technical(brand: string, table: string): Technical[] {
  const found: Technical[] = [];
  for (const line of table.split('\n').filter((text) => text.trim() !== '')) {
    const last = found.at(-1);
    if (line.startsWith('  ') && last) {
      const [name, fittings] = edition(line);
      last.editions.set(name, fittings);
      continue;
    }
    const [model = '', family = '', tyres = '', brakes = '', headlamp = '', drive = '', rest = ''] =
      line.split(' | ');
    found.push({
      ...{ brand, model, family, headlamp, drive },
      ...FITTINGS.tyres(tyres),
      ...FITTINGS.brakes(brakes),
      ...power(rest),
      editions: new Map(),
    });
  }
  return found;
}

export const familyKey = ({ brand, family }: Pick<Technical, 'brand' | 'family'>): string =>
  `${brand}-${slug(family)}`;
