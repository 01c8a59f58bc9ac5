import type { DependencyPart } from '@evmandi/contract/platform/staff-reads';

/** What ties a part to others, in words; each names what it is. */
export interface Relations {
  exposes: string[];
  consumes: string[];
  consumedBy: string[];
}

const countOf = (names: readonly string[], noun: string) =>
  names.length > 0 ? [`${names.length} of ${noun}`] : [];

/** The part that gives a slot or a layout. */
const givenBy = (parts: readonly DependencyPart[], kind: 'slotsOffered' | 'layoutsOffered') => {
  return (name: string) => parts.find((part) => part[kind].includes(name))?.name ?? 'nobody';
};

/** What a part exposes, what it consumes and who consumes it. */
export function relationsOf(part: DependencyPart, parts: readonly DependencyPart[]): Relations {
  const { name } = part;
  const isHost = name === 'host';
  const others = parts.filter((other) => other.name !== name);
  const layoutOf = givenBy(parts, 'layoutsOffered');
  return {
    exposes: isHost
      ? [
          ...countOf(part.runtime, 'the runtime'),
          ...countOf(part.router, 'the router'),
          ...part.layoutsOffered.map((layout) => `layout ${layout}`),
          ...part.slotsOffered.map((slot) => `slot ${slot}`),
        ]
      : part.exposes,
    consumes: isHost
      ? others.map((other) => `${other.name} ./routes`)
      : [
          ...countOf(part.runtime, 'the runtime'),
          ...countOf(part.router, 'the router'),
          ...part.slotsFilled.map((slot) => `slot ${slot}`),
          ...part.layoutsUsed.map((layout) => `layout ${layout} of ${layoutOf(layout)}`),
          ...part.leadsTo.map((other) => `links to ${other}`),
        ],
    consumedBy: isHost
      ? ['all remotes']
      : [
          'host',
          ...others
            .filter((other) => other.layoutsUsed.some((one) => part.layoutsOffered.includes(one)))
            .map((other) => `${other.name} (layout)`),
          ...others
            .filter((other) => other.leadsTo.includes(name))
            .map((other) => `${other.name} (links)`),
        ],
  };
}

export interface Singleton {
  name: string;
  /** What the host provides. */
  live: string;
  /** Parts that were built against something else: name and range. */
  others: string[];
}

/** Whether a version is in a range such as `^19.2.0`, by its first digits that are not 0. */
const fits = (range: string, version: string) => {
  const [major, minor] = version.split('.');
  const [wantedMajor, wantedMinor] = range.replace(/^[^\d]*/, '').split('.');
  return major === wantedMajor && (major !== '0' || minor === wantedMinor);
};

/** What exists once in a page, and whether all remotes were built for it. */
export function singletonsOf(parts: readonly DependencyPart[]): Singleton[] {
  const host = parts.find(({ name }) => name === 'host');
  return (host?.singletons ?? []).map(({ name, version }) => ({
    name,
    live: version,
    others: parts.flatMap((part) => {
      const asked = part.singletons.find((one) => one.name === name);
      return part !== host && asked && !fits(asked.version, version)
        ? [`${part.name} ${asked.version}`]
        : [];
    }),
  }));
}
