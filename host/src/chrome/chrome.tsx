import type { HostLayout } from '@evmandi/contract/platform/layouts';
import { type ReactNode, use } from 'react';
import styles from './chrome.module.css';
import { ScriptNeededContext } from './script-needed-context.ts';

interface ChromeProps {
  /** `store` stands between header and footer, `bare` alone. */
  layout: HostLayout;
  /** The screen depends on what this browser keeps: without script there is nothing to show of it. */
  needsScript?: boolean;
  header: ReactNode;
  footer: ReactNode;
  /** Above the screen, in every layout. */
  notice?: ReactNode;
  /** The screen, with the layout that it stands in where a remote provides that. */
  children: ReactNode;
}

/** What stands around every screen: skip link, header, `main`, footer. */
export function Chrome({ layout, needsScript, header, footer, notice, children }: ChromeProps) {
  const store = layout === 'store';
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {store && header}
      {notice}
      {/* Another one where the header comes or goes: the same, moved, would count as a layout shift. */}
      <main key={layout} className={styles.main} id="main" tabIndex={-1}>
        {needsScript && <noscript>{use(ScriptNeededContext)}</noscript>}
        <div className={needsScript ? styles.scripted : undefined}>{children}</div>
      </main>
      {store && footer}
    </div>
  );
}
