import type { AdminQuote } from '@evmandi/api/contract/admin-quotes';
import { counted } from '@evmandi/contract/domain/numbers';
import { TextArea, TextInput } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { AnswerConflict } from '../requests/answer-conflict.tsx';
import { Asker } from '../requests/asker.tsx';
import { RequestEvents } from '../requests/request-events.tsx';
import requests from '../requests/requests.module.css';
import { useAnswer } from '../requests/use-answer.ts';
import { checkQuote, initialOf, lowered, openLines, QUOTE, validDays } from './answer-quote.ts';
import { LowerPrices } from './lower-prices.tsx';
import styles from './quote-answer.module.css';
import { QuoteClosed } from './quote-closed.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteMessages } from './quote-messages.tsx';
import { QuotePreview } from './quote-preview.tsx';
import { canBeAnswered, LABELS } from './quote-state.ts';

interface Props {
  quote: AdminQuote;
  onSaved: (quote: AdminQuote) => void;
}

/** The request with its offer to be written, and the shopper's page beside it. */
export function QuoteAnswer({ quote, onSaved }: Props) {
  const { name, phone, email, messages, customer, events, answer } = quote;
  const own = useAnswer(QUOTE, quote, { initial: initialOf(quote), check: checkQuote, onSaved });
  const { values, change } = own;
  const { first, last } = validDays();
  const open = openLines(quote, values);
  const now = own.conflict?.now;
  return (
    <div className={requests.columns}>
      <div className={requests.main}>
        <Asker name={name} phone={phone} email={email}>
          {customer && (
            <>
              ,{' '}
              <Link className={requests.link} to={links.customer(customer.number)}>
                {customer.number}
              </Link>{' '}
              with {counted(customer.orderCount, 'order')}
            </>
          )}
        </Asker>
        <QuoteMessages messages={messages} />
        {canBeAnswered(quote) ? (
          <Form
            className={requests.form}
            change={{ ...change, send: () => own.send() }}
            read={() => undefined}
          >
            <QuoteLines quote={quote} values={values} onValue={own.set} />
            <LowerPrices onLower={(percent) => own.setAll(lowered(quote, percent))} />
            <div className={styles.two}>
              <FormField name="validUntil" label="Valid until">
                {(control) => (
                  <TextInput
                    {...control}
                    type="date"
                    min={first}
                    max={last}
                    value={values.validUntil}
                    onChange={(event) => own.set('validUntil', event.target.value)}
                  />
                )}
              </FormField>
            </div>
            <FormField name="text" label="Note to the shopper">
              {(control) => (
                <TextArea
                  {...control}
                  rows={3}
                  value={values.text}
                  onChange={(event) => own.set('text', event.target.value)}
                />
              )}
            </FormField>
            <FormField
              name="staffNote"
              label="Note for staff"
              optional
              hint="The shopper does not see it"
            >
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  value={values.staffNote ?? ''}
                  onChange={(event) => own.set('staffNote', event.target.value)}
                />
              )}
            </FormField>
            <FormFailure what="The answer was not sent" />
            <div className={requests.send}>
              <SubmitButton>
                {answer ? 'Send the better offer' : 'Send answer'}
                {open > 0 && `, ${counted(open, 'line')} open`}
              </SubmitButton>
            </div>
          </Form>
        ) : (
          <QuoteClosed quote={quote} />
        )}
        <RequestEvents events={events} />
      </div>
      <QuotePreview quote={quote} values={values} />
      {own.conflict && now && (
        <AnswerConflict
          key={now.version}
          kind={QUOTE}
          conflict={own.conflict}
          who={now.answeredBy}
          impossible={
            canBeAnswered(now)
              ? undefined
              : `The request is ${LABELS[now.status].toLowerCase()} by now: it is answered no longer.`
          }
          change={change}
          onSettle={own.settle}
          onBack={own.back}
        />
      )}
    </div>
  );
}
