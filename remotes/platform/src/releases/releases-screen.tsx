import { counted } from '@evmandi/contract/domain/numbers';
import { ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconHistory } from '@evmandi/ui/icons';
import { Pager } from '@evmandi/ui/pager';
import { Link, useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { links } from '../links.ts';
import styles from '../platform.module.css';
import { PlatformTabs } from '../platform-tabs.tsx';
import { CallsTable } from './calls-table.tsx';
import { RefusalCard } from './refusal-card.tsx';
import own from './releases.module.css';
import { type ReleasesData, releasesQuery } from './releases-loader.ts';

/** Everything that the release service was asked, and what came of it. */
export function ReleasesScreen() {
  const { live, calls } = useLoaderData<ReleasesData>();
  const { app, page } = releasesQuery(new URLSearchParams(useLocation().search));
  const busy = useNavigation().location?.pathname === links.releases;
  const [newest] = calls.calls;
  const isRefused = page === 1 && newest?.what === 'ship' && newest.result === 'refused';
  const names = live.parts.map(({ name }) => name);
  return (
    <div className={styles.screen}>
      <PlatformTabs current="releases" />
      {isRefused && newest && <RefusalCard call={newest} />}
      <Card
        as="section"
        className={`${styles.card} ${own.lined}`}
        aria-label="Calls to the release service"
      >
        <nav className={own.apps} aria-label="Part">
          {[undefined, ...names].map((name) => (
            <Link
              key={name ?? 'all'}
              className={own.app}
              to={links.releasesOf(name)}
              aria-current={name === app ? 'page' : undefined}
              preventScrollReset
            >
              {name ?? 'All'}
            </Link>
          ))}
        </nav>
        {calls.calls.length > 0 ? (
          <CallsTable calls={calls.calls} live={live} busy={busy} />
        ) : (
          <EmptyState
            icon={<IconHistory />}
            title="No calls found"
            text={
              app === undefined
                ? 'The release service was asked for nothing yet.'
                : `Nothing on this page is about ${app}.`
            }
            action={
              <ButtonLink variant="secondary" to={links.releases}>
                Show all calls
              </ButtonLink>
            }
          />
        )}
        <div className={own.foot}>
          <p role="status">{counted(calls.total, 'call')}</p>
          <div className={own.pages}>
            <Pager
              page={page}
              pages={calls.pages}
              hrefFor={(number) => links.releasesOf(app, number)}
            />
          </div>
        </div>
      </Card>
    </div>
  );
}
