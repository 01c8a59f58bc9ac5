import { z } from 'zod';
import { idempotencyHeadersSchema } from '../../../contract/orders.ts';
import {
  changeThresholdSchema,
  correctedStockSchema,
  correctStockSchema,
  movementListSchema,
  movementsExportSchema,
  movementsQuerySchema,
  stockExportSchema,
  stockListSchema,
  stockQuerySchema,
  stockRowSchema,
} from '../../../contract/stock.ts';
import { callerOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { sendExport } from '../../http/send-csv.ts';
import { changeThreshold } from './change-threshold.ts';
import { correctStock } from './correct-stock.ts';
import { exportMovements, exportStock } from './export-stock.ts';
import { listStock } from './list-stock.ts';
import { listMovements } from './movements.ts';

/** What is on the shelves, as those who keep the stock see and correct it. */
export const adminStockRoutes = {
  list: route({
    summary: 'A page of the stock, what is low first',
    answer: stockListSchema,
    query: stockQuerySchema,
    handle: ({ db }, { query }) => listStock(db, query),
  }),

  export: route({
    summary: 'The stock as a CSV file',
    mediaType: 'text/csv',
    query: stockExportSchema,
    handle: ({ db }, request, reply) =>
      sendExport({ db, request, reply, name: 'stock', parts: exportStock(db, request.query) }),
  }),

  changeThreshold: route({
    summary: 'Change with how many pieces left a product is low',
    answer: stockRowSchema,
    errors: [404, 409],
    params: z.object({ sku: z.string() }),
    body: changeThresholdSchema,
    handle: ({ db }, request) =>
      changeThreshold(db, {
        sku: request.params.sku,
        change: request.body,
        by: callerOf(request),
      }),
  }),

  correct: route({
    summary: 'Correct what there is of a product, once for each Idempotency-Key',
    answer: correctedStockSchema,
    status: 201,
    errors: [409],
    headers: idempotencyHeadersSchema,
    body: correctStockSchema,
    handle: ({ db }, request) =>
      correctStock(db, request.body, {
        by: callerOf(request),
        key: request.headers['idempotency-key'],
      }),
  }),

  movements: route({
    summary: 'A page of what moved, the newest first',
    answer: movementListSchema,
    query: movementsQuerySchema,
    handle: ({ db }, { query }) => listMovements(db, query),
  }),

  exportMovements: route({
    summary: 'Movements of the stock as a CSV file',
    mediaType: 'text/csv',
    query: movementsExportSchema,
    handle: ({ db }, request, reply) =>
      sendExport({
        db,
        request,
        reply,
        name: 'stock-movements',
        parts: exportMovements(db, request.query),
      }),
  }),
};
