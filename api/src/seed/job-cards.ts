interface JobCardSeed {
  number: number;
  /** SKU of the model, for its name and picture. */
  model: string;
  registration: string;
  owner: string;
  complaint: string;
  status: 'Received' | 'In service' | 'Waiting for parts' | 'Ready';
  progress: number;
  mechanic: string | null;
  /** Days from the reception to the first start. */
  receivedDaysAgo: number;
  /** Days from the first start to the day promised. */
  promisedInDays: number;
}

export const JOB_CARDS: JobCardSeed[] = [
  {
    number: 2041,
    model: 'ATHER-450X',
    registration: 'TS 09 EV 4821',
    owner: 'Imran Shaikh',
    complaint: 'Brake noise, front',
    status: 'In service',
    progress: 60,
    mechanic: 'Ravi Kumar',
    receivedDaysAgo: 1.1,
    promisedInDays: 1,
  },
  {
    number: 2040,
    model: 'BAJAJ-RE-E-TEC',
    registration: 'TS 08 UA 1190',
    owner: 'Charminar Cabs',
    complaint: 'Range dropped to 60 km',
    status: 'Waiting for parts',
    progress: 40,
    mechanic: 'Meena Iyer',
    receivedDaysAgo: 1.4,
    promisedInDays: 3,
  },
  {
    number: 2039,
    model: 'OLA-S1-PRO',
    registration: 'AP 39 BK 7702',
    owner: 'Priya Menon',
    complaint: 'Display does not start',
    status: 'Received',
    progress: 5,
    mechanic: null,
    receivedDaysAgo: 1.6,
    promisedInDays: 2,
  },
  {
    number: 2038,
    model: 'REVOLT-RV400',
    registration: 'TS 07 HJ 3345',
    owner: 'Sai Motors',
    complaint: 'First service',
    status: 'Ready',
    progress: 100,
    mechanic: 'Ravi Kumar',
    receivedDaysAgo: 2.2,
    promisedInDays: 0,
  },
  {
    number: 2037,
    model: 'MAHINDRA-TREO-ZOR',
    registration: 'TS 08 UB 6610',
    owner: 'Godavari Logistics',
    complaint: 'Charger port loose',
    status: 'In service',
    progress: 75,
    mechanic: 'Meena Iyer',
    receivedDaysAgo: 2.5,
    promisedInDays: 1,
  },
  {
    number: 2036,
    model: 'BAJAJ-CHETAK',
    registration: 'TS 10 EX 2208',
    owner: 'Sai Motors',
    complaint: 'Rear tyre worn',
    status: 'In service',
    progress: 30,
    mechanic: 'Ravi Kumar',
    receivedDaysAgo: 2.9,
    promisedInDays: 2,
  },
];
