import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { type ComponentType, Fragment } from 'react';
import layout from './dashboard-layout.module.css';
import styles from './frame-skeleton.module.css';
import { Logo } from './logo.tsx';
import { groupsOf, useSideMenu } from './menu.ts';
import type { Screen } from './screens.ts';
import menu from './side-menu.module.css';
import bar from './top-bar.module.css';

/** The side menu without its icons and links, each entry in its place. */
function MenuSkeleton() {
  const icon = <span className={styles.icon} />;
  return (
    <div className={menu.menu}>
      <span className={menu.home}>
        <Logo />
      </span>
      <div className={menu.nav}>
        {groupsOf(useSideMenu()).map(({ heading, entries }) => {
          const folds = entries.some(({ fold }) => fold);
          const look = folds ? menu.subEntry : menu.entry;
          return (
            <Fragment key={heading ?? ''}>
              {heading && <p className={menu.group}>{heading}</p>}
              {folds && (
                <span className={menu.entry}>
                  {icon}
                  {heading}
                </span>
              )}
              <div>
                {entries.map(({ title, path }) => (
                  <span key={path} className={heading ? look : menu.shop}>
                    {!folds && icon}
                    {title}
                  </span>
                ))}
              </div>
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}

/**
 * A screen's skeleton inside the dashboard's frame: what is shown before the code of the layout is there.
 * The same for everybody, and small, since it comes with the routes.
 */
export function inFrame({ title, Skeleton: Content }: Screen): ComponentType {
  return function FrameSkeleton() {
    return (
      <div className={layout.layout} aria-busy="true">
        <div className={layout.side} data-surface="inverse" aria-hidden="true">
          <MenuSkeleton />
        </div>
        <div className={layout.page}>
          <div className={bar.bar}>
            <Skeleton className={styles.button} />
            <h1 className={bar.title}>{title}</h1>
          </div>
          <VisuallyHidden role="status">Loading {title}</VisuallyHidden>
          <Content />
        </div>
      </div>
    );
  };
}
