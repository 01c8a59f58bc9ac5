import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { IconChevronDown } from '@evmandi/ui/icons';
import { PageHead } from '@evmandi/ui/page-head';
import { Wrap } from '@evmandi/ui/wrap';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './doc-page.module.css';
import type { Page, Question, Section } from './page.ts';

function Disclosure({ question, answer }: Question) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {question}
        <IconChevronDown className={styles.chevron} size={18} aria-hidden />
      </summary>
      <p className={styles.answer}>{answer}</p>
    </details>
  );
}

function Part({ id, title, paragraphs = [], questions = [] }: Section) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed text has no other name
        <p key={index} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {questions.map((entry) => (
        <Disclosure key={entry.question} {...entry} />
      ))}
    </section>
  );
}

/** A page of text with its contents beside it. */
export function DocPage({ title, lead, sections }: Page) {
  return (
    <Wrap>
      <Breadcrumbs items={[{ label: 'Home', to: links.home }, { label: title }]} />
      <PageHead title={title} lead={lead} />
      <div className={styles.page}>
        <nav className={styles.contents} aria-label="On this page">
          <p className={styles.label} aria-hidden="true">
            On this page
          </p>
          <ul className={styles.links}>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <Link to={{ hash: id }} replace className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <article>
          {sections.map((section) => (
            <Part key={section.id} {...section} />
          ))}
        </article>
      </div>
    </Wrap>
  );
}
