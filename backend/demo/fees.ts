import { type EmployerKey } from './companies.js';
import { type PersonName } from './people.js';

/**
 * What became of a fee: not invoiced yet; invoiced and due; settled in full, or with income tax deducted; settled in part; credited in
 * full, or credited and invoiced anew; charged more for being late; paid by a cheque that bounced and then by transfer.
 */
export type Fee = 'none' | 'due' | 'paid' | 'deducted' | 'part' | 'credited' | 'anew' | 'late' | 'bounced';

/** Days from placing a person to the first working day, where no connection says it. */
export const DAYS_OF_NOTICE = 20;

/** A placement of the year whose connection, job and person are gone. `joined` and `left` are days before the seed. */
export interface EarlierPlacement {
  name: string;
  title: string;
  employer: EmployerKey;
  /** Rupees of the first month; null when the agency does not know it yet. */
  gross: number | null;
  joined: number | null;
  fee: Fee;
  left?: number;
  isReverted?: boolean;
  /** Name of the person whom this one replaces. */
  replaces?: string;
}

const row = (
  name: string,
  title: string,
  employer: EmployerKey,
  gross: number | null,
  joined: number | null,
  fee: Fee,
  more: Pick<EarlierPlacement, 'left' | 'isReverted' | 'replaces'> = {},
): EarlierPlacement => ({ name, title, employer, gross, joined, fee, ...more });

/**
 * Placements of the year that have no connection any more, each employer's earliest first. The invoice of Aravind Shetty is not sent so
 * far: its first reminder is due 33 days after joining at the earliest.
 */
export const EARLIER_PLACEMENTS: readonly EarlierPlacement[] = [
  row('Anjali Deshpande', 'React Developer', 'lehar', 95_000, 362, 'deducted'),
  row('Rakesh Menon', 'Back-end Engineer', 'lehar', 1_10_000, 292, 'paid'),
  row('Tanvi Bhat', 'Product Designer', 'lehar', 88_000, 212, 'deducted', { left: 150 }),
  row('Suraj Hebbar', 'Product Designer', 'lehar', 88_000, 121, 'none', { left: 62, replaces: 'Tanvi Bhat' }),
  row('Nisha Prabhu', 'Product Designer', 'lehar', 88_000, 25, 'none', { replaces: 'Suraj Hebbar' }),
  row('Kiran Gowda', 'Test Engineer', 'lehar', 62_000, 64, 'due'),
  row('Aravind Shetty', 'React Developer', 'lehar', 98_000, 31, 'due'),
  row('Pavithra Raj', 'DevOps Engineer', 'lehar', 1_35_000, 21, 'none'),
  row('Amol Kulkarni', 'Front-end Developer', 'sutradhar', 72_000, 355, 'deducted'),
  row('Rutuja Pawar', 'Content Engineer', 'sutradhar', 45_555.55, 255, 'anew'),
  row('Harika Rao', 'Data Analyst', 'ganaka', 68_000, 280, 'paid'),
  row('Sai Teja Vemuri', 'Data Engineer', 'ganaka', 1_05_000, 96, 'part'),
  row('Bharath Kumar', 'Linux Administrator', 'meghdoot', 54_000, 240, 'deducted'),
  row('Janani Ravi', 'Cloud Support Engineer', 'meghdoot', 46_000, 28, 'none'),
  row('Faisal Khan', 'UI Developer', 'pixelbazaar', 52_000, 265, 'paid'),
  row('Pankaj Tyagi', 'Java Developer', 'nakshatra', 78_000, 310, 'deducted'),
  row('Shweta Tomar', 'Test Engineer', 'nakshatra', 58_000, 158, 'due'),
  row('Deepa Rawat', 'BI Developer', 'nakshatra', 76_000, 119, 'late'),
  row('Anu Jacob', 'Full-Stack Developer', 'chhotacode', 70_000, 225, 'paid'),
  row('Leena Thomas', 'ICU Nurse', 'neelgiri', 36_000, 295, 'paid'),
  row('Manjula Kotian', 'Ward Nurse', 'neelgiri', 26_000, 175, 'part'),
  row('Sachin Bhosale', 'CNC Operator', 'vajra', 24_000, 320, 'paid'),
  row('Yogesh More', 'Production Supervisor', 'vajra', 40_000, 83, 'due', { isReverted: true }),
  row('Ganesh Jagtap', 'Maintenance Technician', 'vajra', 38_000, 87, 'due'),
  row('Shwetha Urs', 'Quality Officer', 'kaverifoods', 33_000, 250, 'paid'),
  row('Prakash Sawant', 'Warehouse Manager', 'dhruvtara', 42_000, 235, 'bounced'),
  row('Nilesh Rane', 'Fleet Coordinator', 'dhruvtara', 31_000, 140, 'credited', { isReverted: true }),
  row('Mitali Desai', 'Accounts Executive', 'shahmehra', 30_000, 180, 'deducted'),
  row('Ritu Bhatia', 'Store Manager', 'gulmohar', 48_000, 270, 'paid'),
  row('Aman Sethi', 'Visual Merchandiser', 'gulmohar', 34_000, 58, 'part'),
  row('Mukesh Jangid', 'Payables Executive', 'palash', 26_000, 52, 'none', { replaces: 'Jignesh Patel' }),
  row('Noor Fatima', 'Home Nurse', 'tulsi', 27_000, 23, 'none'),
  row('Sajida Parveen', 'Physiotherapist', 'tulsi', null, null, 'none', { isReverted: true }),
];

/** What became of the fees of people who are placed by a connection; who is missing here has joined lately or not yet. */
export const FEES_OF_CONNECTED: Readonly<Partial<Record<PersonName, Fee>>> = {
  'Simran Kaur': 'paid',
  'Mohammed Faizan': 'due',
  'Vikram Rathore': 'part',
  'Neha Agarwal': 'deducted',
  'Divya Menon': 'paid',
  'Farhan Qureshi': 'paid',
  'Shalini Pillai': 'deducted',
  'Gurleen Sidhu': 'due',
  'Kavita Sharma': 'due',
  'Jignesh Patel': 'paid',
  'Sameer Kapoor': 'due',
  'Rekha Kumari': 'paid',
  'Vijay Anand': 'paid',
  'Balasubramanian Natarajan': 'due',
};
