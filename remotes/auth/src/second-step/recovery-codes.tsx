import { Button } from '@evmandi/ui/button';
import { IconCopy, IconDownload } from '@evmandi/ui/icons';
import { saveFile } from '@evmandi/ui/save-file';
import { useCopy } from '@evmandi/ui/use-copy';
import styles from './recovery-codes.module.css';

interface Props {
  codes: string[];
  onKept: () => void;
}

/** Codes for a lost phone, which nobody can read again. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { copy, said } = useCopy();
  const text = codes.join('\n');
  return (
    <>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        <Button size="sm" variant="secondary" onClick={() => void copy(text)}>
          <IconCopy size={18} aria-hidden />
          Copy codes
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => saveFile('evmandi-recovery-codes.txt', `${text}\n`)}
        >
          <IconDownload size={18} aria-hidden />
          Save as a file
        </Button>
        <span role="status">{said}</span>
      </p>
      <div>
        <Button onClick={onKept}>I have kept them, go on</Button>
      </div>
    </>
  );
}
