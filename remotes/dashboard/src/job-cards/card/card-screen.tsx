import type { JobCardDetail } from '@evmandi/api/contract/workshop';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Card } from '@evmandi/ui/card';
import { Moment } from '@evmandi/ui/time';
import { Timeline } from '@evmandi/ui/timeline';
import { useLoaderData } from 'react-router-dom';
import { links } from '../../links.ts';
import { ListBars } from '../../list/list-bars.tsx';
import { CardHead } from './card-head.tsx';
import styles from './card-screen.module.css';
import { CardStages } from './card-stages.tsx';
import { ComplaintsCard } from './complaints-card.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EstimateCard } from './estimate-card.tsx';
import { NoCard } from './no-card.tsx';
import { PartsCard } from './parts-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import { TechnicianCard } from './technician-card.tsx';
import { useCard } from './use-card.ts';

/** A job card with its work: changed by the workshop, looked at by the vehicle's owner. */
export function CardScreen() {
  const loaded = useLoaderData<JobCardDetail | null>();
  return loaded ? <OpenCard loaded={loaded} key={loaded.number} /> : <NoCard />;
}

function OpenCard({ loaded }: { loaded: JobCardDetail }) {
  const { work, conflict, settle, news, update } = useCard(loaded);
  const { card } = work;
  return (
    <div className={styles.screen}>
      <div className={styles.crumbs}>
        <Breadcrumbs items={[{ label: 'Job cards', to: links.jobCards }, { label: card.number }]} />
      </div>
      <CardHead work={work} />
      <CardStages card={card} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ComplaintsCard work={work} />
          <TasksCard work={work} />
          <PartsCard work={work} />
        </div>
        <div className={styles.column}>
          <TechnicianCard work={work} />
          <EstimateCard work={work} />
          <Card as="section" className={styles.part} aria-labelledby="card-history">
            <h2 className={styles.heading} id="card-history">
              History
            </h2>
            <Timeline
              entries={card.history.map(({ id, at, text, by }) => ({
                key: id,
                title: text,
                note: (
                  <>
                    <Moment value={at} />, {by}
                  </>
                ),
                done: true,
              }))}
            />
          </Card>
        </div>
      </div>
      <ListBars news={news} onUpdate={update} label="Show the changes" />
      {conflict && (
        <ConflictDialog
          key={conflict.now.version}
          conflict={conflict}
          work={work}
          onClose={settle}
        />
      )}
    </div>
  );
}
