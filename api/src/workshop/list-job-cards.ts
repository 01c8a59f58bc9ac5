import { JOB_CARD_STAGES, type JobCardStage } from '@evmandi/contract/domain/job-card-status';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { JobCard, JobCardList, JobCardsQuery } from '../../contract/workshop.ts';
import type { Database } from '../database/database.ts';
import { dayTextOf } from '../database/india.ts';
import type { Caller } from '../http/access.ts';
import { offsetOf, pageOf } from '../http/pages.ts';
import { pictureOf } from '../pictures/picture.ts';
import { foundCards, isCut } from './search-cards.ts';
import { isWorkshop, visibleTo } from './visible.ts';

/** Cards of one stage are counted so far, and so far pages reach. */
const MOST_COUNTED = 10_000;

/** Rows of cards that the caller may see and the text finds. */
const cardsFor = (db: Database, caller: Caller, q: string | undefined) =>
  db
    .selectFrom('job_cards')
    .innerJoin('vehicles', 'vehicles.id', 'job_cards.vehicle_id')
    .where(visibleTo(caller))
    .$if(q !== undefined && q !== '', (query) =>
      query.where(sql<SqlBool>`job_cards.id in (${foundCards(q ?? '', caller)})`),
    );

type Counts = Pick<JobCardList, 'counts' | 'atLeast'>;

interface Counted {
  stage: JobCardStage;
  count: string;
  /** There are cards that were not gathered. */
  cut: boolean;
}

/** What a search finds is gathered once and bounded; all cards are counted up to a limit, stage by stage. */
function countedBy(db: Database, caller: Caller, q: string | undefined): RawBuilder<Counted> {
  const cards = cardsFor(db, caller, q).select(['job_cards.id', 'job_cards.stage']);
  if (q) {
    return sql<Counted>`with met as materialized (${cards})
      select stage, count(met.id) as count, ${isCut(q, caller)} as cut
      from unnest(${[...JOB_CARD_STAGES]}::text[]) stage left join met using (stage) group by stage`;
  }
  const few = JOB_CARD_STAGES.map(
    (stage) =>
      sql`select ${stage}::text as stage, (select count(*) from (${cards
        .where('job_cards.stage', '=', stage)
        .limit(MOST_COUNTED + 1)}) met) as count, false as cut`,
  );
  return sql<Counted>`${sql.join(few, sql` union all `)}`;
}

async function count(db: Database, caller: Caller, q: string | undefined): Promise<Counts> {
  const { rows } = await countedBy(db, caller, q).execute(db);
  const counts = { all: 0, Open: 0, 'In progress': 0, Ready: 0, Closed: 0 };
  const more = new Set<JobCardStage>();
  let all = 0;
  for (const row of rows) {
    const found = Number(row.count);
    all += found;
    counts[row.stage] = Math.min(found, MOST_COUNTED);
    if (found > MOST_COUNTED || row.cut) more.add(row.stage);
  }
  counts.all = Math.min(all, MOST_COUNTED);
  const stages = JOB_CARD_STAGES.filter((stage) => more.has(stage));
  return { counts, atLeast: all > MOST_COUNTED || more.size > 0 ? ['all', ...stages] : [] };
}

const AS_BEFORE = {
  Open: 'Received',
  'In progress': 'In service',
  Ready: 'Ready',
  Closed: 'Ready',
} as const satisfies Record<JobCardStage, JobCard['status']>;

/** The cards of a page, without what is counted. */
export async function readJobCards(
  db: Database,
  query: JobCardsQuery,
  caller: Caller,
): Promise<JobCard[]> {
  const { stage, q } = query;
  const rows = await cardsFor(db, caller, q)
    .$if(stage !== undefined, (select) => select.where('job_cards.stage', '=', stage ?? 'Open'))
    .select([
      'job_cards.id',
      'job_cards.number',
      'job_cards.stage',
      'vehicles.name as vehicle',
      'vehicles.registration',
      'job_cards.complaint',
      'job_cards.progress',
      dayTextOf(sql.ref('job_cards.promised_at')).as('promisedDate'),
      'job_cards.mechanic',
      'vehicles.picture',
      sql<boolean>`exists (select from job_card_parts part
        where part.job_card_id = job_cards.id and part.taken < part.wanted)`.as('waiting'),
    ])
    .$if(stage === undefined, (select) => select.orderBy(sql`job_cards.stage = 'Closed'`))
    .orderBy('job_cards.received_at', 'desc')
    .orderBy('job_cards.id', 'desc')
    .limit(query.page_size)
    .offset(offsetOf(query.page, query.page_size))
    .execute();
  return rows.map(({ picture, ...card }) => ({
    ...card,
    status: AS_BEFORE[card.stage],
    picture: pictureOf(picture, 'cut', card.vehicle),
  }));
}

/** A page of the cards that the caller may see (JOB-1): vehicles that are here first, then the newest. */
export async function listJobCards(
  db: Database,
  query: JobCardsQuery,
  caller: Caller,
): Promise<JobCardList> {
  const { counts, atLeast } = await count(db, caller, query.q);
  const there = counts[query.stage ?? 'all'];
  const isThere = offsetOf(query.page, query.page_size) < there;
  return {
    jobCards: isThere ? await readJobCards(db, query, caller) : [],
    page: pageOf(query.page, there, query.page_size),
    counts,
    atLeast,
    mayChange: isWorkshop(caller),
  };
}
