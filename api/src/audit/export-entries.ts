import { auditTitle, isRefusal } from '@evmandi/contract/domain/audit';
import type { AuditExport } from '../../contract/audit.ts';
import type { Database } from '../database/database.ts';
import { csvFile, ROWS_AT_ONCE } from '../http/csv.ts';
import { type EntryRow, readEntries } from './entries.ts';

const HEAD = [
  'Entry',
  'When (UTC)',
  'Who',
  'Account id',
  'Account',
  'What',
  'Thing',
  'Note',
  'Before',
  'After',
  'From',
  'Device',
  'Result',
  'Request',
];

const text = (values: object | null) => values && JSON.stringify(values);

const cellsOf = (row: EntryRow) => [
  row.id,
  row.at.toISOString(),
  row.by,
  row.userId,
  row.account,
  auditTitle(row.subject, row.kind),
  row.thing,
  row.text,
  text(row.before),
  text(row.after),
  row.address,
  row.device,
  isRefusal(row.kind) ? 'Refused' : 'Done',
  row.requestId,
];

/** The audit log as a CSV file in parts, the newest first. */
export const exportEntries = (db: Database, filters: AuditExport) =>
  csvFile({
    head: HEAD,
    rowsAfter: (last?: EntryRow) =>
      readEntries(db, filters, { from: last?.id, limit: ROWS_AT_ONCE }),
    cellsOf,
  });
