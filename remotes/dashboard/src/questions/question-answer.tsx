import type { AdminQuestion } from '@evmandi/api/contract/admin-questions';
import { MAX_QUESTION } from '@evmandi/contract/domain/limits';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { pictureAddress } from '@evmandi/runtime';
import { TextArea } from '@evmandi/ui/controls';
import { Form, FormFailure, FormField, SubmitButton } from '@evmandi/ui/form';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Pill } from '@evmandi/ui/pill';
import { Day, Moment } from '@evmandi/ui/time';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { AnswerConflict } from '../requests/answer-conflict.tsx';
import { Asker } from '../requests/asker.tsx';
import { RequestEvents } from '../requests/request-events.tsx';
import requests from '../requests/requests.module.css';
import { ShopperView } from '../requests/shopper-view.tsx';
import { useAnswer } from '../requests/use-answer.ts';
import { checkAnswer, QUESTION } from './answer-question.ts';
import styles from './question-answer.module.css';
import { SavedAnswers } from './saved-answers.tsx';

interface Props {
  question: AdminQuestion;
  onSaved: (question: AdminQuestion) => void;
}

/** The question with its answer to be written, and the shopper's page beside it. */
export function QuestionAnswer({ question, onSaved }: Props) {
  const { number, name, phone, email, text, askedAt, product, answer, token, events } = question;
  const own = useAnswer(QUESTION, question, {
    initial: QUESTION.valuesOf(question),
    check: checkAnswer,
    onSaved,
  });
  const typed = own.values.text ?? '';
  const isSent = typed.trim() === (answer?.text ?? '');
  const now = own.conflict?.now;
  return (
    <div className={requests.columns}>
      <div className={requests.main}>
        <Asker name={name} phone={phone} email={email} />
        {product && (
          <div className={styles.product}>
            <Media className={styles.media}>
              <Picture src={pictureAddress(product.picture.path)} alt="" width={76} height={60} />
            </Media>
            <div>
              <Link className={requests.link} to={links.product(product.id)}>
                {product.name}
              </Link>
              <p className={requests.small}>{product.sku}</p>
            </div>
          </div>
        )}
        <div>
          <p className={requests.said}>{text}</p>
          <p className={requests.small}>
            Asked <Moment value={askedAt} />
          </p>
        </div>
        <Form
          className={requests.form}
          change={{ ...own.change, send: () => own.send() }}
          read={() => undefined}
        >
          <FormField
            name="text"
            label="Answer"
            hint={`${formatNumber(typed.length)} of ${formatNumber(MAX_QUESTION)} characters`}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={6}
                value={typed}
                onChange={(event) => own.set('text', event.target.value)}
              />
            )}
          </FormField>
          <SavedAnswers text={typed} onText={(text) => own.set('text', text)} />
          <FormFailure what="The answer was not sent" />
          <div className={requests.send}>
            <SubmitButton disabled={isSent}>
              {answer ? 'Send the better answer' : 'Send answer'}
            </SubmitButton>
          </div>
        </Form>
        <RequestEvents events={events} />
      </div>
      <ShopperView
        title={`Your question ${number}`}
        mark={
          isSent ? (
            <Pill tone={answer ? 'delivered' : 'pending'}>{answer ? 'Sent' : 'No answer yet'}</Pill>
          ) : (
            <Pill tone="inactive">Draft</Pill>
          )
        }
        path={links.questionPage(token)}
      >
        <p className={styles.bubble}>
          {text}
          <span className={requests.small}>
            You, <Day value={askedAt} />
          </span>
        </p>
        {typed.trim() === '' ? (
          <p className={requests.small}>
            There is no answer yet. It will appear here; no e-mail is sent.
          </p>
        ) : (
          <p className={styles.reply}>
            {typed.trim()}
            <span className={styles.replyBy}>
              EVMandi, {isSent && answer ? <Day value={answer.at} /> : 'today'}
            </span>
          </p>
        )}
      </ShopperView>
      {own.conflict && now && (
        <AnswerConflict
          key={now.version}
          kind={QUESTION}
          conflict={own.conflict}
          who={now.answer?.by ?? null}
          impossible={undefined}
          change={own.change}
          onSettle={own.settle}
          onBack={own.back}
        />
      )}
    </div>
  );
}
