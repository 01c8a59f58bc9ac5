import type { RouteLayout } from '@evmandi/contract/platform/remote-descriptor';
import { type ReactNode, use } from 'react';
import styles from './chrome.module.css';
import { ScriptNeededContext } from './script-needed-context.ts';

interface ChromeProps {
  /** `store` stands between header and footer; `dashboard` and `bare` draw all of their own page. */
  layout: RouteLayout;
  /** The screen depends on what this browser keeps: without script there is nothing to show of it. */
  needsScript?: boolean;
  header: ReactNode;
  footer: ReactNode;
  /** The screen. It is never mounted anew when the layout changes. */
  children: ReactNode;
}

/** What stands around every screen: skip link, header, `main`, footer. */
export function Chrome({ layout, needsScript, header, footer, children }: ChromeProps) {
  const store = layout === 'store';
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {store && header}
      <main className={styles.main} id="main" tabIndex={-1}>
        {needsScript && <noscript>{use(ScriptNeededContext)}</noscript>}
        <div className={needsScript ? styles.scripted : undefined}>{children}</div>
      </main>
      {store && footer}
    </div>
  );
}
