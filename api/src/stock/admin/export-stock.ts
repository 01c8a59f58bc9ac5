import { CORRECTION_CAUSES, MOVEMENT_REASONS } from '@evmandi/contract/domain/stock';
import type { MovementsExport, StockExport, StockRow } from '../../../contract/stock.ts';
import type { Database } from '../../database/database.ts';
import { csvFile, ROWS_AT_ONCE } from '../../http/csv.ts';
import { stockAfter } from './list-stock.ts';
import { type MovementRow, readMovements } from './movements.ts';

/** The stock as a CSV file in parts, by part number. */
export const exportStock = (db: Database, filters: StockExport) =>
  csvFile({
    head: [
      'Part number',
      'Product',
      'Left',
      'Held for orders',
      'On the shelf',
      'Low at',
      'Waiting',
      'To come',
      'Next delivery',
      'Expected',
      'Lasts (days)',
    ],
    rowsAfter: (last?: StockRow) =>
      stockAfter(db, filters, { last: last?.product.sku, limit: ROWS_AT_ONCE }),
    cellsOf: (row) => [
      row.product.sku,
      row.product.name,
      row.left,
      row.held,
      row.onHand,
      row.lowAt,
      row.waiting,
      row.coming,
      row.next?.number ?? '',
      row.next?.expectedOn ?? '',
      row.lasts ?? '',
    ],
  });

/** Movements as a CSV file in parts, the newest first. */
export const exportMovements = (db: Database, filters: MovementsExport) =>
  csvFile({
    head: [
      'When (India)',
      'Part number',
      'Product',
      'Change',
      'Reason',
      'Belongs to',
      'Cause',
      'Note',
      'By',
    ],
    rowsAfter: (last?: MovementRow) =>
      readMovements(db, filters, { from: last?.id, limit: ROWS_AT_ONCE, bare: true }),
    cellsOf: (row) => [
      row.minute,
      row.sku,
      row.name,
      row.quantity,
      MOVEMENT_REASONS[row.reason],
      row.order ?? row.delivery ?? row.jobCard ?? '',
      row.cause ? CORRECTION_CAUSES[row.cause] : '',
      row.note ?? '',
      row.by ?? '',
    ],
  });
