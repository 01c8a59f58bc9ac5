import type { OwnOrder } from '@evmandi/api/contract/own-orders';
import { http, useSession } from '@evmandi/runtime';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { useChange } from '@evmandi/ui/use-change';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { Notice } from '../notice.tsx';
import styles from './side-card.module.css';

const claim = async (token: string) =>
  (await http.post<OwnOrder>(`/orders/by-token/${encodeURIComponent(token)}/claim`, {})).data;

/** A guest's order can be added to one's own, once. */
export function ClaimOrder({ order }: { order: OwnOrder }) {
  const user = useSession((session) => session.user);
  const claiming = useChange(claim, { revalidate: true });
  if (claiming.answer) {
    return (
      <Card as="section" className={styles.card} aria-label="My orders">
        <p role="status">This order is among your orders now.</p>
        <ButtonLink variant="secondary" to={links.order(order.number)}>
          Show it in My orders
        </ButtonLink>
      </Card>
    );
  }
  if (order.claimed) return null;
  if (!user) {
    return (
      <Card as="section" className={styles.card} aria-label="My orders">
        <p className={styles.note}>
          Have an account?{' '}
          <Link className={styles.link} to={links.signInAt(links.orderByToken(order.token))}>
            Sign in
          </Link>{' '}
          to add this order to yours.
        </p>
      </Card>
    );
  }
  return (
    <Card as="section" className={styles.card} aria-label="My orders">
      <Button
        variant="secondary"
        busy={claiming.busy}
        onClick={() => void claiming.send(order.token)}
      >
        Add to my orders
      </Button>
      <p className={styles.note}>It was placed without signing in. You are {user.name}.</p>
      {claiming.failure && (
        <Notice tone="error" role="alert">
          <p>{claiming.failure}</p>
        </Notice>
      )}
    </Card>
  );
}
