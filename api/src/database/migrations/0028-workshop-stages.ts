import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { CARD_STOCK } from './triggers/card-stock.ts';

const STAGES = `('Open', 'In progress', 'Ready', 'Closed')`;

const CARDS = [
  `alter table job_cards drop constraint job_cards_status, drop constraint job_cards_done`,
  `alter table job_cards rename column status to stage`,
  `alter table job_cards alter column stage drop default`,
  `update job_cards set stage = case stage when 'Received' then 'Open' when 'Ready' then 'Ready'
     when 'Handed over' then 'Closed' else 'In progress' end`,
  `alter table job_cards
     alter column stage set default 'Open',
     add constraint job_cards_stage check (stage in ${STAGES}),
     add constraint job_cards_done check ((stage in ('Ready', 'Closed')) = (progress = 100)),
     add key_given boolean not null default false,
     add warranty boolean not null default false`,
  `drop index job_cards_received`,
  `create index job_cards_here on job_cards ((stage = 'Closed'), received_at desc, id desc)`,
  `create index job_cards_stage on job_cards (stage, received_at desc, id desc)`,
  `create index job_cards_number on job_cards (number collate "C")`,
  `create unique index job_cards_one_open on job_cards (vehicle_id) where stage <> 'Closed'`,
  `create function closed_card_kept() returns trigger language plpgsql as $$
   begin
     raise exception 'a closed job card stays as it is'
       using errcode = 'check_violation', constraint = 'job_cards_closed';
   end $$`,
  `create trigger closed_card_kept before update on job_cards
     for each row when (old.stage = 'Closed') execute function closed_card_kept()`,
];

const VEHICLES = [
  `alter table vehicles
     alter column customer_id drop not null,
     add owner_name text check (owner_name <> ''),
     add owner_phone text check (owner_phone <> ''),
     add constraint vehicles_owner check (customer_id is not null or owner_name is not null),
     add registration_key text collate "C" not null
       generated always as (regexp_replace(upper(registration), '[^A-Z0-9]', '', 'g')) stored`,
  `create unique index vehicles_plate on vehicles (registration_key)`,
  `create index vehicles_name on vehicles using gin (lower(name) gin_trgm_ops)`,
];

const WORK = [
  `create table job_card_complaints (
     job_card_id bigint not null references job_cards (id) on delete cascade,
     position smallint not null check (position > 0),
     text text not null check (text <> ''),
     by_owner boolean not null default true,
     primary key (job_card_id, position)
   )`,
  `insert into job_card_complaints (job_card_id, position, text)
   select id, 1, coalesce(nullif(details, ''), complaint) from job_cards`,
  `alter table job_cards drop column details`,
  `alter table job_card_tasks add mechanic text check (mechanic <> '')`,
  `alter table job_card_parts rename column quantity to wanted`,
  `alter table job_card_parts
     add taken integer not null default 0,
     add taken_at timestamptz`,
  `update job_card_parts set taken = wanted,
     taken_at = (select max(at) from stock_movements moved where moved.job_card_id = job_card_parts.job_card_id
       and moved.product_id = job_card_parts.product_id)`,
  `alter table job_card_parts add constraint job_card_parts_taken check (taken between 0 and wanted)`,
  `insert into events (at, subject, subject_id, kind, actor, text)
   select at, 'job_card', job_card_id, case kind when 'received' then 'opened' when 'ready' then 'readied'
     when 'handed_over' then 'closed' else kind end, actor, text
   from job_card_events order by at, id`,
  `drop table job_card_events`,
];

/** Job cards are Open, In progress, Ready or Closed; parts are wanted, taken and given back; their history is the table of events. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [...CARDS, ...VEHICLES, ...WORK, ...CARD_STOCK]);
}
