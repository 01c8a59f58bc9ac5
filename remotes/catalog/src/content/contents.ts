/** Title and first sentence of each page of text: also what the page says of itself in its head. */
export const CONTENTS = {
  about: {
    title: 'About',
    lead: 'A fast-growing spare parts marketplace for business customers in India.',
  },
  contact: {
    title: 'Contact',
    lead: 'Our parts team in Hyderabad checks fitment, stock and delivery for you.',
  },
  help: { title: 'Help', lead: 'How ordering, quotes, delivery and returns work here.' },
  terms: { title: 'Terms', lead: 'What holds when you order here, in plain words.' },
  finance: { title: 'Finance', lead: 'Paying for vehicles and larger orders over time.' },
  insurance: { title: 'Insurance', lead: 'Covering electric vehicles and their batteries.' },
  investments: {
    title: 'Investments',
    lead: 'Working with us as a supplier, dealer or investor.',
  },
  serviceStations: {
    title: 'EV service stations',
    lead: 'Workshops that fit parts bought here and take vehicles in on a job card.',
    path: '/ev-service-stations',
  },
} as const;

/** Pages of text alone; the service stations are a table. */
export type TextName = Exclude<keyof typeof CONTENTS, 'serviceStations'>;
