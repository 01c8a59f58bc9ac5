import type { SignInStep } from '@evmandi/api/contract/auth';
import type { User } from '@evmandi/contract/domain/session';
import { landingFor, loadCode, useSession } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { lazyAgain } from '@evmandi/ui/lazy-again';
import { Wrap } from '@evmandi/ui/wrap';
import { Suspense, useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import texts from '../parts/text-link.module.css';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { signInByPasskey } from '../passkeys/sign-in-by-passkey.ts';
import { AUDIENCES, audiencePath, registerPath } from './audience.ts';
import { LoginForm } from './login-form.tsx';
import type { LoginData } from './login-loader.ts';
import styles from './login-screen.module.css';
import { OrLine } from './or-line.tsx';
import { SidePanel } from './side-panel.tsx';
import { SignedIn } from './signed-in.tsx';

/** Most people need none of it. */
const SecondStep = lazyAgain(() =>
  loadCode(() => import('../second-step/second-step.tsx'), 'auth/second-step').then(
    (m) => m.SecondStep,
  ),
);

export function LoginScreen() {
  const { audience, from, ended } = useLoaderData<LoginData>();
  const user = useSession((session) => session.user);
  const [wantsForm, setWantsForm] = useState(false);
  const [next, setNext] = useState<{ step: SignInStep; username: string }>();
  const navigate = useNavigate();
  const arrive = (person: User) => navigate(from ?? landingFor(person), { replace: true });
  const text = AUDIENCES[audience];

  return (
    <Wrap>
      <Card className={styles.card}>
        <div className={styles.body}>
          {user && !wantsForm ? (
            <SignedIn
              user={user}
              target={from ?? landingFor(user)}
              onSwitch={() => setWantsForm(true)}
            />
          ) : next ? (
            <Suspense>
              <SecondStep {...next} onSignedIn={arrive} onBack={() => setNext(undefined)} />
            </Suspense>
          ) : (
            <>
              <div>
                <h1 className={styles.heading} tabIndex={-1}>
                  {text.heading}
                </h1>
                <p className={styles.lead}>{text.lead}</p>
                {ended && (
                  <p className={styles.ended} role="status">
                    {ended}
                  </p>
                )}
              </div>
              <PasskeyButton
                onStart={() => setWantsForm(true)}
                request={signInByPasskey}
                onDone={arrive}
              >
                Sign in with a passkey
              </PasskeyButton>
              <OrLine>or with a password</OrLine>
              <LoginForm
                onStart={() => setWantsForm(true)}
                onSignedIn={arrive}
                onStep={(step, username) => setNext({ step, username })}
              />
              <p className={texts.others}>
                New here?
                <Link className={texts.link} to={registerPath(audience, from)} replace>
                  Create an account
                </Link>
              </p>
              <p className={texts.others}>
                {text.question}
                {text.others.map((other) => (
                  <Link key={other} className={texts.link} to={audiencePath(other, from)} replace>
                    {AUDIENCES[other].heading}
                  </Link>
                ))}
              </p>
            </>
          )}
        </div>
        <SidePanel text={text} />
      </Card>
    </Wrap>
  );
}
