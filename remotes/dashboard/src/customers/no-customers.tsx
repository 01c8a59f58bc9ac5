import type { CustomerList } from '@evmandi/api/contract/admin-customers';
import { ButtonLink } from '@evmandi/ui/button';
import { links } from '../links.ts';
import { NoRows } from '../list/no-rows.tsx';
import { type CustomersQuery, customersAddress } from './customers-query.ts';

interface Props {
  query: CustomersQuery;
  list: CustomerList;
  onClearSearch: () => void;
}

function narrowedText({ status, q, from, to, doubtful }: CustomersQuery): string {
  if (doubtful)
    return 'No customer has records that may be somebody else’s and fits what else was chosen.';
  if (from || to) return 'No customer bought on these days who fits what else was chosen.';
  if (q)
    return `No ${status ?? ''} customer has “${q}” in name, id, phone or e-mail.`.replace(
      '  ',
      ' ',
    );
  return status ? `No customer is ${status}.` : '';
}

/** In place of the rows, with the way to some. */
export function NoCustomers({ query, list, onClearSearch }: Props) {
  return (
    <NoRows
      page={list.page}
      nouns="customers"
      narrowed={narrowedText(query)}
      first={customersAddress({ ...query, page: 1 })}
      all={links.customers}
      onClearSearch={query.q ? onClearSearch : undefined}
      none={{
        text: 'Who orders in the shop for the first time appears here.',
        action: <ButtonLink to={links.shop}>Open your shop</ButtonLink>,
      }}
    />
  );
}
