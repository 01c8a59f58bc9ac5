import { countryName } from '@evmandi/contract/domain/countries';
import { Chip } from '@evmandi/ui/chip';
import { IconX } from '@evmandi/ui/icons';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { useRef } from 'react';
import styles from '../../list/list-tools.module.css';
import type { OrdersQuery } from '../orders-query.ts';

interface Props {
  query: OrdersQuery;
  onQuery: (query: OrdersQuery) => void;
}

/** What a link from another screen chose, and no control here shows: the customer, the country. */
export function ChosenElsewhere({ query, onQuery }: Props) {
  const { customer, country } = query;
  const list = useRef<HTMLElement>(null);
  const chosen = [
    customer && { text: `Customer ${customer}`, without: { customer: undefined } },
    country && { text: `To ${countryName(country)}`, without: { country: undefined } },
  ].filter((one) => one !== undefined && one !== '');
  return (
    <section
      ref={list}
      className={styles.chosen}
      aria-label="Further filters"
      hidden={chosen.length === 0}
    >
      {chosen.map(({ text, without }) => (
        <Chip
          key={text}
          className={styles.without}
          onClick={() => {
            // The chip goes: the focus stays beside it, not at the top of the page.
            list.current?.parentElement?.querySelector('input')?.focus();
            onQuery({ ...query, ...without, page: 1 });
          }}
        >
          {text}
          <VisuallyHidden>, take this filter away</VisuallyHidden>
          <IconX size={16} aria-hidden />
        </Chip>
      ))}
    </section>
  );
}
