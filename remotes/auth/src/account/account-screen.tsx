import type { SessionList } from '@evmandi/api/contract/auth';
import { useSession } from '@evmandi/runtime';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconLock } from '@evmandi/ui/icons';
import { PageHead } from '@evmandi/ui/page-head';
import { Wrap } from '@evmandi/ui/wrap';
import { useLoaderData } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './account-screen.module.css';
import { Sessions } from './sessions.tsx';
import { SettingRow } from './setting-row.tsx';

/** Who one is here, how one signs in, and where one is signed in. */
export function AccountScreen() {
  const { sessions } = useLoaderData<SessionList>();
  const user = useSession((session) => session.user);
  return (
    <Wrap>
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Account' }]} />
      <PageHead
        title="Account"
        lead={user && `${user.name}, ${user.role.name}, username ${user.username}`}
      />
      <div className={styles.sections}>
        <Card className={styles.section}>
          <h2 className={styles.title}>Sign-in</h2>
          <ul>
            <SettingRow
              icon={<IconLock size={20} aria-hidden />}
              name="Password"
              text="Changing it ends all other sessions"
            >
              <ButtonLink variant="secondary" size="sm" to={links.changePassword}>
                Change
              </ButtonLink>
            </SettingRow>
          </ul>
        </Card>
        <Sessions sessions={sessions} />
      </div>
    </Wrap>
  );
}
