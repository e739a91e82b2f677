import { type Opening } from './opening.js';

/** Job requests for developers and testers. */
export const SOFTWARE_OPENINGS = [
  {
    key: 'react',
    employer: 'lehar',
    title: 'React Developer',
    domain: 'Software',
    type: 'Full-time',
    location: 'Bengaluru',
    salary: '9,00,000 - 14,00,000 per year',
    count: 3,
    status: 'open',
    priority: 'high',
    description:
      'Build the console with which branch staff of co-operative banks settle payments. You work with two designers ' +
      'and four back-end engineers and see your work in use every fortnight. ' +
      'The office is in Indiranagar, three days a week.',
    requirements: 'Three years with React and TypeScript. Tests are written with the feature, not after it.',
  },
  {
    key: 'frontend',
    employer: 'sutradhar',
    title: 'Front-end Developer',
    domain: 'Software',
    type: 'Full-time',
    location: 'Pune',
    salary: '7,00,000 - 10,00,000 per year',
    count: 2,
    status: 'open',
    priority: 'medium',
    description:
      'Take over the reader of an e-learning platform with 90,000 monthly users. Accessibility and speed on cheap ' +
      'phones matter more than new features this year.',
    requirements: 'Two years with Angular or React. Knowledge of WCAG is a plus.',
  },
  {
    key: 'full-stack',
    employer: 'chhotacode',
    title: 'Full-Stack JavaScript Developer',
    domain: 'Travel',
    type: 'Full-time',
    location: 'Kochi',
    salary: '8,00,000 - 11,00,000 per year',
    count: 1,
    status: 'active',
    priority: 'high',
    description:
      'Join a studio of seven and own the booking engine for houseboats from screen to database. ' +
      'You talk to the operators yourself. Working from home is possible after the first three months.',
    requirements: 'JavaScript or TypeScript on both sides, SQL, and the patience to answer a customer on the phone.',
  },
  {
    key: 'web-shop',
    employer: 'pixelbazaar',
    title: 'Web Developer',
    domain: 'E-commerce',
    type: 'Full-time',
    location: 'Mumbai',
    salary: '5,00,000 - 7,00,000 per year',
    count: 2,
    status: 'closed',
    priority: 'medium',
    description:
      'Build and run online shops for apparel brands, from the product page to the checkout. ' +
      'Each developer looks after three shops. The office is in Lower Parel.',
    requirements: 'JavaScript, HTML and CSS; experience with any shop system.',
  },
  {
    key: 'ui-intern',
    employer: 'lehar',
    title: 'UI Developer Intern',
    domain: 'Software',
    type: 'Internship',
    location: 'Bengaluru',
    salary: '20,000 per month',
    count: 2,
    status: 'pending',
    priority: 'low',
    description:
      'Six months in the design system team: you turn Figma components into tested React components. ' +
      'A mentor reviews your work every day. Good interns are offered a job.',
    requirements: 'Final year or just graduated. HTML, CSS and basic JavaScript.',
  },
  {
    key: 'java-senior',
    employer: 'lehar',
    title: 'Senior Java Developer',
    domain: 'Software',
    type: 'Full-time',
    location: 'Bengaluru',
    salary: '16,00,000 - 22,00,000 per year',
    count: 2,
    status: 'active',
    priority: 'urgent',
    description:
      'Own the settlement service that moves money between 140 banks every night. Correctness comes first: ' +
      'every change is reviewed by two people. One week of on-call duty in eight, paid extra.',
    requirements: 'Six years with Java and Spring Boot, good SQL, experience with message queues.',
  },
  {
    key: 'backend',
    employer: 'ganaka',
    title: 'Back-end Developer',
    domain: 'Healthcare IT',
    type: 'Full-time',
    location: 'Hyderabad',
    salary: '8,00,000 - 13,00,000 per year',
    count: 2,
    status: 'open',
    priority: 'medium',
    description:
      'Write the services that collect sales of 2,300 pharmacies and answer their stock forecasts. ' +
      'The team uses Python and Node.js with PostgreSQL. Hybrid, two days a week in HITEC City.',
    requirements: 'Three years with Python or Node.js. You can explain a query plan.',
  },
  {
    key: 'node',
    employer: 'sutradhar',
    title: 'Node.js Developer',
    domain: 'Software',
    type: 'Full-time',
    location: 'Pune',
    salary: '8,00,000 - 12,00,000 per year',
    count: 2,
    status: 'open',
    priority: 'high',
    description:
      'Build the API behind a publisher platform: subscriptions, invoices and access to content. ' +
      'You start with the move from Express to NestJS.',
    requirements: 'Two years with Node.js. TypeScript and PostgreSQL are a plus.',
  },
  {
    key: 'applications',
    employer: 'nakshatra',
    title: 'Application Developer (Java or .NET)',
    domain: 'Insurance',
    type: 'Full-time',
    location: 'Noida',
    salary: '7,00,000 - 12,00,000 per year',
    count: 4,
    status: 'open',
    priority: 'high',
    description:
      'Maintain and extend the policy administration system of a general insurer. Half of the work is in Java, half ' +
      'in .NET; you choose one. Cab facility for the late shift.',
    requirements: 'Three years with Java or C#, and a relational database. Notice period of at most 60 days.',
  },
  {
    key: 'php',
    employer: 'pixelbazaar',
    title: 'PHP Developer',
    domain: 'E-commerce',
    type: 'Full-time',
    location: 'Mumbai',
    salary: '5,00,000 - 7,00,000 per year',
    count: 1,
    status: 'closed',
    priority: 'medium',
    description:
      'Connect shops to payment gateways, couriers and GST invoicing. ' +
      'You also look after the plugins that our clients already use.',
    requirements: 'Two years with PHP and MySQL, or Node.js and the will to learn PHP.',
  },
  {
    key: 'qa-automation',
    employer: 'lehar',
    title: 'QA Automation Engineer',
    domain: 'Software',
    type: 'Full-time',
    location: 'Bengaluru',
    salary: '8,00,000 - 12,00,000 per year',
    count: 1,
    status: 'closed',
    priority: 'high',
    description:
      'Replace four days of manual regression tests by a suite that runs in an hour. ' +
      'You decide on the tools together with the developers and teach them to write the tests.',
    requirements: 'Three years of test automation with Selenium or Cypress, and one programming language well.',
  },
] as const satisfies readonly Opening[];
