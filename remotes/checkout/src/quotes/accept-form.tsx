import type { PlacedOrder } from '@evmandi/api/contract/orders';
import type { Quote, QuoteAcceptance } from '@evmandi/api/contract/quotes';
import { gstinProblem } from '@evmandi/contract/domain/gstin';
import { formatPaise } from '@evmandi/contract/domain/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@evmandi/contract/domain/order-status';
import { pinCodeProblem } from '@evmandi/contract/domain/pin-code';
import { http } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/field';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { type Call, type Problems, useChange } from '@evmandi/ui/use-change';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './offer-card.module.css';

interface FieldText extends ComponentProps<'input'> {
  name: 'name' | 'phone' | 'email' | 'address' | 'pin' | 'gstin' | 'poNumber';
  label: string;
  optional?: boolean;
}

const FIELDS: readonly FieldText[] = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'address', label: 'Address', autoComplete: 'street-address' },
  { name: 'pin', label: 'PIN code', inputMode: 'numeric', autoComplete: 'postal-code' },
  { name: 'gstin', label: 'GSTIN', optional: true, autoCapitalize: 'characters' },
  { name: 'poNumber', label: 'PO number', optional: true },
];

const METHODS: Record<PaymentMethod, string> = {
  bank_transfer: 'Bank transfer against invoice',
  pay_on_delivery: 'Pay on delivery',
};

function check({ pin, gstin }: QuoteAcceptance): Problems {
  const [wrongPin, wrongGstin] = [pinCodeProblem(pin), gstin ? gstinProblem(gstin) : null];
  return { ...(wrongPin && { pin: wrongPin }), ...(wrongGstin && { gstin: wrongGstin }) };
}

interface AcceptFormProps {
  quote: Quote;
  /** Paise that the person sees and agrees to. */
  total: number;
  onCancel: () => void;
}

/** Where the order of an accepted offer goes, and how it is paid. */
export function AcceptForm({ quote, total, onCancel }: AcceptFormProps) {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const accept = async (acceptance: QuoteAcceptance, { key }: Call): Promise<PlacedOrder> => {
    const headers = { 'Idempotency-Key': key };
    const path = `/quotes/${encodeURIComponent(token)}/accept`;
    return (await http.post<PlacedOrder>(path, acceptance, { headers })).data;
  };
  const accepting = useChange(accept, {
    check,
    done: (order) => navigate(links.orderByToken(order.token)),
  });

  return (
    <Form
      change={accepting}
      read={(typed): QuoteAcceptance => ({
        name: typed('name'),
        phone: typed('phone'),
        email: typed('email'),
        address: typed('address'),
        pin: typed('pin'),
        gstin: typed('gstin'),
        poNumber: typed('poNumber'),
        paymentMethod: typed('paymentMethod') as PaymentMethod,
        expectedTotal: total,
      })}
    >
      <h3 ref={heading} className={styles.title} tabIndex={-1}>
        Order at these prices
      </h3>
      {FIELDS.map(({ name, label, optional = false, ...input }) => (
        <FormField key={name} name={name} label={label} optional={optional}>
          {(control) => (
            <TextInput
              {...control}
              {...input}
              required={!optional}
              spellCheck={false}
              defaultValue={
                name === 'name' || name === 'phone' || name === 'email' ? quote[name] : ''
              }
            />
          )}
        </FormField>
      ))}
      <fieldset className={styles.methods}>
        <legend className={styles.legend}>Payment</legend>
        {PAYMENT_METHODS.map((method) => (
          <label key={method} className={styles.method}>
            <input
              type="radio"
              name="paymentMethod"
              value={method}
              defaultChecked={method === 'bank_transfer'}
            />
            {METHODS[method]}
          </label>
        ))}
      </fieldset>
      <FormFailure what="The order was not placed" />
      <SubmitButton block>Place order: {formatPaise(total)}</SubmitButton>
      <Button variant="secondary" block onClick={onCancel}>
        Back to the offer
      </Button>
    </Form>
  );
}
