import { deliveryQuerySchema, deliverySchema } from '../../contract/delivery.ts';
import { route } from '../http/route.ts';
import { deliveryEstimate } from './estimate.ts';

export const deliveryRoutes = {
  estimate: route({
    summary: 'When something ordered now arrives at a PIN code',
    answer: deliverySchema,
    errors: [404],
    example: { query: { pin: '500076', product: 'BP-EV-2041' } },
    query: deliveryQuerySchema,
    handle: ({ db }, { query }) => deliveryEstimate(db, query),
  }),
};
