import type { OwnAccount } from '@evmandi/api/contract/account';
import { phoneHref } from '@evmandi/contract/domain/phone';
import { getConfig, http, keepUser } from '@evmandi/runtime';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconAlertCircle, IconHourglass, IconPhone } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Moment } from '@evmandi/ui/time';
import { Timeline } from '@evmandi/ui/timeline';
import { useChange } from '@evmandi/ui/use-change';
import styles from './approval-card.module.css';

const ask = async ({ version }: OwnAccount) =>
  (await http.post<OwnAccount>('/account/approval', { version })).data;

/** What became of the wish to buy as a dealer, while it is not granted. */
export function ApprovalCard({ account }: { account: OwnAccount }) {
  const { approval } = account;
  if (approval?.state === 'waiting')
    return <Waiting account={account} askedAt={approval.askedAt} />;
  if (approval?.state === 'refused') return <Refused account={account} reason={approval.reason} />;
  return !approval && account.kind === 'customer' ? <Offer account={account} /> : null;
}

/** Asks, and shows the answer beside what else the account holds. */
function useAsking() {
  const asking = useChange(ask, {
    revalidate: true,
    done: ({ user }: OwnAccount) => keepUser(user),
  });
  return { ...asking, refused: Object.values(asking.problems)[0] ?? asking.failure };
}

function Offer({ account }: { account: OwnAccount }) {
  const { refused, busy, send } = useAsking();
  return (
    <Card as="section" className={styles.card} aria-label="Buy as a dealer">
      <div className={styles.offer}>
        <p className={styles.words}>
          <b>Do you sell or repair vehicles?</b> Enter company and GSTIN below, save them, and ask
          to buy as a dealer.
        </p>
        <Button variant="secondary" size="sm" busy={busy} onClick={() => void send(account)}>
          Ask to buy as a dealer
        </Button>
      </div>
      <Refusal text={refused} />
    </Card>
  );
}

function Refusal({ text }: { text: string }) {
  return text ? (
    <p className={styles.failure} role="alert">
      Not asked: {text}
    </p>
  ) : null;
}

function Waiting({ account, askedAt }: { account: OwnAccount; askedAt: string }) {
  return (
    <Card as="section" className={styles.card} aria-labelledby="approval-title">
      <div className={styles.head}>
        <span className={styles.icon}>
          <IconHourglass size={28} aria-hidden />
        </span>
        <div>
          <h2 className={styles.title} id="approval-title">
            Your dealer account waits for approval
          </h2>
          <p className={styles.lead}>
            Asked on <Moment value={askedAt} />. Usually decided within one working day.
          </p>
        </div>
      </div>
      <div className={styles.steps}>
        <Timeline
          entries={[
            {
              key: 'made',
              title: 'Account created',
              note: 'You can sign in and buy as a customer now',
              done: true,
            },
            {
              key: 'checked',
              title: `GSTIN checked: ${account.gstin}`,
              note: account.company,
              done: true,
            },
            {
              key: 'approval',
              title: 'Approval by our team',
              note: 'The decision is shown here at your next visit. No e-mail is sent.',
              done: false,
            },
          ]}
        />
      </div>
      <div className={styles.foot}>
        <ButtonLink to="/">Go on shopping</ButtonLink>
        <ChangeDetails variant="secondary" />
        <CallUs />
      </div>
    </Card>
  );
}

function Refused({ account, reason }: { account: OwnAccount; reason: string | null }) {
  const { refused, busy, send } = useAsking();
  return (
    <Card as="section" className={styles.card} aria-labelledby="approval-title">
      <div className={styles.head}>
        <span className={joinClasses(styles.icon, styles.refused)}>
          <IconAlertCircle size={28} aria-hidden />
        </span>
        <div>
          <h2 className={styles.title} id="approval-title">
            Your dealer account was not approved
          </h2>
          <p className={styles.lead}>You go on buying as a customer.</p>
        </div>
      </div>
      <p className={styles.reason}>{reason}</p>
      <Refusal text={refused} />
      <div className={styles.foot}>
        <ChangeDetails variant="primary" />
        <Button variant="secondary" busy={busy} onClick={() => void send(account)}>
          Ask again
        </Button>
        <CallUs />
      </div>
    </Card>
  );
}

function ChangeDetails({ variant }: { variant: 'primary' | 'secondary' }) {
  const press = () => document.querySelector<HTMLInputElement>('#details input')?.focus();
  return (
    <Button variant={variant} onClick={press}>
      Change my details
    </Button>
  );
}

function CallUs() {
  const { phone } = getConfig();
  if (!phone) return null;
  return (
    <a className={styles.call} href={phoneHref(phone)}>
      <IconPhone size={18} aria-hidden />
      Call us
    </a>
  );
}
