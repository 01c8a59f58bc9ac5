import type { RoleRow } from '@evmandi/api/contract/accounts';
import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconPlus, IconShieldCheck } from '@evmandi/ui/icons';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { CodeMark } from './code-mark.tsx';
import { roleWords } from './permission-words.ts';
import styles from './role-cards.module.css';

interface Props {
  roles: readonly RoleRow[];
  onNew: () => void;
  onEdit: (role: RoleRow) => void;
}

/** The roles with what each lets its holders do. */
export function RoleCards({ roles, onNew, onEdit }: Props) {
  return (
    <section className={styles.section} aria-labelledby="roles-title">
      <div className={styles.head}>
        <div>
          <h2 id="roles-title" className={styles.title}>
            Roles
          </h2>
          <p className={styles.note}>A role is a set of permission codes. An account has one.</p>
        </div>
        <Button variant="secondary" onClick={onNew}>
          <IconPlus size={18} aria-hidden />
          New role
        </Button>
      </div>
      <ul className={styles.cards}>
        {roles.map((role) => (
          <li key={role.id}>
            <Card className={styles.card}>
              <h3 className={styles.name}>{role.name}</h3>
              <p className={styles.words}>
                {roleWords(role.permissions)}
                {role.needsSecondFactor && (
                  <span className={styles.factor}>
                    <IconShieldCheck size={16} aria-hidden />
                    Second factor needed
                  </span>
                )}
              </p>
              {role.permissions.length > 0 && (
                <p className={styles.codes}>
                  {role.permissions.map((code) => (
                    <CodeMark key={code} code={code} />
                  ))}
                </p>
              )}
              <p className={styles.foot}>
                {counted(role.accounts, 'account')}
                <Button size="sm" variant="ghost" onClick={() => onEdit(role)}>
                  Edit<VisuallyHidden> role {role.name}</VisuallyHidden>
                </Button>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
