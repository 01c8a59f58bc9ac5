import type { AdminQuote } from '@evmandi/api/contract/admin-quotes';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import requests from '../requests/requests.module.css';

/** Why no other answer is given. */
export function QuoteClosed({ quote: { status, order, declineReason } }: { quote: AdminQuote }) {
  if (order) {
    return (
      <p>
        The shopper accepted the offer:{' '}
        <Link className={requests.link} to={links.order(order.number)}>
          order #{order.number}
        </Link>
        .
      </p>
    );
  }
  return (
    <p>
      {status === 'Declined' && 'The shopper declined the offer'}
      {declineReason ? `: ${declineReason}` : ' and gave no reason.'}
    </p>
  );
}
