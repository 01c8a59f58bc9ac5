/** Live, the one before, and two that a rollback may bring back. */
const SHOWN_VERSIONS = 4;

interface Versioned {
  remote: string;
  version: string;
}

/**
 * Returns the counts of each remote's last versions, in the order in which these were counted first. Prometheus
 * keeps whatever label it was ever shown: of a thousand releases it is shown four.
 */
export function lastVersions<Count extends Versioned>(counts: readonly Count[]): Count[] {
  const versions = new Map<string, Set<string>>();
  for (const { remote, version } of counts)
    versions.set(remote, (versions.get(remote) ?? new Set()).add(version));
  const shown = new Map(
    [...versions].map(([remote, all]) => [remote, new Set([...all].slice(-SHOWN_VERSIONS))]),
  );
  return counts.filter(({ remote, version }) => shown.get(remote)?.has(version));
}
