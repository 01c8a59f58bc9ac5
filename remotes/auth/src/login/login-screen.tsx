import { landingFor, useSession } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { Wrap } from '@evmandi/ui/wrap';
import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { AUDIENCES, audiencePath } from './audience.ts';
import { LoginForm } from './login-form.tsx';
import type { LoginData } from './login-loader.ts';
import styles from './login-screen.module.css';
import { SidePanel } from './side-panel.tsx';
import { SignedIn } from './signed-in.tsx';

export function LoginScreen() {
  const { audience, from } = useLoaderData<LoginData>();
  const user = useSession((session) => session.user);
  const [wantsForm, setWantsForm] = useState(false);
  const navigate = useNavigate();
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
          ) : (
            <>
              <div>
                <h1 className={styles.heading} tabIndex={-1}>
                  {text.heading}
                </h1>
                <p className={styles.lead}>{text.lead}</p>
              </div>
              <LoginForm
                onStart={() => setWantsForm(true)}
                onSignedIn={(person) => navigate(from ?? landingFor(person), { replace: true })}
              />
              <p className={styles.others}>
                {text.question}
                {text.others.map((other) => (
                  <Link key={other} className={styles.link} to={audiencePath(other, from)} replace>
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
