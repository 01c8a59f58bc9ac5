import type { AuthenticatorOffer } from '@evmandi/api/contract/factors';
import { Button } from '@evmandi/ui/button';
import { IconCopy } from '@evmandi/ui/icons';
import { useCopy } from '@evmandi/ui/use-copy';
import { encode } from 'uqr';
import styles from './app-offer.module.css';

/** What an app scans, and the same to be typed; its place is there before it has come. */
export function AppOffer({ offer }: { offer: AuthenticatorOffer | undefined }) {
  const { copy, said } = useCopy();
  return (
    <div className={styles.offer}>
      <div className={styles.square}>{offer && <QrCode text={offer.uri} />}</div>
      <div className={styles.words}>
        <p>Scan it with an authenticator app, and enter its code.</p>
        <p className={styles.note}>Or type this key into the app:</p>
        <code className={styles.secret}>{offer?.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        <p className={styles.copy}>
          <Button
            size="sm"
            variant="secondary"
            disabled={!offer}
            onClick={() => offer && void copy(offer.secret)}
          >
            <IconCopy size={18} aria-hidden />
            Copy key
          </Button>
          <span role="status">{said}</span>
        </p>
      </div>
    </div>
  );
}

/** Drawn by one path: markup made of text is not let into the page. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for your authenticator app"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
