import type { JobCard } from '@evmandi/api/contract/workshop';
import { pictureAddress } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Dot, Pill } from '@evmandi/ui/pill';
import { ListedDay } from '@evmandi/ui/time';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './job-card-tile.module.css';
import { STAGE_TONES } from './stage-tones.ts';

/** A card of the list; all of it is pressed to open it. */
export function JobCardTile({ card }: { card: JobCard }) {
  const { number, vehicle, registration, complaint, stage, progress, promisedDate } = card;
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <Media className={styles.media}>
          <Picture src={pictureAddress(card.picture.path)} alt="" width={92} height={70} />
        </Media>
        <div className={styles.vehicle}>
          <h2 className={styles.name}>
            <Link className={styles.link} to={links.jobCard(number)}>
              {vehicle}
            </Link>
          </h2>
          <span className={styles.plate}>{registration}</span>
        </div>
        <div className={styles.status}>
          <Pill tone={STAGE_TONES[stage]}>{stage}</Pill>
        </div>
      </div>
      <div className={styles.work}>
        <p className={styles.complaint}>
          {complaint} <span className={styles.number}>{number}</span>
          {card.waiting && (
            <span className={styles.waits}>
              <Dot tone="delay">Waits for parts</Dot>
            </span>
          )}
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
          <dt className={styles.label}>Technician</dt>
          <dd className={styles.value}>{card.mechanic ?? 'Not assigned'}</dd>
        </div>
      </dl>
    </Card>
  );
}
