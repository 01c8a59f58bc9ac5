import type { RouteLayout } from '@evmandi/contract/platform/remote-descriptor';
import { type MouseEvent, type ReactNode, use, useRef } from 'react';
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
  const main = useRef<HTMLElement>(null);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  const store = layout === 'store';
  return (
    <div className={styles.page}>
      {/* biome-ignore lint/a11y/useValidAnchor: it does go to #main; the press only spares the address a hash */}
      <a className={styles.skip} href="#main" onClick={skip}>
        Skip to content
      </a>
      {store && header}
      <main ref={main} className={styles.main} id="main" tabIndex={-1}>
        {needsScript && <noscript>{use(ScriptNeededContext)}</noscript>}
        <div className={needsScript ? styles.scripted : undefined}>{children}</div>
      </main>
      {store && footer}
    </div>
  );
}
