import type { RoleList, RoleRow } from '@evmandi/api/contract/accounts';
import type { Authority } from '@evmandi/api/contract/authority';
import { BYTE_ORDER_MARK, csvLine } from '@evmandi/contract/domain/csv';

export type Action = Authority['areas'][number]['actions'][number];
export type May = 'Yes' | 'Own' | 'No';

/** What somebody with these permissions may do of an action, in a word. */
export function may(
  { codes, others }: Action,
  held: readonly number[],
  kind: RoleRow['kind'],
): May {
  if (codes.some((code) => held.includes(code))) return 'Yes';
  // Staff have no orders or vehicles of their own to speak of: their word is the one about those of others.
  return others === 'own' && kind !== 'staff' ? 'Own' : 'No';
}

/** The table of all roles as a CSV file. */
export function authorityCsv({ areas }: Authority, { roles }: RoleList): string {
  const head = csvLine(['Area', 'Action', 'Codes', ...roles.map(({ name }) => name)]);
  const lines = areas.flatMap(({ title, actions }) =>
    actions.map((action) =>
      csvLine([
        title,
        action.title,
        action.codes.join(' '),
        ...roles.map(({ permissions, kind }) => may(action, permissions, kind)),
      ]),
    ),
  );
  return BYTE_ORDER_MARK + [head, ...lines].join('');
}
