import { phoneHref } from '@evmandi/contract/domain/phone';
import { getConfig } from '@evmandi/runtime';
import { ButtonLink } from '@evmandi/ui/button';
import { PageHead } from '@evmandi/ui/page-head';
import { Wrap } from '@evmandi/ui/wrap';
import { links } from './links.ts';
import styles from './unknown-address.module.css';

interface UnknownAddressProps {
  what: 'order' | 'request';
}

/** In place of an order or a request that there is not, or that is another person's. */
export function UnknownAddress({ what }: UnknownAddressProps) {
  const { phone } = getConfig();
  return (
    <Wrap className={styles.page}>
      <PageHead
        title={`We could not find that ${what}`}
        lead="Please check that the whole address was copied."
      />
      <p className={styles.line}>
        Or call{' '}
        <a className={styles.link} href={phoneHref(phone)}>
          {phone}
        </a>{' '}
        and name the number of your {what}.
      </p>
      <ButtonLink to={links.listing}>See all products</ButtonLink>
    </Wrap>
  );
}
