import { type ConsoleTextKey, t } from '../../texts/console';

/** What people say for a page or an action that has another name on the screen. */
const WORDS: Readonly<Partial<Record<ConsoleTextKey, string>>> = {
  'section.dashboard': 'home start overview',
  'section.tasks': 'to do list reminders',
  'section.help': 'manual guide how to',
  'section.employees': 'people candidates job seekers',
  'employee.add': 'new person candidate',
  'section.findPeople': 'search candidates resumes',
  'section.imports': 'upload sheet excel csv',
  'section.companies': 'clients customers employers',
  'company.add': 'new client customer employer',
  'section.jobRequests': 'jobs vacancies openings positions',
  'job.add': 'new job vacancy opening',
  'section.connections': 'applications pipeline board matches',
  'connection.create': 'new application match',
  'section.placements': 'joined hired',
  'section.interviews': 'calendar',
  'interview.plan': 'new schedule',
  'section.invoices': 'bills',
  'section.payments': 'receipts',
  'section.receivables': 'dues outstanding overdue',
  'section.claims': 'warranty replacements refunds',
  'section.agency': 'logo gstin address',
  'section.bank': 'account',
  'section.admins': 'colleagues staff users admins',
  'section.signingIn': 'security passkeys two-factor',
  'section.mail': 'emails',
  'section.mailings': 'emails bulk',
  'section.failedMails': 'bounced emails',
  'section.activity': 'audit log history changes',
  'section.health': 'backups status system',
  'section.grievances': 'complaints',
  'section.restricted': 'deletions',
  'standing.backUp': 'backup',
  'action.logout': 'sign out log out',
  'palette.darkTheme': 'night mode',
  'palette.lightTheme': 'day mode',
};

/** A name, and what else it is found by. */
export const withOtherWords = (name: string): string =>
  [name, ...Object.entries(WORDS).flatMap(([key, words]) => (t(key as ConsoleTextKey) === name ? words : []))].join(
    ' ',
  );
