import { fieldErrors, http, notify, useSession, visitorText } from '@evmandi/runtime';
import { Checkbox } from '@evmandi/ui/checkbox';
import { TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { type Problems, useChange } from '@evmandi/ui/use-change';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { links } from '../links.ts';
import { CONTACT_FIELDS, type Contact, type ContactField, contactProblems } from './contact.ts';
import styles from './contact-step.module.css';
import { draft } from './draft.ts';
import { PlaceOfPin } from './place-of-pin.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { useFilledContact } from './use-known-buyer.ts';

interface FieldText extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  optional?: boolean;
}

const FIELDS: Record<ContactField, FieldText> = {
  name: { label: 'Name', autoComplete: 'name' },
  phone: { label: 'Phone', type: 'tel', autoComplete: 'tel' },
  email: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    hint: 'Shown on the invoice. We do not send e-mail.',
  },
  address: { label: 'Address', autoComplete: 'street-address' },
  pin: { label: 'PIN code', inputMode: 'numeric', autoComplete: 'postal-code' },
  gstin: { label: 'GSTIN', optional: true, autoCapitalize: 'characters' },
  poNumber: { label: 'PO number', optional: true, hint: 'Printed on the invoice' },
};

const typedIn = (form: HTMLFormElement): Contact => {
  const data = new FormData(form);
  const texts = CONTACT_FIELDS.map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(texts) as Contact;
};

interface ContactStepProps {
  contact: Contact;
  keepAddress: boolean;
  /** What the server refused of it when the order was to be placed. */
  refused: Problems;
  /** What comes next: "payment". */
  next: string;
  onDone: () => void;
}

/** Who orders, and where it goes. Each key press is kept. */
export function ContactStep({ contact, keepAddress, refused, next, onDone }: ContactStepProps) {
  const user = useSession((session) => session.user);
  const { pathname, search } = useLocation();
  const [filled, setFilled] = useState(0);
  const [stale, setStale] = useState<Problems>();
  const saving = useChange(saveIfAsked, { check: contactProblems, done: onDone });
  const own = Object.keys(saving.problems).length > 0;
  const send = (typed: Contact) => {
    setStale(refused);
    return saving.send(typed);
  };
  const problems = own || stale === refused ? saving.problems : refused;
  const keep = (event: FormEvent<HTMLFormElement>) => {
    const typed = typedIn(event.currentTarget);
    draft.change(() => ({ contact: typed }));
  };
  const fill = (address: Partial<Contact>) => {
    draft.change((kept) => ({ contact: { ...kept.contact, ...address } }));
    setFilled(filled + 1);
  };
  useFilledContact(contact, fill);
  const field = (name: ContactField) => {
    const { label, hint, optional, ...input } = FIELDS[name];
    return (
      <FormField name={name} label={label} {...(hint && { hint })} {...(optional && { optional })}>
        {(control) => (
          <TextInput
            {...control}
            {...input}
            defaultValue={contact[name]}
            required={!optional}
            spellCheck={false}
          />
        )}
      </FormField>
    );
  };

  return (
    <>
      {user ? (
        <SavedAddresses userId={user.id} contact={contact} onChoose={fill} />
      ) : (
        <p className={styles.signIn}>
          Have an account? <Link to={links.signInAt(pathname + search)}>Sign in</Link>: what you
          type here stays.
        </p>
      )}
      <Form
        key={filled}
        className={styles.form}
        change={{ ...saving, send, problems }}
        read={(typed) =>
          Object.fromEntries(CONTACT_FIELDS.map((name) => [name, typed(name)])) as Contact
        }
        onChange={keep}
      >
        <div className={styles.pair}>
          {field('name')}
          {field('phone')}
        </div>
        {field('email')}
        {field('address')}
        <div className={styles.pair}>
          {field('pin')}
          <PlaceOfPin pin={contact.pin} />
        </div>
        <div className={styles.pair}>
          {field('gstin')}
          {field('poNumber')}
        </div>
        {user && (
          <Checkbox
            label="Save this address for my next order"
            checked={keepAddress}
            onChange={(event) => {
              const { checked } = event.target;
              draft.change(() => ({ keepAddress: checked }));
            }}
          />
        )}
        <FormFailure />
        <div>
          <SubmitButton>Continue to {next}</SubmitButton>
        </div>
      </Form>
    </>
  );
}

/** An address that cannot be saved does not stop an order, unless a field of it is wrong. */
async function saveIfAsked({ poNumber: _, ...address }: Contact): Promise<void> {
  if (!draft.read().keepAddress) return;
  try {
    await http.post('/addresses', address);
    draft.change(() => ({ keepAddress: false }));
  } catch (error) {
    if (Object.keys(fieldErrors(error)).length > 0) throw error;
    notify.error(`Your address was not saved: ${visitorText(error)}`);
  }
}
