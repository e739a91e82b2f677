import { type DemoResume } from './demo-resume.js';

/** Resumes of people in software. */
export const SOFTWARE_RESUMES: readonly DemoResume[] = [
  {
    person: 'Priya Nair',
    kind: 'columns.pdf',
    title: 'Senior Front-end Engineer',
    summary:
      'Front-end engineer who builds screens that bank staff use all day. I care about keyboards, slow networks and tests ' +
      'that people trust. I look for a product team in Bengaluru with room to mentor.',
    work: [
      [
        'Senior Front-end Engineer',
        'Kaveri Softworks',
        'Bengaluru',
        3,
        0,
        [
          'Lead three engineers on a loan desk in React and TypeScript that 2,400 branch staff use.',
          'Cut the first load from 9 to 3 seconds on office machines; wrote the house rules for accessibility.',
          'Moved state from Redux to queries and halved the code.',
        ],
      ],
      [
        'Front-end Developer',
        'Tungabhadra Digital',
        'Bengaluru',
        6,
        3,
        [
          'Built a component library with Storybook and Jest.',
          'Joined as a trainee and took over the checkout after a year.',
        ],
      ],
    ],
    education: ['B.Tech Computer Science, Malabar Institute of Engineering, Kannur'],
    skills: 'Node.js, GraphQL, Storybook, HTML',
    languages: 'English, Malayalam, Hindi, Kannada',
  },
  {
    person: 'Karthik Subramanian',
    kind: 'columns.pdf',
    title: 'Principal Engineer, Payments',
    summary:
      'Twelve years of servers that must not lose a rupee: ledgers, settlement and reconciliation in Java. I write little code ' +
      'that lasts, and the tests that prove it.',
    work: [
      [
        'Principal Engineer',
        'Vaigai Payments',
        'Bengaluru',
        5,
        0,
        [
          'Own the ledger behind 40 lakh transfers a day: Java, Spring Boot, Kafka and PostgreSQL.',
          'Cut failed settlements from 1 in 2,000 to 1 in 90,000 with idempotent consumers.',
        ],
      ],
      [
        'Software Engineer',
        'Palar Infosystems',
        'Chennai',
        12,
        5,
        ['Took a billing monolith apart into nine services.', 'Ran the on-call rota and wrote its handbook.'],
      ],
    ],
    education: [
      'M.Tech Software Engineering, Coromandel University, Chennai',
      'B.E. Computer Science, Tiruchirappalli',
    ],
    skills: 'Docker, Kubernetes, AWS, Redis, SQL',
    languages: 'English, Tamil, Kannada',
  },
  {
    person: 'Vikram Rathore',
    kind: 'docx',
    title: 'Senior .NET Developer',
    summary:
      'Nine years of C# for insurers and hospitals. At home in old web forms and in new services on Azure, and patient with both.',
    work: [
      [
        'Senior .NET Developer',
        'Chambal Insurance Systems',
        'Noida',
        5,
        0,
        [
          'Moved claims handling from .NET Framework to .NET Core without a day of standstill.',
          'Review all changes to the SQL Server schema; cut the nightly run from five hours to forty minutes.',
        ],
      ],
      [
        'Software Developer',
        'Aravalli Healthtech',
        'Jaipur',
        9,
        5,
        ['Built the pharmacy module in C# and ASP.NET MVC.'],
      ],
    ],
    education: ['MCA, Marudhara University, Jodhpur'],
    skills: 'Docker, JavaScript, REST APIs, Git',
    languages: 'English, Hindi, Marwari',
  },
  {
    person: 'Ananya Chatterjee',
    kind: 'docx',
    title: 'Back-end Developer',
    summary:
      'Python developer with a love for plain SQL. I turn spreadsheets that everybody fears into services that nobody notices.',
    work: [
      [
        'Back-end Developer',
        'Hooghly Logistics Tech',
        'Kolkata',
        3,
        0,
        [
          'Wrote the freight quotes service in Django and PostgreSQL: 300 quotes a minute on one server.',
          'Brought tests from 12 to 84 per cent, and the mornings after releases back to normal.',
        ],
      ],
      ['Python Developer', 'Sundarban Softwares', 'Kolkata', 5, 3, ['REST APIs for a chain of 40 clinics.']],
    ],
    education: ['B.Tech Computer Science, Bengal Institute of Technology, Kolkata'],
    skills: 'Docker, AWS, Linux, Kafka',
    languages: 'English, Bengali, Hindi',
  },
  {
    person: 'Joseph Thomas',
    kind: 'odt',
    title: 'Node.js Developer',
    summary: 'Back-end developer for small teams that ship every week. I answer the phone when a customer calls.',
    work: [
      [
        'Node.js Developer',
        'Vembanad Travel Systems',
        'Kochi',
        4,
        0,
        [
          'Own the booking engine for 120 houseboats: NestJS, TypeScript, PostgreSQL, Docker.',
          'Wrote the payment reconciliation that found 3 lakh rupees in its first week.',
        ],
      ],
      ['Web Developer', 'Periyar Web Studio', 'Aluva', 6, 4, ['Shops and school sites in Node.js and Express.']],
    ],
    education: ['B.Tech Computer Science, Travancore Engineering College, Kottayam'],
    skills: 'Express, Redis, React, MongoDB',
    languages: 'English, Malayalam',
  },
  {
    person: 'Divya Menon',
    kind: 'txt',
    title: 'QA Automation Engineer',
    summary: 'Test engineer who reads requirements first. My suites fail for one reason at a time.',
    work: [
      [
        'QA Automation Engineer',
        'Bharathapuzha Labs',
        'Bengaluru',
        4,
        0,
        [
          'Selenium and TestNG for a payroll product: 1,100 checks in 18 minutes.',
          'API tests with REST Assured in the pipeline of each merge.',
        ],
      ],
      ['Test Engineer', 'Nila Software', 'Thrissur', 6, 4, ['Manual testing and the first automation of an ERP.']],
    ],
    education: ['B.Tech Electronics, Malabar Institute of Engineering, Kannur'],
    skills: 'Jenkins, Postman, Jira, SQL, Cypress',
    languages: 'English, Malayalam, Hindi',
  },
];
