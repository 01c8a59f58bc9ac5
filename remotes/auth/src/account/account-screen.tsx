import { useSession } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { PageHead } from '@evmandi/ui/page-head';
import { Wrap } from '@evmandi/ui/wrap';
import { useLoaderData } from 'react-router-dom';
import type { AccountData } from './account-loader.ts';
import styles from './account-screen.module.css';
import { Addresses } from './addresses.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { DetailsSection } from './details-section.tsx';
import { SectionLinks } from './section-links.tsx';
import { Sessions } from './sessions.tsx';
import { SignInSection } from './sign-in-section.tsx';

/** Who one is here, how one signs in, and where one is signed in. */
export function AccountScreen() {
  const { account, addresses, sessions, factors } = useLoaderData<AccountData>();
  const user = useSession((session) => session.user);
  return (
    <Wrap>
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Account' }]} />
      <PageHead
        title="Account"
        lead={user && `${user.name}, ${user.role.name}, username ${user.username}`}
      />
      <div className={styles.page}>
        <SectionLinks />
        <div className={styles.sections}>
          <ApprovalCard account={account} />
          <DetailsSection account={account} />
          <Addresses addresses={addresses} account={account} />
          <SignInSection factors={factors} />
          <Sessions sessions={sessions} />
        </div>
      </div>
    </Wrap>
  );
}
