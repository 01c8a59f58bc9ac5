import { SAMPLE_FILE } from '@evmandi/contract/domain/quick-order';
import { quickOrderAnswerSchema, quickOrderRequestSchema } from '../../contract/quick-order.ts';
import { cacheNever } from '../http/caching.ts';
import { route } from '../http/route.ts';
import { sampleFile } from './sample-file.ts';
import { validateRows } from './validate-rows.ts';

export const quickOrderRoutes = {
  validate: route({
    summary: 'What is right and wrong with the rows of a quick order',
    answer: quickOrderAnswerSchema,
    // A form that is filled in asks with every row.
    perMinute: 600,
    example: {
      body: { rows: [{ item: 'BP-EV-2041', quantity: '12', unit: 'set', price: '$14.96' }] },
    },
    holds: 'rows',
    body: quickOrderRequestSchema,
    handle: ({ db, settings }, { body }) => validateRows(db, body.rows, settings.rupeesPerDollar),
  }),

  sample: route({
    summary: 'An order file with two lines that can be uploaded as it is',
    mediaType: 'text/csv',
    handle: async ({ db, settings }, _request, reply) => {
      cacheNever(reply);
      reply.type('text/csv; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="${SAMPLE_FILE}"`);
      return sampleFile(db, settings.rupeesPerDollar);
    },
  }),
};
