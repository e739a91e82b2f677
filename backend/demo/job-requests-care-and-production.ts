import { type Opening } from './opening.js';

/** Job requests in nursing, production and logistics. */
export const CARE_AND_PRODUCTION_OPENINGS = [
  {
    key: 'icu-nurse',
    employer: 'neelgiri',
    title: 'Staff Nurse, ICU',
    domain: 'Healthcare',
    type: 'Full-time',
    location: 'Bengaluru',
    salary: '28,000 - 38,000 per month',
    count: 12,
    status: 'active',
    priority: 'urgent',
    description:
      'Care for patients of the new 24-bed cardiac ICU, one nurse for two beds. Three shifts on a published roster. ' +
      'Hostel within walking distance, meals on duty, and a bonus after one year.',
    requirements:
      'GNM or B.Sc Nursing with state council registration. ICU experience is preferred; training is given.',
  },
  {
    key: 'home-nurse',
    employer: 'tulsi',
    title: 'Home Care Nurse',
    domain: 'Healthcare',
    type: 'Full-time',
    location: 'Hyderabad',
    salary: '22,000 - 28,000 per month',
    count: 8,
    status: 'open',
    priority: 'high',
    description:
      'Visit four elderly patients a day in one part of the city: medication, dressings, and a word with the family. ' +
      'Travel is arranged and paid. Day shifts only.',
    requirements: 'ANM, GNM or B.Sc Nursing. Telugu, Hindi or Urdu.',
  },
  {
    key: 'ward-nurse',
    employer: 'neelgiri',
    title: 'Ward Nurse',
    domain: 'Healthcare',
    type: 'Full-time',
    location: 'Bengaluru',
    salary: '22,000 - 28,000 per month',
    count: 2,
    status: 'closed',
    priority: 'medium',
    description:
      'General medicine ward with 32 beds, one nurse for six patients. You work with an electronic patient record; ' +
      'a week of training comes first.',
    requirements: 'GNM or B.Sc Nursing with state council registration.',
  },
  {
    key: 'production-supervisor',
    employer: 'vajra',
    title: 'Production Supervisor',
    domain: 'Automotive',
    type: 'Full-time',
    location: 'Pune',
    salary: '30,000 - 42,000 per month',
    count: 2,
    status: 'open',
    priority: 'high',
    description:
      'Lead 35 operators on the brake lever line at Chakan. You answer for output, scrap and safety of your shift, ' +
      'and hold the ten-minute meeting at its start.',
    requirements: 'Diploma in mechanical or production engineering, four years on a line, team handling.',
  },
  {
    key: 'cnc',
    employer: 'vajra',
    title: 'CNC Operator',
    domain: 'Automotive',
    type: 'Contract',
    location: 'Pune',
    salary: '18,000 - 24,000 per month',
    count: 10,
    status: 'open',
    priority: 'medium',
    description:
      'Run two turning centres per shift, measure parts and change tools. The contract is for eleven months; ' +
      'every year about a third of the operators become permanent.',
    requirements: 'ITI or diploma, one year on CNC machines, reading of drawings.',
  },
  {
    key: 'maintenance',
    employer: 'kaverifoods',
    title: 'Maintenance Engineer',
    domain: 'Food processing',
    type: 'Full-time',
    location: 'Mysuru',
    salary: '4,50,000 - 6,00,000 per year',
    count: 1,
    status: 'closed',
    priority: 'high',
    description:
      'Keep two roasters, a boiler and four packing lines running. Planned stops are on Sundays; you plan them. ' +
      'A team of three technicians reports to you.',
    requirements: 'Diploma or B.E. Mechanical, PLC basics, boiler experience.',
  },
  {
    key: 'warehouse',
    employer: 'dhruvtara',
    title: 'Warehouse Supervisor',
    domain: 'Logistics',
    type: 'Full-time',
    location: 'Bhiwandi',
    salary: '24,000 - 32,000 per month',
    count: 3,
    status: 'open',
    priority: 'medium',
    description:
      'Run receiving or picking for one shift in a warehouse of 90,000 square feet, with 20 pickers. ' +
      'Stock accuracy is measured every week. Shared rooms near the site can be arranged.',
    requirements: 'Two years in a warehouse, any WMS, Hindi.',
  },
  {
    key: 'dispatch',
    employer: 'dhruvtara',
    title: 'Dispatch Coordinator',
    domain: 'Logistics',
    type: 'Full-time',
    location: 'Mumbai',
    salary: '20,000 - 27,000 per month',
    count: 2,
    status: 'active',
    priority: 'high',
    description:
      'Plan the routes of 40 delivery vans every evening and solve what goes wrong the next morning. ' +
      'You make e-way bills and keep drivers and customers informed.',
    requirements: 'Graduate, MS Excel, knowledge of Mumbai and its suburbs is a plus.',
  },
  {
    key: 'inventory',
    employer: 'gulmohar',
    title: 'Inventory Auditor',
    domain: 'Retail',
    type: 'Part-time',
    location: 'Delhi',
    salary: '700 - 900 per day',
    count: 4,
    status: 'pending',
    priority: 'low',
    description:
      'Count and scan stock in our stores on twelve evenings a month, after closing time. Transport home is provided.',
    requirements: 'Class 12, reliable, used to barcode scanners.',
  },
] as const satisfies readonly Opening[];
