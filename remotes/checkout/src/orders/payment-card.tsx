import type { OwnOrder } from '@evmandi/api/contract/own-orders';
import { http } from '@evmandi/runtime';
import { Card } from '@evmandi/ui/card';
import { TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { Money } from '@evmandi/ui/money';
import { Moment } from '@evmandi/ui/time';
import { useChange } from '@evmandi/ui/use-change';
import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import styles from './side-card.module.css';

/** What is owed and how it is paid; what was paid, and what is owed back. */
export function PaymentCard({ order }: { order: OwnOrder }) {
  const { paymentMethod, toPay, refundDue, paid, refunded, kept } = order;
  if (refundDue > 0) {
    return (
      <PaymentBox title="Refund">
        <p className={styles.sum}>
          <Money paise={refundDue} />
        </p>
        <p className={styles.note}>We owe you this, and send it back to where it came from.</p>
      </PaymentBox>
    );
  }
  if (toPay === 0) {
    // A cancelled order, and one whose pieces all came back, ask for nothing.
    if (kept === 0 && paid === refunded) return null;
    return (
      <PaymentBox title="Payment">
        <p>
          <Money paise={paid - refunded} /> received. Nothing is open.
        </p>
      </PaymentBox>
    );
  }
  if (paymentMethod === 'pay_on_delivery') {
    return (
      <PaymentBox title="Pay on delivery">
        <SumToPay order={order} />
        <p className={styles.note}>Cash or UPI to the driver.</p>
      </PaymentBox>
    );
  }
  return <BankTransfer order={order} />;
}

function PaymentBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={styles.card} aria-labelledby="pay">
      <h2 className={styles.title} id="pay">
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** What is still to be paid, and what of it was paid already. */
function SumToPay({ order: { toPay, paid, refunded, kept } }: { order: OwnOrder }) {
  return (
    <>
      <p className={styles.sum}>
        <Money paise={toPay} />
      </p>
      {paid > refunded && (
        <p className={styles.note}>
          <Money paise={paid - refunded} /> of <Money paise={kept} /> received.
        </p>
      )}
    </>
  );
}

function BankTransfer({ order }: { order: OwnOrder }) {
  const { seller, reference, heldUntil } = order;
  const rows: [string, string | null][] = [
    ['To', seller.name],
    ['Account', seller.bankAccount],
    ['IFSC', seller.ifsc],
  ];
  return (
    <PaymentBox title="Pay by bank transfer">
      <SumToPay order={order} />
      <div className={styles.reference}>
        <p>
          <span className={styles.note}>Reference for your transfer</span>
          <br />
          <b>{reference}</b>
        </p>
        <CopyButton text={reference} label="Copy the reference" />
      </div>
      <dl>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name} className={styles.row}>
                <dt className={styles.name}>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {heldUntil && (
          <div className={styles.row}>
            <dt className={styles.name}>By</dt>
            <dd>
              <Moment value={heldUntil} />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>
        Write the reference exactly, so that we can match it.
        {heldUntil && ' Until then we hold the stock; after that the order is cancelled.'}
      </p>
      <ReferenceForm order={order} />
    </PaymentBox>
  );
}

interface Given {
  token: string;
  reference: string;
}

const give = async ({ token, reference }: Given) =>
  (
    await http.post<OwnOrder>(`/orders/by-token/${encodeURIComponent(token)}/payment-reference`, {
      reference,
    })
  ).data;

/** What the bank calls the transfer, once it was made. */
function ReferenceForm({ order: { token, paymentReference } }: { order: OwnOrder }) {
  const giving = useChange(give, { revalidate: true });
  return (
    <Form
      className={styles.form}
      change={giving}
      read={(typed): Given => ({ token, reference: typed('reference') })}
    >
      <FormField
        name="reference"
        label="Paid already? Reference of your bank"
        hint={
          paymentReference && (
            <span role="status">You gave {paymentReference}. We look for it at our bank.</span>
          )
        }
      >
        {(control) => <TextInput {...control} spellCheck={false} />}
      </FormField>
      <FormFailure what="The reference was not kept" />
      <div>
        <SubmitButton variant="secondary" size="sm">
          {paymentReference ? 'Change the reference' : 'Send the reference'}
        </SubmitButton>
      </div>
    </Form>
  );
}
