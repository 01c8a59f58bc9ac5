import type { JobCard } from '@evmandi/api/contract/workshop';
import type { JobCardStatus } from '@evmandi/contract/domain/job-card-status';
import { pictureAddress } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Pill } from '@evmandi/ui/pill';
import { ListedDay } from '@evmandi/ui/time';
import styles from './job-card-tile.module.css';

const TONES = {
  Received: 'inactive',
  'In service': 'shipped',
  'Waiting for parts': 'pending',
  Ready: 'delivered',
} as const satisfies Record<JobCardStatus, string>;

export function JobCardTile({ card }: { card: JobCard }) {
  const { number, vehicle, registration, complaint, status, progress, promisedDate } = card;
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <Media className={styles.media}>
          <Picture src={pictureAddress(card.picture.path)} alt="" width={92} height={70} />
        </Media>
        <div className={styles.vehicle}>
          <h2 className={styles.name}>{vehicle}</h2>
          <span className={styles.plate}>{registration}</span>
        </div>
        <div className={styles.status}>
          <Pill tone={TONES[status]}>{status}</Pill>
        </div>
      </div>
      <div className={styles.work}>
        <p>
          {complaint} <span className={styles.number}>{number}</span>
        </p>
        <b className={styles.percent}>{progress} %</b>
      </div>
      <progress className={styles.progress} value={progress} max={100} aria-label="Work done" />
      <dl className={styles.facts}>
        <div>
          <dt className={styles.label}>Promised</dt>
          <dd className={styles.value}>
            <ListedDay value={promisedDate} />
          </dd>
        </div>
        <div>
          <dt className={styles.label}>Mechanic</dt>
          <dd className={styles.value}>{card.mechanic ?? 'Not assigned'}</dd>
        </div>
      </dl>
    </Card>
  );
}
