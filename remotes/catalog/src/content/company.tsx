import { MINIMUM_ORDER } from '@evmandi/contract/domain/limits';
import { formatPaise } from '@evmandi/contract/domain/money';
import { MailLink, PhoneLink } from './contact-links.tsx';
import { CONTENTS } from './contents.ts';
import type { Page } from './page.ts';

export const about: Page = {
  ...CONTENTS.about,
  sections: [
    {
      id: 'what',
      title: 'What we sell',
      paragraphs: [
        'Electric vehicles, from cycles to four-wheelers, and what keeps them running: spare parts, batteries and battery management, chargers and converters, wiring, accessories and tools.',
        'Every item carries its part number, its price before tax and its stock. A rating comes from the reviews on the product page and from nothing else.',
      ],
    },
    {
      id: 'who',
      title: 'Who it is for',
      paragraphs: [
        'Fleets, dealers and workshops. You can buy at the price shown or put parts on a quote list when you need a quantity.',
      ],
    },
    {
      id: 'where',
      title: 'Where we are',
      paragraphs: [
        <>
          Our parts team sits in Hyderabad and answers on <PhoneLink /> and <MailLink />.
        </>,
      ],
    },
  ],
};

export const contact: Page = {
  ...CONTENTS.contact,
  sections: [
    {
      id: 'reach',
      title: 'Reach us',
      paragraphs: [
        <>
          Phone: <PhoneLink />
        </>,
        <>
          E-mail: <MailLink />
        </>,
      ],
    },
    {
      id: 'at-hand',
      title: 'What to have at hand',
      paragraphs: [
        'The part number from the product page, the make and model of the vehicle, and the quantity. For a question about an order, its number.',
      ],
    },
  ],
};

export const terms: Page = {
  ...CONTENTS.terms,
  sections: [
    {
      id: 'prices',
      title: 'Prices and tax',
      paragraphs: [
        'Prices are in Indian rupees, before tax. The cart adds the tax of each line and shows it apart from the net total.',
        'Where a screen shows dollars, they are converted at the rate that the screen states; you pay in rupees.',
      ],
    },
    {
      id: 'orders',
      title: 'Orders',
      paragraphs: [
        `The smallest order is ${formatPaise(MINIMUM_ORDER)} net of the lines you ticked. What is out of stock cannot be ordered; put it on your quote list instead.`,
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery and returns',
      paragraphs: [
        'Parts in stock arrive in 1-2 days. Shipping is free on every order. Unused parts in their box can come back within 30 days.',
      ],
    },
    {
      id: 'data',
      title: 'What your browser keeps',
      paragraphs: [
        'Your cart, quote list, favorites and comparison are kept in this browser. They are gone when you clear its data for this site.',
      ],
    },
  ],
};
