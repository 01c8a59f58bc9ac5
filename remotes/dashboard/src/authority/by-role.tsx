import type { RoleRow } from '@evmandi/api/contract/accounts';
import type { Authority } from '@evmandi/api/contract/authority';
import { joinClasses } from '@evmandi/ui/join-classes';
import { ScrollRegion } from '@evmandi/ui/scroll-region';
import { Fragment } from 'react';
import { CodeMark } from '../roles/code-mark.tsx';
import styles from './by-role.module.css';
import { may } from './may.ts';
import { MayMark } from './may-mark.tsx';

interface Props {
  authority: Authority;
  roles: readonly RoleRow[];
}

/** Every action with what each role may do of it; on a phone only those who may. */
export function ByRole({ authority, roles }: Props) {
  return (
    <ScrollRegion className={styles.wide} aria-label="Who may do what, by role">
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={joinClasses(styles.head, styles.label)} scope="col">
              Action
            </th>
            {roles.map(({ id, name }) => (
              <th key={id} className={styles.head} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {authority.areas.map(({ title, actions }) => (
          <tbody key={title}>
            <tr>
              <th className={styles.area} scope="rowgroup" colSpan={roles.length + 1}>
                {title}
              </th>
            </tr>
            {actions.map((action) => (
              <tr key={action.title}>
                <th className={styles.label} scope="row">
                  {action.title}{' '}
                  {action.codes.map((code) => (
                    <Fragment key={code}>
                      <CodeMark code={code} />{' '}
                    </Fragment>
                  ))}
                </th>
                {roles.map(({ id, permissions, kind }) => (
                  <td key={id} className={styles.cell}>
                    <MayMark word={may(action, permissions, kind)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}

/** The same where there is no room for columns. */
export function ByRoleList({ authority, roles }: Props) {
  return (
    <div className={styles.narrow}>
      {authority.areas.map(({ title, actions }) => (
        <section key={title} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          {actions.map((action) => (
            <div key={action.title} className={styles.action}>
              <h4 className={styles.name}>
                {action.title}{' '}
                {action.codes.map((code) => (
                  <CodeMark key={code} code={code} />
                ))}
              </h4>
              <ul className={styles.who}>
                {roles
                  .map((role) => ({ ...role, word: may(action, role.permissions, role.kind) }))
                  .filter(({ word }) => word !== 'No')
                  .map(({ id, name, word }) => (
                    <li key={id} className={styles.one}>
                      {name}
                      <MayMark word={word} />
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
