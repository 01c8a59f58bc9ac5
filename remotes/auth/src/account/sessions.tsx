import { leaveSession, notify } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Confirm } from '@evmandi/ui/confirm';
import { IconDevices, IconLogout } from '@evmandi/ui/icons';
import { Pill } from '@evmandi/ui/pill';
import { Moment } from '@evmandi/ui/time';
import { useChange } from '@evmandi/ui/use-change';
import { useState } from 'react';
import { Refused } from '../parts/refused.tsx';
import styles from './account-screen.module.css';
import { endEverywhere, endSession, type Session } from './read-sessions.ts';
import section from './section.module.css';
import { Section } from './section.tsx';
import { SettingRow } from './setting-row.tsx';
import { toSection } from './to-section.ts';

/** Where one is signed in; each place can be signed out, and all at once. */
export function Sessions({ sessions }: { sessions: Session[] }) {
  return (
    <Section
      id="sessions"
      title="Sessions"
      lead="Places where you are signed in. End what you do not know, then change the password."
    >
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <SignOutEverywhere />
    </Section>
  );
}

function SessionRow({ session }: { session: Session }) {
  const ending = useChange(endSession, {
    revalidate: true,
    done: () => {
      notify.success(`Signed out: ${session.device}`);
      toSection('sessions');
    },
  });
  return (
    <SettingRow
      icon={<IconDevices size={20} aria-hidden />}
      name={
        <>
          {session.device}
          {session.current && <Pill tone="active">This one</Pill>}
        </>
      }
      text={
        <>
          {session.address}, {session.current ? 'now' : <Moment value={session.usedAt} />}
          <Refused what="Not signed out" why={ending.failure} />
        </>
      }
    >
      {!session.current && (
        <Button
          variant="secondary"
          size="sm"
          busy={ending.busy}
          aria-label={`Sign out ${session.device}, ${session.address}`}
          onClick={() => void ending.send(session)}
        >
          Sign out
        </Button>
      )}
    </SettingRow>
  );
}

function SignOutEverywhere() {
  const [asked, setAsked] = useState(false);
  const ending = useChange(endEverywhere, { done: leaveSession });
  return (
    <div className={section.foot}>
      <Button
        variant="secondary"
        className={styles.danger}
        busy={ending.busy}
        onClick={() => setAsked(true)}
      >
        <IconLogout aria-hidden />
        Sign out everywhere
      </Button>
      <span className={styles.lead}>Ends this session too.</span>
      <Refused what="Not signed out" why={ending.failure} />
      {asked && (
        <Confirm
          title="Sign out everywhere?"
          text="Every place has to sign in again, this one too."
          confirmLabel="Sign out everywhere"
          onConfirm={() => {
            setAsked(false);
            void ending.send(undefined);
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}
