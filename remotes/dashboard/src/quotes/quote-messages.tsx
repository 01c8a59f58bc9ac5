import type { AdminQuote } from '@evmandi/api/contract/admin-quotes';
import { Moment } from '@evmandi/ui/time';
import requests from '../requests/requests.module.css';

/** What the shopper and staff said in turn, the oldest first. */
export function QuoteMessages({ messages }: Pick<AdminQuote, 'messages'>) {
  if (messages.length === 0) return null;
  return (
    <ul className={requests.thread} aria-label="Messages">
      {messages.map(({ at, by, text }) => (
        <li key={`${at} ${by} ${text}`} className={by === 'buyer' ? requests.said : requests.ours}>
          {text}
          <p className={requests.at}>
            {by === 'buyer' ? 'Shopper' : 'EVMandi'}, <Moment value={at} />
          </p>
        </li>
      ))}
    </ul>
  );
}
