import type { LivePart } from '@evmandi/contract/platform/staff-reads';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { ErrorFallback } from '@evmandi/ui/error-fallback';
import { IconFlask, IconLink, IconStack2 } from '@evmandi/ui/icons';
import { useCopy } from '@evmandi/ui/use-copy';
import { useMemo, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { type Deed, PartDialog } from '../dialogs/part-dialog.tsx';
import { links } from '../links.ts';
import styles from '../platform.module.css';
import { PlatformTabs } from '../platform-tabs.tsx';
import { tryLink } from '../try/try-address.ts';
import { VersionsCard } from '../visits/versions-card.tsx';
import { VisitsCard } from '../visits/visits-card.tsx';
import { CanaryCard } from './canary-card.tsx';
import { Figures } from './figures.tsx';
import type { LiveData } from './live-loader.ts';
import { PartRow } from './part-row.tsx';
import parts from './parts.module.css';
import { useFocusBack } from './use-focus-back.ts';
import { useLooking } from './use-looking.ts';

/** The part as it is by now; its canary stays the one that was asked about. */
const asItIs = (asked: LivePart, parts: readonly LivePart[]): LivePart => ({
  ...(parts.find(({ name }) => name === asked.name) ?? asked),
  canary: asked.canary,
});

/** What is live of each part and how it goes, with what staff can do about it. */
export function LiveScreen() {
  const { live, visits } = useLoaderData<LiveData>();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<{ part: LivePart; deed: Deed }>();
  const rows = useFocusBack(open?.part.name, live);
  const { copy, said } = useCopy();
  useLooking(revalidate);
  const measured = 'failure' in visits ? [] : visits.versions;
  const visitsOf = (name: string, version: string | undefined) =>
    measured.find((one) => one.app === name && one.version === version)?.total;
  const trials = useMemo(
    () => ('failure' in visits ? [] : visits.canaries.filter(({ running }) => running)),
    [visits],
  );
  const canaries = live.parts.filter(({ canary }) => canary !== null);
  return (
    <div className={styles.screen}>
      <PlatformTabs current="live" />
      <Figures live={live} />
      {canaries.map((part) => (
        <CanaryCard
          key={part.name}
          part={part}
          measured={visitsOf(part.name, part.canary?.version)}
          beside={visitsOf(part.name, part.version)}
          onDeed={(deed) => setOpen({ part, deed })}
        />
      ))}
      <Card as="section" className={styles.card} aria-labelledby="composition">
        <div className={styles.head}>
          <div>
            <h2 id="composition" className={styles.title}>
              Live composition
            </h2>
            <p className={styles.about} role="status">
              {said}
            </p>
          </div>
          {live.parts.length > 0 && (
            <div className={styles.actions}>
              <ButtonLink size="sm" variant="secondary" to={links.try}>
                <IconFlask size={18} aria-hidden />
                Try a version
              </ButtonLink>
              <Button
                size="sm"
                variant="secondary"
                onClick={() => void copy(new URL(tryLink(live), location.origin).href)}
              >
                <IconLink size={18} aria-hidden />
                Copy link to this composition
              </Button>
            </div>
          )}
        </div>
        {live.parts.length === 0 ? (
          <EmptyState
            icon={<IconStack2 />}
            title="Nothing is released yet"
            text="The first release brings the host and every remote: npm start, or npm run ship -- host."
          />
        ) : (
          <ul ref={rows} className={parts.list}>
            {live.parts.map((part) => (
              <PartRow
                key={part.name}
                part={part}
                visits={visitsOf(part.name, part.version)}
                onDeed={(deed) => setOpen({ part, deed })}
              />
            ))}
          </ul>
        )}
      </Card>
      {'failure' in visits ? (
        <ErrorFallback
          variant="line"
          title="Errors and vitals"
          error={visits.failure}
          onRetry={revalidate}
        />
      ) : (
        <>
          <VersionsCard versions={visits.versions} trials={trials} />
          <VisitsCard canaries={visits.canaries} />
        </>
      )}
      {open && (
        <PartDialog
          part={asItIs(open.part, live.parts)}
          deed={open.deed}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
