import { MailLink, PhoneLink } from './contact-links.tsx';
import { CONTENTS } from './contents.ts';
import type { Page } from './page.ts';

export const help: Page = {
  ...CONTENTS.help,
  sections: [
    {
      id: 'ordering',
      title: 'Ordering',
      paragraphs: [
        'Put parts in the cart and tick the lines you want to buy now: the totals follow the ticked lines. Lines you leave unticked stay in the cart for next time. The smallest order is ₹50.00 net.',
        'Have a list already? Open Quick order at the top of the page and type part numbers, one in each row.',
      ],
    },
    {
      id: 'quotes',
      title: 'Quotes',
      questions: [
        {
          question: 'How do I collect parts for a quote?',
          answer:
            'Choose Add to quote on any product, in stock or not. The Quote list tab of your cart holds what you collected, with list prices.',
        },
        {
          question: 'How do I ask for a price on a large quantity?',
          answer: (
            <>
              Send the part numbers and quantities to <MailLink /> or call <PhoneLink />.
            </>
          ),
        },
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      paragraphs: [
        'Parts in stock arrive in 1-2 days. A product marked “Exp. delivery on” shows the date we expect it. Shipping is free on every order.',
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
