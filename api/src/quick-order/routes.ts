import { quickOrderAnswerSchema, quickOrderRequestSchema } from '../../contract/quick-order.ts';
import { route } from '../http/route.ts';
import { validateRows } from './validate-rows.ts';

export const quickOrderRoutes = {
  validate: route({
    summary: 'What is right and wrong with the rows of a quick order',
    answer: quickOrderAnswerSchema,
    example: {
      body: { rows: [{ item: 'BP-EV-2041', quantity: '12', unit: 'set', price: '$14.96' }] },
    },
    body: quickOrderRequestSchema,
    handle: ({ db, settings }, { body }) => validateRows(db, body.rows, settings.rupeesPerDollar),
  }),
};
