import { notify, useSession } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { Wrap } from '@evmandi/ui/wrap';
import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { links } from '../links.ts';
import { AUDIENCES, audiencePath } from '../login/audience.ts';
import type { LoginData } from '../login/login-loader.ts';
import styles from '../login/login-screen.module.css';
import { SidePanel } from '../login/side-panel.tsx';
import { SignedIn } from '../login/signed-in.tsx';
import texts from '../parts/text-link.module.css';
import { RegisterForm } from './register-form.tsx';

/** A new account for a person who buys, who is signed in with it at once and goes on where they were. */
export function RegisterScreen() {
  const { audience, from } = useLoaderData<LoginData>();
  const user = useSession((session) => session.user);
  const [wantsForm, setWantsForm] = useState(false);
  const navigate = useNavigate();

  return (
    <Wrap>
      <Card className={styles.card}>
        <div className={styles.body}>
          {user && !wantsForm ? (
            <SignedIn
              user={user}
              target={from ?? links.account}
              other="Create another account"
              onSwitch={() => setWantsForm(true)}
            />
          ) : (
            <>
              <div>
                <h1 className={styles.heading} tabIndex={-1}>
                  Create an account
                </h1>
                <p className={styles.lead}>
                  Have one already?{' '}
                  <Link className={texts.link} to={audiencePath(audience, from)} replace>
                    Sign in
                  </Link>
                </p>
              </div>
              <RegisterForm
                kind={audience === 'dealer' ? 'dealer' : 'customer'}
                onStart={() => setWantsForm(true)}
                onRegistered={({ name }) => {
                  notify.success(`Welcome, ${name}. You are signed in.`);
                  return navigate(from ?? links.account, { replace: true });
                }}
              />
            </>
          )}
        </div>
        <SidePanel text={AUDIENCES[audience]} />
      </Card>
    </Wrap>
  );
}
