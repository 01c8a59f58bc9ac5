import { counted } from '@evmandi/contract/domain/numbers';
import type { LiveAnswer } from '@evmandi/contract/platform/staff-reads';
import { Card } from '@evmandi/ui/card';
import styles from '../platform.module.css';
import { clock } from '../words.ts';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function edgesText({ edges, composition }: LiveAnswer): string {
  if (edges.length === 0) return 'No edge runs';
  const behind = edges.filter((edge) => edge.composition !== composition).length;
  const all = counted(edges.length, 'edge');
  return behind === 0 ? `${all} on it` : `${behind} of ${all} not on it yet`;
}

/** The platform in four figures. */
export function Figures({ live }: { live: LiveAnswer }) {
  const { since, composition, parts, releasesToday, toLiveMs, takenBack } = live;
  const remotes = counted(Math.max(0, parts.length - 1), 'remote');
  const figures = [
    {
      label: 'Live since',
      value: since === null ? 'Never' : clock(since),
      about: composition === null ? 'No composition' : `Composition ${composition}, ${remotes}`,
    },
    { label: 'Releases today', value: String(releasesToday), about: edgesText(live) },
    {
      label: 'Change to live',
      value: toLiveMs === null ? 'None' : seconds(toLiveMs),
      about: 'Median of 28 days, with the rehearsal',
    },
    { label: 'Taken back', value: String(takenBack), about: 'By the rule, 28 days' },
  ];
  return (
    <div className={styles.figures}>
      {figures.map(({ label, value, about }) => (
        <Card key={label} as="section" className={styles.figure}>
          <h2 className={styles.label}>{label}</h2>
          <p className={styles.value}>{value}</p>
          <p className={styles.about}>{about}</p>
        </Card>
      ))}
    </div>
  );
}
