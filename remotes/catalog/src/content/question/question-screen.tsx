import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconRefresh } from '@evmandi/ui/icons';
import { PageHead } from '@evmandi/ui/page-head';
import { Day } from '@evmandi/ui/time';
import { Wrap } from '@evmandi/ui/wrap';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { links } from '../../links.ts';
import { MailLink, PhoneLink } from '../contact-links.tsx';
import type { QuestionData } from './question-loader.ts';
import styles from './question-screen.module.css';

function Unknown() {
  return (
    <Wrap>
      <PageHead
        title="We could not find that question"
        lead="Please check that the whole address was copied."
      />
      <p className={styles.line}>
        Or call <PhoneLink /> and name the number of your question.
      </p>
      <ButtonLink to={links.listing}>See all products</ButtonLink>
    </Wrap>
  );
}

/** What was asked of the parts team and, once there is one, its answer. */
export function QuestionScreen() {
  const question = useLoaderData<QuestionData>();
  const { revalidate, state } = useRevalidator();
  if (!question) return <Unknown />;
  const { number, name, question: text, askedAt, product, answer } = question;
  return (
    <Wrap>
      <Breadcrumbs items={[{ label: 'Home', to: links.home }, { label: `Question ${number}` }]} />
      <PageHead
        title={`Question ${number}`}
        lead={
          <>
            Asked by {name} on <Day value={askedAt} />
          </>
        }
      />
      <div className={styles.page}>
        <Card as="section" className={styles.box} aria-labelledby="asked">
          <h2 id="asked" className={styles.title}>
            Your question
          </h2>
          {product && (
            <p className={styles.line}>
              About{' '}
              <Link to={links.product(product.id)} className={styles.link}>
                {product.name}
              </Link>{' '}
              <span className={styles.sku}>({product.sku})</span>
            </p>
          )}
          <p className={styles.text}>{text}</p>
        </Card>
        <Card as="section" className={styles.box} aria-labelledby="answer">
          <h2 id="answer" className={styles.title}>
            Our answer
          </h2>
          <div role="status">
            {answer ? (
              <>
                <p className={styles.text}>{answer.text}</p>
                <p className={styles.line}>
                  Answered on <Day value={answer.at} />
                </p>
              </>
            ) : (
              <p className={styles.text}>
                There is no answer yet. It will appear here; no e-mail is sent, so keep the address
                of this page.
              </p>
            )}
          </div>
          {!answer && (
            <Button
              variant="secondary"
              size="sm"
              busy={state === 'loading'}
              onClick={() => void revalidate()}
            >
              <IconRefresh aria-hidden />
              Look again
            </Button>
          )}
        </Card>
        <p className={styles.line}>
          Quicker by phone: <PhoneLink /> or <MailLink />.
        </p>
      </div>
    </Wrap>
  );
}
