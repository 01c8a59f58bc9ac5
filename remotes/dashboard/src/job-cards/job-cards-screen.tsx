import type { JobCardList } from '@evmandi/api/contract/workshop';
import { JOB_CARD_STAGES } from '@evmandi/contract/domain/job-card-status';
import { counted, formatNumber } from '@evmandi/contract/domain/numbers';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconClipboardList, IconPlus, IconSearch } from '@evmandi/ui/icons';
import { Pager } from '@evmandi/ui/pager';
import { SearchField } from '@evmandi/ui/search-field';
import { Link, useLoaderData, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { links } from '../links.ts';
import { useSearchText } from '../use-search-text.ts';
import { JobCardTile } from './job-card-tile.tsx';
import {
  type JobCardsQuery,
  jobCardsAddress,
  readJobCardsQuery,
  summary,
} from './job-cards-query.ts';
import styles from './job-cards-screen.module.css';

/** Job cards that the person may see, by stage, found by registration, vehicle or card number. */
export function JobCardsScreen() {
  const list = useLoaderData<JobCardList>();
  const { jobCards, page, counts, mayChange } = list;
  const [search] = useSearchParams();
  const query = readJobCardsQuery(search);
  const field = useSearchText();
  const navigate = useNavigate();
  const busy = useNavigation().location?.pathname === links.jobCards;
  const isAll = !query.stage && query.q === '';

  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <p className={styles.lead}>{summary(list)}</p>
        <div className={styles.tools}>
          <SearchField
            {...field}
            className={styles.search}
            label="Search job cards"
            placeholder="Registration, vehicle or card number"
          />
          {mayChange && (
            <ButtonLink to={links.newJobCard}>
              <IconPlus size={20} aria-hidden />
              New job card
            </ButtonLink>
          )}
        </div>
      </div>
      <Stages query={query} list={list} />
      <p className={styles.count} role="status">
        {counted(page.total, 'job card')}
        {list.atLeast.includes(query.stage ?? 'all') && ' or more'} {isAll ? 'in all' : 'found'}
      </p>
      {jobCards.length > 0 ? (
        <ul className={styles.list} aria-busy={busy || undefined}>
          {jobCards.map((card) => (
            <li key={card.id}>
              <JobCardTile card={card} />
            </li>
          ))}
        </ul>
      ) : counts.all === 0 && isAll ? (
        <EmptyState
          icon={<IconClipboardList />}
          title="No job card yet"
          text={
            mayChange
              ? 'Open the first one when a vehicle comes in.'
              : 'Once one of your vehicles is taken in for service, its job card appears here.'
          }
        />
      ) : (
        <EmptyState
          icon={<IconSearch />}
          title="No job card found"
          text={
            query.q.length === 1
              ? 'Enter two letters or digits of the registration number, or more.'
              : 'No registration, vehicle or card number in this status begins so.'
          }
          action={
            <Button
              variant="secondary"
              onClick={() => {
                field.onText('');
                void navigate(links.jobCards, { replace: true, preventScrollReset: true });
              }}
            >
              Show all job cards
            </Button>
          }
        />
      )}
      <Pager
        page={page.page}
        pages={page.pages}
        hrefFor={(number) => jobCardsAddress({ ...query, page: number })}
      />
    </div>
  );
}

interface StagesProps {
  query: JobCardsQuery;
  list: JobCardList;
}

/** The stages, each with its count whichever is shown. */
function Stages({ query, list: { counts, atLeast } }: StagesProps) {
  const tabs = [
    { label: 'All', stage: undefined, key: 'all' as const },
    ...JOB_CARD_STAGES.map((stage) => ({ label: stage, stage, key: stage })),
  ];
  return (
    <nav className={styles.chips} aria-label="Stage">
      {tabs.map(({ label, stage, key }) => (
        <Link
          key={key}
          className={styles.chip}
          to={jobCardsAddress({ ...query, stage, page: 1 })}
          aria-current={stage === query.stage ? 'true' : undefined}
          preventScrollReset
        >
          {label}{' '}
          <span className={styles.number}>
            ({formatNumber(counts[key])}
            {atLeast.includes(key) && '+'})
          </span>
        </Link>
      ))}
    </nav>
  );
}
