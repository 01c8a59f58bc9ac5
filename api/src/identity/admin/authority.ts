import type { Authority } from '../../../contract/authority.ts';
import type { Route } from '../../http/route.ts';

type Others = Authority['areas'][number]['actions'][number]['others'];

interface Action {
  title: string;
  /** The call that does it, as the table of routes has it: what opens it is read from there. */
  call: string;
  /** What people without its permission may do, where their calls are their own. */
  others?: Others;
}

const AREAS: { title: string; actions: Action[] }[] = [
  {
    title: 'Orders',
    actions: [
      { title: 'See orders', call: 'GET /api/admin/orders', others: 'own' },
      { title: 'Ship, cancel, record payment', call: 'PATCH /api/admin/orders/:number' },
      { title: 'Record a refund', call: 'POST /api/admin/orders/:number/refunds' },
      { title: 'See and change customers', call: 'PATCH /api/admin/customers/:number' },
      { title: 'Answer quotes', call: 'POST /api/admin/quotes/:number/answer' },
      { title: 'Answer questions', call: 'POST /api/admin/questions/:number/answer' },
      { title: 'Export customers', call: 'GET /api/admin/customers.csv' },
    ],
  },
  {
    title: 'Workshop',
    actions: [
      { title: 'Job cards', call: 'GET /api/job-cards/technicians', others: 'own' },
      { title: 'Take parts from stock', call: 'GET /api/job-cards/parts' },
    ],
  },
  {
    title: 'Stock',
    actions: [
      { title: 'See and correct stock', call: 'POST /api/admin/stock/corrections' },
      { title: 'Book deliveries', call: 'POST /api/admin/deliveries/:number/bookings' },
      { title: 'Export stock', call: 'GET /api/admin/stock.csv' },
    ],
  },
  {
    title: 'Administration',
    actions: [
      { title: 'Figures of the dashboard', call: 'GET /api/admin/dashboard' },
      { title: 'Roles and accounts', call: 'PATCH /api/admin/roles/:id' },
      { title: 'Audit log', call: 'GET /api/admin/audit' },
    ],
  },
];

/** Who may do what: the access of the calls that do it, as the API enforces it. */
export function readAuthority(routes: readonly Route[]): Authority {
  const open = new Map(routes.map(({ method, url, access }) => [`${method} ${url}`, access]));
  const codesOf = (call: string): number[] => {
    const access = open.get(call);
    if (!Array.isArray(access)) throw new Error(`${call} is no call that needs a permission`);
    return [...access];
  };
  return {
    calls: routes.length,
    areas: AREAS.map(({ title, actions }) => ({
      title,
      actions: actions.map((action) => ({
        title: action.title,
        codes: codesOf(action.call),
        others: action.others ?? 'no',
      })),
    })),
  };
}
