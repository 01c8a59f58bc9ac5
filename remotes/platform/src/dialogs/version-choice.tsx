import type { FormerVersion } from '@evmandi/contract/platform/staff-reads';
import { clock } from '../words.ts';
import styles from './dialogs.module.css';

interface Props {
  legend: string;
  versions: readonly FormerVersion[];
  chosen: string;
  onChoose: (version: string) => void;
}

/** One of the versions that were live before. */
export function VersionChoice({ legend, versions, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {versions.map(({ version, until }) => (
        <label key={version} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name="version"
            value={version}
            checked={version === chosen}
            onChange={() => onChoose(version)}
          />
          <span>
            <b className={styles.version}>{version}</b>
            <span className={styles.until}>Live until {clock(until)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
