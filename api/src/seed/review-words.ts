type Words = Record<'good' | 'fair' | 'poor', readonly string[]>;

export const AUTHORS = [
  'Aarav Reddy',
  'Aisha Khan',
  'Ajay Kulkarni',
  'Ananya Iyer',
  'Arjun Nair',
  'Bhavna Joshi',
  'Chetan Rao',
  'Deepa Pillai',
  'Dinesh Yadav',
  'Fatima Begum',
  'Ganesh Shetty',
  'Harpreet Singh',
  'Harsha Vardhan',
  'Irfan Ali',
  'Jaya Lakshmi',
  'Kabir Malhotra',
  'Kiran Kumar',
  'Lalitha Devi',
  'Manoj Gowda',
  'Meher Baig',
  'Mohan Das',
  'Nikhil Jain',
  'Nisha Thomas',
  'Om Prakash',
  'Padma Sri',
  'Pooja Bhatt',
  'Prakash Naidu',
  'Rahul Mehta',
  'Rakesh Sharma',
  'Rekha Menon',
  'Rohit Gupta',
  'Sandeep Patil',
  'Sarita Mishra',
  'Shabana Sheikh',
  'Shankar Goud',
  'Sneha Kapoor',
  'Srinivas Murthy',
  'Sunita Pawar',
  'Tejas Desai',
  'Uday Bhaskar',
  'Vandana Rao',
  'Varun Chopra',
  'Venkatesh Babu',
  'Vikram Chauhan',
  'Yusuf Mohammed',
  'Zoya Ansari',
];

const PART: Words = {
  good: [
    'Fits without filing.',
    'Same as the one it replaced, at a better price.',
    'Ordered again for the whole fleet.',
    'Good finish and a firm fit.',
    'Does what the sheet says.',
    'Our mechanic asked for this one by number.',
    'Came well packed.',
    'Three months in daily use, nothing to report.',
    'Easy to install with hand tools.',
    'Part number matched, no surprises.',
  ],
  fair: [
    'Works, but the instructions are thin.',
    'Fits after a little adjusting.',
    'Fine for the price.',
    'Took two days longer than promised.',
    'Decent, though I expected thicker material.',
    'Good part, plain box.',
  ],
  poor: [
    'The first one had to be exchanged.',
    'Needed a spacer to fit.',
    'Wore out sooner than hoped.',
    'Arrived with a dented box.',
    'Not the fit I expected for my model.',
  ],
};

const VEHICLE: Words = {
  good: [
    'Rides better than the test ride promised.',
    'Light in traffic and steady on the ring road.',
    'Mileage is as claimed.',
    'The family fights over the keys.',
    'Service was quick and honest.',
    'Delivery on the day promised, papers in order.',
    'Comfortable for two, even on bad roads.',
    'One year, no trouble.',
    'Brakes and lights are a class above.',
    'Worth the wait.',
  ],
  fair: [
    'Good machine, the seat could be softer.',
    'Fine in town, busy on the highway.',
    'Range is a little below the sheet in summer.',
    'Happy overall, the app needs work.',
    'Does the job, looks are a matter of taste.',
  ],
  poor: [
    'Waited three weeks for a spare.',
    'Vibrates above sixty.',
    'The dealer forgot the second key.',
    'Suspension is hard for our roads.',
  ],
};

const SECOND = [
  '',
  '',
  '',
  'Would buy again.',
  'Recommended by a friend, rightly so.',
  'Hyderabad support picked up at once.',
  'Invoice with GST came along.',
  'Used for deliveries.',
  'Bought for the workshop.',
  'Second order.',
];

/** The words for a rating, of a part or of a vehicle. */
export function wordsFor(rating: number, isVehicle: boolean): readonly string[] {
  const words = isVehicle ? VEHICLE : PART;
  return rating >= 4 ? words.good : rating === 3 ? words.fair : words.poor;
}

export const SECOND_SENTENCES: readonly string[] = SECOND;
