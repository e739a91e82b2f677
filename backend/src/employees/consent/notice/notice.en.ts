import { AGENCY } from '../../../platform/agency.js';
import { type NoticeText } from './notice-text.js';

export const ENGLISH_NOTICE: NoticeText = {
  title: 'What we keep about you, and why',
  get intro() {
    return `${AGENCY.name} finds jobs for people. For that we keep details about you. This page says which, why, for how long, who sees them, and what you can do.`;
  },
  items: [
    {
      data: 'Name, email, mobile number',
      purpose: 'To know who you are and to reach you',
      enables: 'You can log in, get messages about jobs and be invited to interviews',
      kept: 'As long as you have an account, or until you ask us to erase it; after 3 years without a login it is erased, with two mails before',
    },
    {
      data: 'Qualification, industry, skills, career, preferred place and salary, notice period',
      purpose: 'To find jobs that fit you',
      enables: 'We can match you with jobs and suggest you to employers',
      kept: 'As long as you have an account, or until you ask us to erase it; after 3 years without a login it is erased, with two mails before',
    },
    {
      data: 'Your resume: the file and what we read from it',
      purpose: 'To know and show your career',
      enables: 'Employers see it only if you agree, first without your name and contact details',
      kept: 'Until you remove it, or until you ask us to erase it',
    },
    {
      data: 'Jobs, interviews and offers, and what was said about them',
      purpose: 'To bring you and an employer together, and to prove whom we introduced',
      enables: 'You see where you stand; interviews and offers can be arranged',
      kept: 'As long as you have an account; that you were introduced to a company stays, without your name after erasing',
    },
    {
      data: 'Placements, and invoices to the employer that name you',
      purpose: 'To charge the employer; you never pay',
      enables: 'Invoices can be checked',
      kept: 'Invoices 8 years, because company law asks for it',
    },
    {
      data: 'What you agreed to, when, and from which internet address',
      purpose: 'To prove what you allowed and what you did not',
      enables: 'Nobody can claim a consent that you did not give',
      kept: 'As long as you have an account, or until you ask us to erase it; after 3 years without a login it is erased, with two mails before',
    },
    {
      data: 'Your complaints and questions, and our answers',
      purpose: 'To answer you, and to prove that we did',
      enables: 'Each has a number, and can be opened again',
      kept: '3 years after the answer, or until you ask us to erase it',
    },
    {
      data: 'Logins, devices and what was done with your details',
      purpose: 'To keep your account safe',
      enables: 'Misuse can be found and stopped',
      kept: 'About one year',
    },
  ],
  sections: [
    {
      heading: 'Who sees your details',
      paragraphs: [
        'Our staff, who look for jobs for you.',
        'Employers, only if you agree. They see your skills and career first, your name when an interview is arranged, and your phone, email and resume file when you are offered the job. Your present employer and the companies that you block never see you.',
        'Companies that work for us and only as we tell them, such as the one that sends our mails. We tell you their names when you ask.',
        'Authorities, where the law obliges us.',
      ],
    },
    {
      heading: 'How to say yes, or take it back',
      paragraphs: [
        'Each purpose is asked about by itself. No answer is needed to use your account.',
        'After the login you find your choices on your page. One press takes a yes back; it is as easy as saying yes. What happened before stays lawful.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can ask what we keep about you and who got it, have it corrected, completed or erased, and name a person who acts for you after your death or when you cannot.',
        'Log in and use your page, or write to us at the address below.',
        'After an erasure, the law makes us keep what we knew of you under seal, until a year after we last worked with it. Nobody searches or uses it. It is opened for a lawful order only, and goes by itself.',
      ],
    },
    {
      heading: 'If you are not content',
      paragraphs: [
        'Complain to us first, on your page or at the address below. We answer within 30 days.',
        'If our answer does not help, you can complain to the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Age',
      paragraphs: ['Our service is for people who are 18 or older.'],
    },
  ],
  questions: {
    share: {
      title: 'Show my profile to employers',
      text: 'Employers whose jobs fit me may see my skills and career, later my name and contact details. I am told each time.',
    },
    jobs: { title: 'Send me jobs', text: 'I get mails about jobs that may fit me.' },
    news: {
      title: 'Send me news',
      get text() {
        return `I get mails about ${AGENCY.name} and about the labour market.`;
      },
    },
  },
};
