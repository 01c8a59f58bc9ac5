import { reviewListSchema, reviewsQuerySchema } from '../../contract/reviews.ts';
import { route } from '../http/route.ts';
import { listReviews } from './reviews.ts';

export const reviewRoutes = {
  list: route({
    summary: 'A page of the reviews of a product',
    answer: reviewListSchema,
    errors: [404],
    example: { query: { product: 'BP-EV-2041', page: '2' } },
    query: reviewsQuerySchema,
    handle: ({ db }, { query }) => listReviews(db, query),
  }),
};
