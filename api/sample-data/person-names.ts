/** First names and the family names that go with them. */
const GROUPS: readonly [first: string, last: string][] = [
  [
    'Aarav Ananya Anil Arjun Bhavna Chetan Deepa Divya Ganesh Harsha Hemanth Jaya Karthik Kiran Lalitha ' +
      'Lavanya Madhu Manoj Meena Mohan Naresh Nikhila Padma Prakash Ravi Rekha Sandhya Shankar Srinivas ' +
      'Sruthi Suresh Uday Vandana Venkatesh Vinay',
    'Babu Chowdary Goud Gowda Hegde Iyer Krishnan Menon Murthy Naidu Nair Pillai Raju Rao Reddy Shetty Varma',
  ],
  [
    'Aditi Ajay Amit Ashok Bhavesh Dinesh Gaurav Harish Jignesh Kabir Komal Mukesh Nikhil Nisha Om Pooja ' +
      'Priya Rahul Rakesh Ritu Rohit Sachin Sandeep Sarita Sneha Sunita Swati Tejas Varun Vikram',
    'Agarwal Bhatt Chauhan Chopra Desai Gupta Jain Joshi Kapoor Kulkarni Malhotra Mehta Mishra Patil Pawar ' +
      'Saxena Sharma Shinde Verma Yadav',
  ],
  [
    'Aisha Asif Farhan Fatima Irfan Javed Meher Nazia Rizwan Salman Sameer Shabana Yusuf Zoya',
    'Ali Ansari Baig Hussain Khan Mirza Qureshi Shaikh Siddiqui',
  ],
  [
    'Anita Annie Daniel Francis Jacob Joseph Nancy Rosy Thomas Vincent',
    'Dsouza Fernandes George Lobo Mathew Pereira',
  ],
  ['Amarjit Gurpreet Harpreet Jaspreet Manjit Simran', 'Ahluwalia Bedi Gill Sandhu Sidhu Singh'],
];

/** Whole names of people: more than any product has reviews. */
export const PERSON_NAMES: readonly string[] = GROUPS.flatMap(([first, last]) =>
  first.split(' ').flatMap((given) => last.split(' ').map((family) => `${given} ${family}`)),
);
