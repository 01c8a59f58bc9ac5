import { MailLink, PhoneLink } from './contact-links.tsx';
import { CONTENTS } from './contents.ts';
import type { Page } from './page.ts';

const ask = {
  id: 'ask',
  title: 'Ask us',
  paragraphs: [
    <>
      Call <PhoneLink /> or write to <MailLink />. Please name the vehicles and how many of them.
    </>,
  ],
};

export const finance: Page = {
  ...CONTENTS.finance,
  sections: [
    {
      id: 'how',
      title: 'How it works',
      paragraphs: [
        'EVMandi sells vehicles and parts; it is not a lender and takes no applications on this site. Finance is agreed between you and a bank or finance company of your choice.',
        'Lenders ask for a price in writing. Put the vehicles or parts on your quote list and our team prepares one for you.',
      ],
    },
    ask,
  ],
};

export const insurance: Page = {
  ...CONTENTS.insurance,
  sections: [
    {
      id: 'how',
      title: 'How it works',
      paragraphs: [
        'EVMandi does not sell insurance. In India third-party cover is required by law for motor vehicles on the road; own-damage cover is your choice.',
        'Ask the insurer whether the battery and the charger are covered, and against what: fire, water and theft are often listed apart.',
      ],
    },
    ask,
  ],
};

export const investments: Page = {
  ...CONTENTS.investments,
  sections: [
    {
      id: 'how',
      title: 'How it works',
      paragraphs: [
        'EVMandi offers no investment products and takes no money for any through this site. If somebody offers you one in our name, please tell us.',
        'Suppliers, dealers and investors who want to work with us are welcome to get in touch.',
      ],
    },
    {
      id: 'ask',
      title: 'Get in touch',
      paragraphs: [
        <>
          Call <PhoneLink /> or write to <MailLink />.
        </>,
      ],
    },
  ],
};
