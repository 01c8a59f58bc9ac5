import { useOfflineParts } from './offline-parts.ts';

/** Where the line stands that says that there is no network. */
export function OfflineLinePlace() {
  const Line = useOfflineParts()?.Line;
  return Line ? <Line /> : null;
}
