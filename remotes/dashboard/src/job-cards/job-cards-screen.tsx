import type { JobCardList } from '@evmandi/api/contract/workshop';
import { JOB_CARD_STATUSES, type JobCardStatus } from '@evmandi/contract/domain/job-card-status';
import { slug } from '@evmandi/contract/domain/slug';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Button } from '@evmandi/ui/button';
import { Chip } from '@evmandi/ui/chip';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconClipboardList, IconSearch } from '@evmandi/ui/icons';
import { PageHead } from '@evmandi/ui/page-head';
import { SearchField } from '@evmandi/ui/search-field';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { useSearchText } from '../use-search-text.ts';
import { JobCardTile } from './job-card-tile.tsx';
import { readJobCardsFilter, searchJobCards, summary } from './job-cards-filter.ts';
import styles from './job-cards-screen.module.css';

export function JobCardsScreen() {
  const { jobCards } = useLoaderData<JobCardList>();
  const [query, setQuery] = useSearchParams();
  const search = useSearchText();
  const filter = readJobCardsFilter(query);
  const found = searchJobCards(jobCards, filter.q);
  const shown = found.filter(({ status }) => !filter.status || status === filter.status);

  const choose = (status: JobCardStatus | undefined) => {
    const next = new URLSearchParams(query);
    if (status) next.set('status', slug(status));
    else next.delete('status');
    setQuery(next, { preventScrollReset: true });
  };
  const chip = (label: string, status: JobCardStatus | undefined, count: number) => (
    <Chip key={label} pressed={filter.status === status} onClick={() => choose(status)}>
      {label} <span className={styles.count}>({count})</span>
    </Chip>
  );

  return (
    <Wrap>
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Vehicle job cards' }]} />
      <PageHead
        title="Vehicle job cards"
        lead={summary(jobCards)}
        aside={
          jobCards.length > 0 && (
            <SearchField
              {...search}
              label="Search job cards"
              placeholder="Registration, vehicle or card number"
            />
          )
        }
      />
      {jobCards.length === 0 ? (
        <EmptyState
          icon={<IconClipboardList />}
          title="No vehicle in service"
          text="Once one of your vehicles is taken in for service, its job card appears here."
        />
      ) : (
        <>
          <fieldset className={styles.chips}>
            <legend>
              <VisuallyHidden>Status</VisuallyHidden>
            </legend>
            {chip('All', undefined, found.length)}
            {JOB_CARD_STATUSES.map((status) =>
              chip(status, status, found.filter((card) => card.status === status).length),
            )}
          </fieldset>
          <VisuallyHidden role="status">
            {shown.length} of {jobCards.length} job cards shown
          </VisuallyHidden>
          {shown.length === 0 ? (
            <EmptyState
              icon={<IconSearch />}
              title="No job card found"
              text="No registration, vehicle or card number in this status matches the search."
              action={
                <Button
                  variant="secondary"
                  onClick={() => {
                    search.onText('');
                    setQuery(new URLSearchParams(), { preventScrollReset: true });
                  }}
                >
                  Show all job cards
                </Button>
              }
            />
          ) : (
            <ul className={styles.list}>
              {shown.map((card) => (
                <li key={card.id}>
                  <JobCardTile card={card} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Wrap>
  );
}
