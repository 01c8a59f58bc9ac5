import type { RoleRow } from '@evmandi/api/contract/accounts';
import { Select } from '@evmandi/ui/controls';
import { FormField } from '@evmandi/ui/form';

interface Props {
  roles: readonly RoleRow[];
  /** Id of the one that is chosen already. */
  chosen?: string;
}

/** Which role an account has. */
export function RoleField({ roles, chosen = '' }: Props) {
  return (
    <FormField name="roleId" label="Role">
      {(control) => (
        <Select {...control} defaultValue={chosen}>
          <option value="" disabled>
            Choose a role
          </option>
          {roles.map(({ id, name, permissions }) => (
            <option key={id} value={id}>
              {[name, ...permissions].join(' ')}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
