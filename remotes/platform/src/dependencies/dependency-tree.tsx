import type { DependencyPart } from '@evmandi/contract/platform/staff-reads';
import styles from './dependencies.module.css';

/** What a remote fills and stands in, after its version. */
const aboutOf = ({ version, slotsFilled, layoutsOffered, layoutsUsed }: DependencyPart) =>
  [
    version,
    ...(slotsFilled.length > 0 ? [`fills ${slotsFilled.join(' and ')}`] : []),
    ...layoutsOffered.map((layout) => `offers the ${layout} layout`),
    ...layoutsUsed.map((layout) => `stands in the ${layout} layout`),
  ].join(', ');

/** The picture where there is no room to draw: as little as it does this show what the table does not say. */
export function DependencyTree({ parts }: { parts: readonly DependencyPart[] }) {
  const host = parts.find(({ name }) => name === 'host');
  return (
    <div className={styles.tree} aria-hidden="true">
      <b className={styles.branchName}>host</b>{' '}
      <span className={styles.branchAbout}>{host?.version}</span>
      <ul className={styles.branches}>
        {parts
          .filter((part) => part !== host)
          .map((part) => (
            <li key={part.name} className={styles.branch}>
              <b className={styles.branchName}>{part.name}</b>{' '}
              <span className={styles.branchAbout}>{aboutOf(part)}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}
