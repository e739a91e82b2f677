import { type CompanySize } from '../src/companies/company-size.js';
import { type Industry } from '../src/platform/industry.js';

/** A demo employer. Its key is also the name in its addresses. */
export interface Employer {
  key: string;
  name: string;
  contact: string;
  industry: Industry;
  location: string;
  size: CompanySize;
  about: string;
}

/** Every demo employer. */
export const EMPLOYERS = [
  {
    key: 'lehar',
    name: 'Lehar Technologies Private Limited',
    contact: 'Deepa Krishnamurthy',
    industry: 'IT',
    location: 'Bengaluru',
    size: '201-500',
    about:
      'Lehar builds payment and settlement software for co-operative banks. ' +
      'About 300 people work in Bengaluru, most of them engineers. Teams are small and own what they ship.',
  },
  {
    key: 'sutradhar',
    name: 'Sutradhar Software Labs',
    contact: 'Ashwin Gokhale',
    industry: 'IT',
    location: 'Pune',
    size: '51-200',
    about: 'A product engineering company that builds web applications for publishers and training institutes.',
  },
  {
    key: 'ganaka',
    name: 'Ganaka Data Systems',
    contact: 'Srinivas Murthy',
    industry: 'IT',
    location: 'Hyderabad',
    size: '51-200',
    about: 'Ganaka runs reporting and forecasting platforms for pharmacy chains. Clients are in India and the Gulf.',
  },
  {
    key: 'meghdoot',
    name: 'Meghdoot Cloud Services',
    contact: 'Revathi Sundaram',
    industry: 'IT',
    location: 'Chennai',
    size: '501-1000',
    about:
      'Managed hosting and round-the-clock support for more than 400 customers. ' +
      'Offices in Chennai and Thiruvananthapuram.',
  },
  {
    key: 'pixelbazaar',
    name: 'Pixel Bazaar Digital',
    contact: 'Zoya Merchant',
    industry: 'IT',
    location: 'Mumbai',
    size: '11-50',
    about: 'We design and run online shops for Indian handicraft and apparel brands.',
  },
  {
    key: 'nakshatra',
    name: 'Nakshatra Infosystems Limited',
    contact: 'Rohit Malhotra',
    industry: 'IT',
    location: 'Noida',
    size: '1000+',
    about:
      'An IT services company with delivery centres in Noida, Indore and Coimbatore. ' +
      'It maintains business applications for insurers and state utilities.',
  },
  {
    key: 'chhotacode',
    name: 'Chhota Code Studio',
    contact: 'Anoop Kurian',
    industry: 'IT',
    location: 'Kochi',
    size: '1-10',
    about: 'A studio of seven that builds booking software for homestays and houseboats.',
  },
  {
    key: 'neelgiri',
    name: 'Neelgiri Multispeciality Hospital',
    contact: 'Mary Kutty Abraham',
    industry: 'Non-IT',
    location: 'Bengaluru',
    size: '501-1000',
    about: 'A 260-bed hospital with cardiac, neuro and neonatal units. Staff hostel and night transport are provided.',
  },
  {
    key: 'vajra',
    name: 'Vajra Auto Components Limited',
    contact: 'Mahesh Shinde',
    industry: 'Non-IT',
    location: 'Pune',
    size: '1000+',
    about: 'Maker of steering and brake parts for two-wheelers. The two plants at Chakan run three shifts.',
  },
  {
    key: 'kaverifoods',
    name: 'Kaveri Foods and Beverages',
    contact: 'Chandrashekar Urs',
    industry: 'Non-IT',
    location: 'Mysuru',
    size: '201-500',
    about:
      'Kaveri makes filter coffee, pickles and ready mixes that are sold in four southern states. ' +
      'The plant is in the Hebbal industrial area of Mysuru.',
  },
  {
    key: 'dhruvtara',
    name: 'Dhruvtara Logistics',
    contact: 'Gaurav Bhanushali',
    industry: 'Non-IT',
    location: 'Mumbai',
    size: '201-500',
    about:
      'Warehousing and last-mile delivery for consumer goods. ' +
      'Three warehouses at Bhiwandi and a fleet of 180 vehicles.',
  },
  {
    key: 'shahmehra',
    name: 'Shah Mehra and Associates',
    contact: 'Hetal Shah',
    industry: 'Non-IT',
    location: 'Ahmedabad',
    size: '11-50',
    about: 'Chartered accountants for textile traders and small manufacturers since 1998.',
  },
  {
    key: 'gulmohar',
    name: 'Gulmohar Retail Private Limited',
    contact: 'Ishita Khanna',
    industry: 'Non-IT',
    location: 'Delhi',
    size: '1000+',
    about: 'Gulmohar runs 64 family clothing stores in north India. Twelve new stores open this year.',
  },
  {
    key: 'palash',
    name: 'Palash Finserv',
    contact: 'Yashwant Singh Shekhawat',
    industry: 'Non-IT',
    location: 'Jaipur',
    size: '51-200',
    about: 'Loans for two-wheelers and small shops in Rajasthan, with 22 branches.',
  },
  {
    key: 'tulsi',
    name: 'Tulsi Home Care',
    contact: 'Farida Unnisa',
    industry: 'Non-IT',
    location: 'Hyderabad',
    size: '11-50',
    about: 'Nursing and physiotherapy at home for elderly patients in Hyderabad and Secunderabad.',
  },
] as const satisfies readonly Employer[];

/** Keys of the demo employers. */
export type EmployerKey = (typeof EMPLOYERS)[number]['key'];
