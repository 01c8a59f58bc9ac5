import { type NewAccountRequest, newAccountSchema } from '../../contract/accounts.ts';
import { AccountRefused } from '../identity/create-administrator.ts';

/** The fields of a new account as the API would take them. Throws `AccountRefused` with what is wrong with them. */
export function fieldsOf(fields: NewAccountRequest): NewAccountRequest {
  const { success, data, error } = newAccountSchema.safeParse(fields);
  if (success) return data;
  throw new AccountRefused(error.issues.map(({ message }) => `${message}.`).join('\n'));
}
