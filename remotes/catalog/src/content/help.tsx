import { MINIMUM_ORDER } from '@evmandi/contract/domain/limits';
import { formatPaise } from '@evmandi/contract/domain/money';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './contact-links.module.css';
import { MailLink, PhoneLink } from './contact-links.tsx';
import { CONTENTS } from './contents.ts';
import type { Page } from './page.ts';

export const help: Page = {
  ...CONTENTS.help,
  sections: [
    {
      id: 'finding',
      title: 'Finding a part',
      paragraphs: [
        'Type a part number or a name into the field at the top of the page; an exact part number opens its product. Spelling need not be perfect.',
        'In a listing, the filters at its side narrow it down and the address keeps what you chose, so you can send it to a colleague.',
      ],
      questions: [
        {
          question: 'How do I know whether a part fits my vehicle?',
          answer:
            'Open the product and choose Ask an expert. The part number goes along with your question, and the answer appears on a page of its own.',
        },
        {
          question: 'How do I compare parts?',
          answer:
            'Press the scales on up to four products and open Comparison. It can show the rows that differ or those that are alike.',
        },
      ],
    },
    {
      id: 'ordering',
      title: 'Ordering',
      paragraphs: [
        `Put parts in the cart and tick the lines you want to buy now: the totals follow the ticked lines. Lines you leave unticked stay in the cart for next time. The smallest order is ${formatPaise(MINIMUM_ORDER)} net.`,
      ],
      questions: [
        {
          question: 'I have a list already. Must I search for each part?',
          answer:
            'No. Open Quick order at the top of the page and type part numbers, one in each row, or upload a list as XLS, XLSX or CSV.',
        },
        {
          question: 'How do I pay?',
          answer: 'By bank transfer against an invoice, or on delivery. You choose at checkout.',
        },
        {
          question: 'Are taxes included in the prices?',
          answer:
            'No. Prices are before tax; the cart adds the tax of each line and shows it apart from the net total.',
        },
        {
          question: 'Do I need an account to order?',
          answer:
            'No. Your name, phone, e-mail and address are enough. Signed in, you find your orders under My orders.',
        },
      ],
    },
    {
      id: 'quotes',
      title: 'Quotes',
      questions: [
        {
          question: 'How do I ask for a price on a large quantity?',
          answer: (
            <>
              Choose Add to quote on any product, in stock or not, then send the{' '}
              <Link to={links.quoteList} className={styles.link}>
                quote list
              </Link>{' '}
              with your name, phone and e-mail.
            </>
          ),
        },
        {
          question: 'Where does the answer to my quote or question appear?',
          answer:
            'You get a request number and a page whose address only you have; the answer appears there. No e-mail is sent, so keep the address.',
        },
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      paragraphs: [
        'Parts in stock arrive in 1-2 days, and shipping is free on every order. Enter your PIN code on the product page to see the days.',
      ],
      questions: [
        {
          question: 'What does “Exp. delivery on” mean?',
          answer:
            'The part is not in stock now and we expect more on that day. You can order it; it leaves when it has arrived.',
        },
        {
          question: 'Can I order what is out of stock?',
          answer: 'No, but you can add it to your quote list and ask when it will be back.',
        },
      ],
    },
    {
      id: 'returns',
      title: 'Returns',
      paragraphs: [
        'Unused parts in their box can come back within 30 days. Call us with the order number and we arrange the pickup.',
      ],
    },
    {
      id: 'service',
      title: 'Fitting and service',
      paragraphs: [
        <>
          Workshops that fit parts bought here are listed under{' '}
          <Link to={CONTENTS.serviceStations.path} className={styles.link}>
            EV service stations
          </Link>
          . Many of them take your vehicle in on a job card that you can follow here.
        </>,
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      paragraphs: [
        <>
          Our parts team in Hyderabad answers on <PhoneLink /> and <MailLink />.
        </>,
      ],
    },
  ],
};
