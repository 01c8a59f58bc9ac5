import { counted } from '@evmandi/contract/domain/numbers';
import { ask } from '@evmandi/ui/ask-verdicts';
import { store } from '@evmandi/ui/verdict-store';
import { Notice } from '../notice.tsx';
import styles from './changes-notice.module.css';

/** Longer than this nobody waits for lines; each of them still says by itself that it does not fit. */
const LONGEST_WAIT_MS = 1_000;

interface FitNoticeProps {
  lines: readonly { id: string }[];
  misfits: ReadonlySet<string>;
}

/** Above the lines: what was taken by mistake is seen before it is ordered. */
function FitNotice({ lines, misfits }: FitNoticeProps) {
  const count = lines.filter(({ id }) => misfits.has(id)).length;
  if (count === 0) return null;
  const [does, it] = count === 1 ? ['does', 'it'] : ['do', 'them'];
  return (
    <Notice
      tone="warning"
      title={`${counted(count, 'line')} ${does} not fit your vehicles.`}
      className={styles.place}
    >
      You can still order {it}.
    </Notice>
  );
}

/** Which lines do not fit the vehicles, and what says so. */
export interface Misfits {
  FitNotice: typeof FitNotice;
  misfits: ReadonlySet<string>;
}

/** Asks what the products are to the vehicles, both as texts with commas; null when the answer takes too long. */
export async function judge(fits: string, products: string): Promise<Misfits | null> {
  const ids = products.split(',');
  const late = new Promise<true>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, true));
  if ((await Promise.race([late, Promise.all(ids.map((id) => ask(fits, id)))])) === true)
    return null;
  const misfits = ids.filter((id) => store.answers.get(id)?.verdict === 'not');
  return { FitNotice, misfits: new Set(misfits) };
}
