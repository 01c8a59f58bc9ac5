import { ButtonLink } from '@evmandi/ui/button';
import { IconFlask } from '@evmandi/ui/icons';
import { useLocation } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './sample-banner.module.css';

/** Says that the figures below are made up, for as long as they are in sight. */
export function SampleBanner() {
  const from = useLocation().pathname;
  return (
    <section className={styles.banner} aria-label="Sample figures">
      <IconFlask className={styles.icon} aria-hidden />
      <p className={styles.text}>
        <b className={styles.label}>Sample figures.</b> These numbers are made up so that you can
        look around. Sign in with an administrator account to see your own.
      </p>
      <ButtonLink className={styles.signIn} size="sm" to={links.signIn(from)}>
        Sign in
      </ButtonLink>
    </section>
  );
}
