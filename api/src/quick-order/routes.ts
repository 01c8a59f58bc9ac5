import { quickOrderAnswerSchema, quickOrderRequestSchema } from '../../contract/quick-order.ts';
import type { Api } from '../http/api.ts';
import { validateRows } from './validate-rows.ts';

/** The quick order form checks its rows here before they go anywhere. */
export function quickOrderRoutes({ app, db, settings }: Api): void {
  app.post(
    '/quick-order/validate',
    {
      config: {
        access: 'public',
        doc: {
          summary: 'What is right and wrong with the rows of a quick order',
          answer: quickOrderAnswerSchema,
          example: {
            body: { rows: [{ item: 'BP-EV-2041', quantity: '12', unit: 'set', price: '$14.96' }] },
          },
        },
      },
      schema: { body: quickOrderRequestSchema },
    },
    (request) => validateRows(db, request.body.rows, settings.rupeesPerDollar),
  );
}
