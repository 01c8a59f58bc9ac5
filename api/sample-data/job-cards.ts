import type { JobCardStage } from '@evmandi/contract/domain/job-card-status';

export interface JobCardSeed {
  number: number;
  /** SKU of the model, for its name and picture. */
  model: string;
  registration: string;
  owner: string;
  complaint: string;
  complaints: [text: string, byOwner: boolean][];
  stage: Exclude<JobCardStage, 'Closed'>;
  progress: number;
  mechanic: string | null;
  odometer: number;
  battery: number;
  /** Days from the reception to the first start. */
  receivedDaysAgo: number;
  /** Days from the first start to the day promised. */
  promisedInDays: number;
  /** Minutes of work; done ones first. */
  tasks: [text: string, minutes: number][];
  done: number;
  parts: [sku: string, wanted: number, taken: number][];
  /** Hours after the reception. */
  notes: [hours: number, text: string, actor: string, kind?: 'accepted'][];
}

const FRONT_DESK = 'Front desk';

export const JOB_CARDS: JobCardSeed[] = [
  {
    number: 2041,
    model: 'ATHER-450X',
    registration: 'TS 09 EV 4821',
    owner: 'Imran Shaikh',
    complaint: 'Brake noise, front',
    complaints: [
      ['Grinding noise from the front wheel when braking, more in the morning', true],
      ['Range fell from 85 to about 60 km', true],
      ['Left mirror loose', false],
    ],
    stage: 'In progress',
    progress: 60,
    mechanic: 'Ravi Kumar',
    odometer: 8_412,
    battery: 64,
    receivedDaysAgo: 1.1,
    promisedInDays: 1,
    tasks: [
      ['Inspect front caliper and disc', 40],
      ['Replace brake pad set', 25],
      ['Bleed brake line', 20],
      ['Replace brake disc', 30],
      ['Road test, 5 km', 20],
    ],
    done: 3,
    parts: [
      ['BP-EV-2041', 1, 1],
      ['BD-220-W', 1, 1],
    ],
    notes: [
      [6, 'Estimate accepted by owner', FRONT_DESK, 'accepted'],
      [24.4, 'Brake pads replaced', 'Ravi Kumar'],
      [25, 'Brake line bled', 'Ravi Kumar'],
    ],
  },
  {
    number: 2040,
    model: 'BAJAJ-RE-E-TEC',
    registration: 'TS 08 UA 1190',
    owner: 'Charminar Cabs',
    complaint: 'Range dropped to 60 km',
    complaints: [
      ['A full charge used to last the day. Since the rains it is empty by noon.', true],
    ],
    stage: 'In progress',
    progress: 50,
    mechanic: 'Meena Iyer',
    odometer: 41_260,
    battery: 38,
    receivedDaysAgo: 1.4,
    promisedInDays: 3,
    tasks: [
      ['Read the log of the battery', 30],
      ['Measure cell voltages under load', 60],
      ['Replace the weak module', 90],
      ['Balance and capacity test', 120],
    ],
    done: 2,
    parts: [['CM-LFP-100', 2, 1]],
    notes: [
      [5, 'Two cells below 2.9 V under load: module ordered', 'Meena Iyer'],
      [6, 'Owner informed of the new day', FRONT_DESK],
    ],
  },
  {
    number: 2039,
    model: 'OLA-S1-PRO',
    registration: 'AP 39 BK 7702',
    owner: 'Priya Menon',
    complaint: 'Display does not start',
    complaints: [['The screen stays black after the key is accepted; lights and horn work.', true]],
    stage: 'Open',
    progress: 0,
    mechanic: null,
    odometer: 12_730,
    battery: 81,
    receivedDaysAgo: 1.6,
    promisedInDays: 2,
    tasks: [
      ['Check fuse and supply of the display', 25],
      ['Update or replace the display', 60],
      ['Test drive', 15],
    ],
    done: 0,
    parts: [],
    notes: [],
  },
  {
    number: 2038,
    model: 'REVOLT-RV400',
    registration: 'TS 07 HJ 3345',
    owner: 'Sai Motors',
    complaint: 'First service',
    complaints: [['First service at 1,000 km by the plan of the maker.', true]],
    stage: 'Ready',
    progress: 100,
    mechanic: 'Ravi Kumar',
    odometer: 1_044,
    battery: 92,
    receivedDaysAgo: 2.2,
    promisedInDays: 0,
    tasks: [
      ['Torque check of all axles', 20],
      ['Belt tension and brakes', 25],
      ['Software update', 30],
      ['Wash', 20],
    ],
    done: 4,
    parts: [['BF-DOT4-500', 1, 1]],
    notes: [[30, 'Handed to the front desk', 'Ravi Kumar']],
  },
  {
    number: 2037,
    model: 'MAHINDRA-TREO-ZOR',
    registration: 'TS 08 UB 6610',
    owner: 'Godavari Logistics',
    complaint: 'Charger port loose',
    complaints: [['The plug has to be held to charge. The flap was torn off in the yard.', true]],
    stage: 'In progress',
    progress: 75,
    mechanic: 'Meena Iyer',
    odometer: 28_905,
    battery: 22,
    receivedDaysAgo: 2.5,
    promisedInDays: 1,
    tasks: [
      ['Remove the inlet and inspect the loom', 45],
      ['Replace inlet and flap', 60],
      ['Insulation test', 20],
      ['Charge to 100 % under watch', 40],
    ],
    done: 3,
    parts: [['WH-EXT-2', 1, 1]],
    notes: [[28, 'Insulation above 2 MΩ', 'Meena Iyer']],
  },
  {
    number: 2036,
    model: 'BAJAJ-CHETAK',
    registration: 'TS 10 EX 2208',
    owner: 'Sai Motors',
    complaint: 'Rear tyre worn',
    complaints: [
      ['Worn to the marks on the left. Customer asks for a look at the alignment as well.', true],
    ],
    stage: 'In progress',
    progress: 33,
    mechanic: 'Ravi Kumar',
    odometer: 19_587,
    battery: 57,
    receivedDaysAgo: 2.9,
    promisedInDays: 2,
    tasks: [
      ['Measure the alignment of the swing arm', 30],
      ['Replace the rear tyre', 35],
      ['Balance and test drive', 25],
    ],
    done: 1,
    parts: [['TY-9090-12', 1, 1]],
    notes: [[6, 'Alignment within limits', 'Ravi Kumar']],
  },
];
