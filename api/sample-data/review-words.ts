import type { Fuel } from '@evmandi/contract/domain/filter-values';
import type { Vehicle } from '../src/database/tables/catalog.ts';

type Tone = 'good' | 'fair' | 'poor';
type Words = Record<Tone, readonly string[]>;

/** What is reviewed: a part, or a vehicle and what it runs on. */
export interface Subject {
  vehicle?: Vehicle;
  fuel?: Fuel;
  /** Slug of a part's own category. */
  category?: string;
}

const ANY_PART: Words = {
  good: [
    'Same as the one it replaced, at a better price.',
    'Good finish, nothing rattles.',
    'Does what the sheet says.',
    'Came well packed.',
    'Three months in daily use, nothing to report.',
    'Part number matched, no surprises.',
    'The figures on the page are the figures in the box.',
    'Went through the whole rainy season without a fault.',
    'Right weight, right finish, right price.',
    'Feels sturdier than the one from the roadside shop.',
  ],
  fair: [
    'Fine for the price.',
    'Took two days longer than promised.',
    'Decent, though I expected thicker material.',
    'Good quality, plain box.',
    'Does the job, the colour is darker than in the picture.',
  ],
  poor: [
    'The first one had to be exchanged.',
    'Wore out sooner than hoped.',
    'Arrived with a dented box.',
    'The finish went dull after a month outside.',
  ],
};

/** Of what a workshop fits. */
const FITTED: Words = {
  good: [
    'Fits without filing.',
    'Our mechanic asked for this one by number.',
    'Easy to fit with the tools at hand.',
    'Measured it on the bench: within the sheet.',
    'Ordered again for the whole fleet.',
  ],
  fair: ['Works, but the instructions are thin.', 'Fits after a little adjusting.'],
  poor: ['Needed a spacer to fit.', 'Not the fit I expected for my model.'],
};

/** Of what a rider takes along. */
const CARRIED: Words = {
  good: [
    'Our riders use it every day.',
    'Sells over the counter as fast as we can stock it.',
    'Just the right size.',
    'Looks good on the road and in the rain.',
  ],
  fair: ['Good, but one more colour would be welcome.', 'A little stiff in the first week.'],
  poor: ['Smaller than it looks in the picture.', 'The stitching gave way at one corner.'],
};

const ANY_VEHICLE: Words = {
  good: [
    'Service was quick and honest.',
    'Delivery on the day promised, papers in order.',
    'No trouble so far.',
    'Brakes and lights are a class above.',
    'Worth the wait.',
    'The test ride settled it.',
    'Registration was done when it reached us.',
    'Looks better on the road than in the picture.',
    'Build quality is what I hoped for.',
    'Every promise of the salesman held.',
  ],
  fair: [
    'Does the job, looks are a matter of taste.',
    'Good machine, delivery took a week longer than promised.',
    'Fine so far, spares have to be ordered.',
    'Solid, but the switches feel cheap.',
  ],
  poor: [
    'Waited three weeks for a spare.',
    'The dealer forgot the second key.',
    'Suspension is hard for our roads.',
    'Paint chipped in the first month.',
  ],
};

const BURNING: Words = {
  good: [
    'Mileage is as claimed.',
    'Pulls cleanly from low revs.',
    'Starts at the first touch, even in winter.',
    'Smooth box and a light clutch.',
  ],
  fair: ['Fine in town, busy on the highway.', 'Mileage settled only after the second service.'],
  poor: ['Vibrates above sixty.', 'Mileage is well below the sheet.'],
};

const ELECTRIC: Words = {
  good: [
    'Range is as claimed when ridden gently.',
    'Charges overnight and costs next to nothing to run.',
    'So quiet that people turn around late.',
    'The battery has not lost a bar yet.',
  ],
  fair: ['Range is a little below the sheet in summer.', 'Happy overall, the app needs work.'],
  poor: ['Range fell after the first summer.', 'The charger had to be replaced once.'],
};

const TWO_WHEELS: Words = {
  good: [
    'Rides better than the test ride promised.',
    'Light in traffic and steady on the ring road.',
    'Comfortable for two, even on bad roads.',
    'The family fights over the keys.',
  ],
  fair: ['Good machine, the seat could be softer.'],
  poor: ['The seat is too hard for an hour.'],
};

const THREE_WHEELS: Words = {
  good: [
    'Carries a full load up the flyover without complaint.',
    'Passengers ask for it by its colour.',
    'Pays its instalment with a day in hand.',
  ],
  fair: ['Good earner, the cabin gets hot at noon.'],
  poor: ['The turning circle is wider than that of the old one.'],
};

const FOUR_WHEELS: Words = {
  good: [
    'Easy to park and calm on the highway.',
    'The air conditioner copes with May.',
    'Our drivers prefer it to the old one.',
  ],
  fair: ['Comfortable in front, tight behind.'],
  poor: ['The touch screen freezes now and then.'],
};

const CYCLE: Words = {
  good: [
    'The motor takes the hill, the legs do the rest.',
    'To the metro and back on one charge a week.',
    'Light enough to carry up one floor.',
  ],
  fair: ['Good cycle, the mudguards rattle.'],
  poor: ['Spokes needed truing within a month.'],
};

const ON_WHEELS: Record<Vehicle, Words> = {
  bike: TWO_WHEELS,
  scooter: TWO_WHEELS,
  cycle: CYCLE,
  'three-wheeler': THREE_WHEELS,
  'four-wheeler': FOUR_WHEELS,
};

/** Said of anything; after a complaint only what is no praise. */
const FURTHER: Record<'any' | 'pleased' | 'part', readonly string[]> = {
  any: [
    'Invoice with GST came along.',
    'Bought for the workshop.',
    'Paid by transfer, shipped the next day.',
    'Second order.',
  ],
  pleased: [
    'Would buy again.',
    'Recommended by a friend, rightly so.',
    'Hyderabad support picked up at once.',
    'The price was the best of three offers.',
    'My brother ordered one, too.',
  ],
  part: ['Used for deliveries.', 'Ordered with three other things, all in one parcel.'],
};

const toneOf = (stars: number): Tone => (stars >= 4 ? 'good' : stars === 3 ? 'fair' : 'poor');

const CARRIED_CATEGORIES = ['accessories', 'bags', 'bells', 'covers', 'tools', 'wire-locks'];

function wordsAbout({ vehicle, fuel, category = '' }: Subject): Words[] {
  if (!vehicle) return [ANY_PART, CARRIED_CATEGORIES.includes(category) ? CARRIED : FITTED];
  const power = fuel === 'electric' ? ELECTRIC : BURNING;
  return [ANY_VEHICLE, vehicle === 'cycle' ? CYCLE : power, ON_WHEELS[vehicle]];
}

/** First sentences of reviews with so many stars. */
export const firstSentences = (stars: number, subject: Subject): readonly string[] =>
  wordsAbout(subject).flatMap((words) => words[toneOf(stars)]);

/** What may follow; as often as not nothing does. */
export function furtherSentences(stars: number, { vehicle }: Subject): readonly string[] {
  const said = [
    ...FURTHER.any,
    ...(stars >= 4 ? FURTHER.pleased : []),
    ...(vehicle ? [] : FURTHER.part),
  ];
  return [...said.map(() => ''), ...said];
}
