import {
  askApprovalSchema,
  changeDetailsSchema,
  ownAccountSchema,
} from '../../contract/account.ts';
import { callerOf } from '../http/access.ts';
import { route } from '../http/route.ts';
import { askApproval, changeDetails, readOwnAccount } from './own-account.ts';

/** What a person says of themselves, and asks for. */
export const ownAccountRoutes = {
  get: route({
    summary: 'One’s own account',
    answer: ownAccountSchema,
    handle: ({ db }, request) => readOwnAccount(db, callerOf(request)),
  }),

  change: route({
    summary: 'Change one’s own name, phone, e-mail, company and GSTIN',
    answer: ownAccountSchema,
    errors: [409],
    perMinute: 60,
    body: changeDetailsSchema,
    handle: ({ db }, request) => changeDetails(db, callerOf(request), request.body),
  }),

  askApproval: route({
    summary: 'Ask to buy as a dealer',
    answer: ownAccountSchema,
    errors: [409],
    perMinute: 30,
    body: askApprovalSchema,
    handle: ({ db }, request) => askApproval(db, callerOf(request), request.body),
  }),
};
