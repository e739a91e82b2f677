import { type Opening } from './opening.js';

/** Job requests in accounts, sales and HR. */
export const COMMERCIAL_OPENINGS = [
  {
    key: 'accounts-executive',
    employer: 'shahmehra',
    title: 'Accounts Executive',
    domain: 'Accounting',
    type: 'Full-time',
    location: 'Ahmedabad',
    salary: '22,000 - 30,000 per month',
    count: 3,
    status: 'open',
    priority: 'high',
    description:
      'Keep the books of eight to ten textile traders and file their GST and TDS returns. ' +
      'You meet each client once a month at the Ring Road market.',
    requirements: 'B.Com or M.Com, Tally Prime, two seasons of GST returns. Gujarati is a plus.',
  },
  {
    key: 'senior-accountant',
    employer: 'kaverifoods',
    title: 'Senior Accountant',
    domain: 'Food processing',
    type: 'Full-time',
    location: 'Mysuru',
    salary: '5,00,000 - 7,00,000 per year',
    count: 1,
    status: 'open',
    priority: 'medium',
    description:
      'Close the books of the Mysuru plant every month and prepare the statutory audit. You lead two accountants and ' +
      'report to the finance head. Costing per product line is your first project.',
    requirements: 'CA Intermediate, CMA or MBA Finance with four years of experience. SAP FI is a plus.',
  },
  {
    key: 'payables',
    employer: 'palash',
    title: 'Accounts Payable Associate',
    domain: 'Financial services',
    type: 'Full-time',
    location: 'Jaipur',
    salary: '20,000 - 27,000 per month',
    count: 2,
    status: 'closed',
    priority: 'medium',
    description:
      'Check and book about 120 invoices a week from 22 branches, and pay them on time. ' +
      'You are the contact for vendors and branch managers.',
    requirements: 'B.Com, Tally Prime, careful work with numbers.',
  },
  {
    key: 'branch-accountant',
    employer: 'gulmohar',
    title: 'Branch Accountant',
    domain: 'Retail',
    type: 'Full-time',
    location: 'Delhi',
    salary: '25,000 - 32,000 per month',
    count: 2,
    status: 'pending',
    priority: 'medium',
    description:
      'Reconcile daily sales, card settlements and petty cash of six stores in west Delhi. ' +
      'You visit each store once a week.',
    requirements: 'B.Com, two years in retail accounts, own two-wheeler.',
  },
  {
    key: 'area-sales',
    employer: 'kaverifoods',
    title: 'Area Sales Executive',
    domain: 'Food processing',
    type: 'Full-time',
    location: 'Bengaluru',
    salary: '25,000 - 36,000 per month',
    count: 6,
    status: 'open',
    priority: 'high',
    description:
      'Bring filter coffee and ready mixes into 200 shops of your area and keep the shelves full. ' +
      'Fixed salary plus incentive, fuel and phone paid. Training takes two weeks at the Mysuru plant.',
    requirements: 'One year of field sales in consumer goods, two-wheeler licence. Kannada or Hindi.',
  },
  {
    key: 'store-sales',
    employer: 'gulmohar',
    title: 'Retail Sales Associate',
    domain: 'Retail',
    type: 'Full-time',
    location: 'Delhi',
    salary: '18,000 - 24,000 per month',
    count: 12,
    status: 'active',
    priority: 'urgent',
    description:
      'Staff for the new store at Rajouri Garden: advise customers, bill, and arrange the floor. ' +
      'Incentive on store sales, one fixed weekday off, staff discount.',
    requirements: 'Class 12 or a degree. Polite manner, Hindi, working English.',
  },
  {
    key: 'relationship',
    employer: 'palash',
    title: 'Relationship Officer, Two-wheeler Loans',
    domain: 'Financial services',
    type: 'Full-time',
    location: 'Jaipur',
    salary: '3,00,000 - 4,50,000 per year',
    count: 4,
    status: 'open',
    priority: 'medium',
    description:
      'Sit with two-wheeler dealers, help customers with loan applications and follow up until disbursal. ' +
      'You look after eight dealers in Jaipur district.',
    requirements: 'Graduate with one year of sales. Experience with loans or insurance is a plus.',
  },
  {
    key: 'hr-executive',
    employer: 'vajra',
    title: 'HR Executive, Plant',
    domain: 'Automotive',
    type: 'Full-time',
    location: 'Pune',
    salary: '25,000 - 34,000 per month',
    count: 1,
    status: 'open',
    priority: 'medium',
    description:
      'Look after attendance, contractor compliance and joining formalities of 600 operators at Chakan. ' +
      'You sit on the shop floor, not at head office. Company bus from Pimpri.',
    requirements: 'MBA or diploma in HR, PF and ESI rules, Marathi or Hindi.',
  },
  {
    key: 'recruiter',
    employer: 'nakshatra',
    title: 'Talent Acquisition Executive',
    domain: 'IT services',
    type: 'Full-time',
    location: 'Noida',
    salary: '3,50,000 - 5,00,000 per year',
    count: 2,
    status: 'open',
    priority: 'low',
    description:
      'Find and screen developers and support staff for three delivery centres. ' +
      'You own a role from the first call to the joining day, about ten roles at a time.',
    requirements: 'One year of recruitment, good phone manner, English and Hindi.',
  },
] as const satisfies readonly Opening[];
