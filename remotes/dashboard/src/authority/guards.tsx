import { Card } from '@evmandi/ui/card';
import { IconLock } from '@evmandi/ui/icons';
import styles from './authority-screen.module.css';

const GUARDS = [
  'The last administrator cannot be removed or disabled',
  'Nobody changes their own role',
  'People who register hold no permission',
  'Two people saving at once: the second sees both versions',
];

/** What holds whatever the roles say. */
export function Guards() {
  return (
    <Card as="section" className={styles.guards} aria-labelledby="guards-title">
      <h2 id="guards-title" className={styles.title}>
        Guards that cannot be switched off
      </h2>
      <ul className={styles.list}>
        {GUARDS.map((guard) => (
          <li key={guard} className={styles.guard}>
            <IconLock size={18} aria-hidden />
            {guard}
          </li>
        ))}
      </ul>
    </Card>
  );
}
