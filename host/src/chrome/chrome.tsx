import type { RouteLayout } from '@evmandi/contract/remote-descriptor';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import styles from './chrome.module.css';

interface ChromeProps {
  /** `store` stands between header and footer; `dashboard` and `bare` draw all of their own page. */
  layout: RouteLayout;
  header: ReactNode;
  footer: ReactNode;
  /** The screen. It is never mounted anew when the layout changes. */
  children: ReactNode;
}

/** What stands around every screen: skip link, header, `main`, footer. */
export function Chrome({ layout, header, footer, children }: ChromeProps) {
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
        {children}
      </main>
      {store && footer}
    </div>
  );
}
