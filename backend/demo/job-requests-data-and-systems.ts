import { type Opening } from './opening.js';

/** Job requests in testing, data and systems. */
export const DATA_AND_SYSTEMS_OPENINGS = [
  {
    key: 'test-engineer',
    employer: 'nakshatra',
    title: 'Test Engineer',
    domain: 'Insurance',
    type: 'Full-time',
    location: 'Noida',
    salary: '5,00,000 - 8,00,000 per year',
    count: 3,
    status: 'open',
    priority: 'medium',
    description:
      'Test the claims portal of a general insurer before each monthly release. You write test cases from the ' +
      'requirements, run them, and follow defects until they are closed.',
    requirements: 'Two years of manual or automated testing, SQL, clear written English.',
  },
  {
    key: 'software-tester',
    employer: 'sutradhar',
    title: 'Software Tester',
    domain: 'Software',
    type: 'Contract',
    location: 'Pune',
    salary: '40,000 - 55,000 per month',
    count: 2,
    status: 'open',
    priority: 'low',
    description:
      'Nine months of testing on a new exam module for training institutes. The contract can be extended. ' +
      'Working from home on all but two days a month.',
    requirements: 'API testing with Postman or a similar tool. Immediate joiners are preferred.',
  },
  {
    key: 'load-tester',
    employer: 'meghdoot',
    title: 'Performance Test Engineer',
    domain: 'Cloud services',
    type: 'Full-time',
    location: 'Chennai',
    salary: '9,00,000 - 12,00,000 per year',
    count: 1,
    status: 'pending',
    priority: 'medium',
    description:
      'Plan and run load tests for customers before their festival sales. You read the results together with the ' +
      'hosting team and say what to change.',
    requirements: 'JMeter or k6, scripting in Python, understanding of Linux servers.',
  },
  {
    key: 'data-analyst',
    employer: 'ganaka',
    title: 'Data Analyst',
    domain: 'Healthcare IT',
    type: 'Full-time',
    location: 'Hyderabad',
    salary: '6,00,000 - 9,00,000 per year',
    count: 3,
    status: 'open',
    priority: 'high',
    description:
      'Answer the questions of pharmacy chains with their own sales data and turn the good answers into dashboards. ' +
      'Each analyst looks after two clients and visits them once a quarter.',
    requirements: 'SQL every day, Power BI or Tableau, and a liking for clean numbers.',
  },
  {
    key: 'data-engineer',
    employer: 'ganaka',
    title: 'Data Engineer',
    domain: 'Healthcare IT',
    type: 'Full-time',
    location: 'Hyderabad',
    salary: '12,00,000 - 18,00,000 per year',
    count: 2,
    status: 'active',
    priority: 'urgent',
    description:
      'Build the pipelines that load 40 million sales lines a day. Today they run on scheduled scripts; ' +
      'your first task is to move them to Airflow.',
    requirements: 'Python, SQL, Airflow or Spark. Experience with AWS is a plus.',
  },
  {
    key: 'bi-developer',
    employer: 'nakshatra',
    title: 'Business Intelligence Developer',
    domain: 'Utilities',
    type: 'Full-time',
    location: 'Noida',
    salary: '7,50,000 - 11,00,000 per year',
    count: 1,
    status: 'open',
    priority: 'medium',
    description:
      'Build reports on billing and outages for a state electricity company. You sit with the client in Sector 62 ' +
      'two days a week and gather what they need.',
    requirements: 'Power BI or Tableau, SQL, two years with business users.',
  },
  {
    key: 'reporting',
    employer: 'meghdoot',
    title: 'Reporting Analyst',
    domain: 'Cloud services',
    type: 'Full-time',
    location: 'Chennai',
    salary: '4,50,000 - 6,00,000 per year',
    count: 1,
    status: 'closed',
    priority: 'low',
    description:
      'Prepare the weekly figures on support tickets, service levels and invoices for management. ' +
      'A part of them still comes from Excel macros, which you replace step by step.',
    requirements: 'Advanced Excel with VBA, SQL, one reporting tool.',
  },
  {
    key: 'devops',
    employer: 'lehar',
    title: 'DevOps Engineer',
    domain: 'Software',
    type: 'Full-time',
    location: 'Bengaluru',
    salary: '12,00,000 - 18,00,000 per year',
    count: 1,
    status: 'open',
    priority: 'urgent',
    description:
      'Run the platform on which 30 services settle payments, in two regions. You make releases boring: ' +
      'automated, reversible and in working hours.',
    requirements: 'Kubernetes or a similar platform, infrastructure as code, Linux. Four years of experience.',
  },
  {
    key: 'cloud-support',
    employer: 'meghdoot',
    title: 'Cloud Support Engineer',
    domain: 'Cloud services',
    type: 'Full-time',
    location: 'Chennai',
    salary: '4,50,000 - 8,00,000 per year',
    count: 6,
    status: 'open',
    priority: 'high',
    description:
      'Answer customers whose servers, networks or mail do not work, by phone and ticket. Shifts rotate every ' +
      'two weeks and night shifts carry an allowance. Certifications are paid by the company.',
    requirements: 'One year in technical support. Linux or networking, English and one southern language or Hindi.',
  },
  {
    key: 'it-support',
    employer: 'nakshatra',
    title: 'IT Support Executive',
    domain: 'IT services',
    type: 'Full-time',
    location: 'Noida',
    salary: '22,000 - 30,000 per month',
    count: 5,
    status: 'open',
    priority: 'high',
    description:
      'First contact for 900 colleagues at the Noida centre: laptops, accounts, printers and meeting rooms. ' +
      'Tickets are kept in ServiceNow. Six days a week with two alternate Saturdays off.',
    requirements: 'Windows and Office 365, basic networking, friendly on the phone.',
  },
  {
    key: 'sysadmin',
    employer: 'ganaka',
    title: 'System Administrator',
    domain: 'Healthcare IT',
    type: 'Full-time',
    location: 'Hyderabad',
    salary: '5,00,000 - 7,00,000 per year',
    count: 1,
    status: 'closed',
    priority: 'high',
    description:
      'Look after 60 virtual servers, the office network and backups. A restore is tested every month, by you.',
    requirements: 'Three years with Linux and Windows Server, VMware, firewalls.',
  },
] as const satisfies readonly Opening[];
