import { useGarage } from '@evmandi/runtime';
import { ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconGarage } from '@evmandi/ui/icons';
import { Suspense } from 'react';
import { links } from '../links.ts';
import type { GarageBarProps } from './filled-bar.tsx';
import styles from './garage-bar.module.css';
import { FilledBar } from './on-demand.ts';

function EmptyBar() {
  return (
    <Card className={styles.bar}>
      <IconGarage className={styles.icon} aria-hidden />
      <p className={styles.text}>
        <b className={styles.strong}>Which vehicles do you look after?</b>
        <span className={styles.small}>Choose them once and see what fits</span>
      </p>
      <ButtonLink className={styles.choose} to={links.garage} variant="secondary" size="sm">
        Choose vehicles
      </ButtonLink>
    </Card>
  );
}

/** The garage above a listing of parts; as high without vehicles as with them. */
export function GarageBar(props: GarageBarProps) {
  const isEmpty = useGarage(({ lines }) => lines.length === 0);
  if (isEmpty && props.query.fits.length === 0) return <EmptyBar />;
  return (
    <Suspense fallback={<EmptyBar />}>
      <FilledBar {...props} />
    </Suspense>
  );
}
