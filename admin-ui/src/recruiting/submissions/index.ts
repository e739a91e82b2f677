import type { DrawerPart } from '../../kit/resource/resource';
import { submissionCalls } from './calls';

/** What the company of a connection sees of the person. */
const shown: DrawerPart = {
  title: 'share.title',
  resources: ['connections'],
  step: 'shown',
  load: () => import('./ShareSection'),
  forms: {
    show_to_company: async () => ({ default: (await import('./StepForms')).ShowToCompany }),
    note_consent: async () => ({ default: (await import('./StepForms')).ConsentOfPerson }),
    note_answer: async () => ({ default: (await import('./StepForms')).AnswerOfCompany }),
    decide_known: async () => ({ default: (await import('./StepForms')).KnownBefore }),
  },
  calls: submissionCalls,
};

/** What the company said of the person. */
const answers: DrawerPart = {
  title: 'share.answers',
  resources: ['connections'],
  step: 'answer',
  isShown: ({ submitted_at }) => Boolean(submitted_at),
  load: () => import('./AnswersSection'),
};

/** What the person of a connection said about being shown. */
const consentOfConnection: DrawerPart = {
  title: 'share.consent',
  resources: ['connections'],
  step: 'consent',
  load: async () => ({ default: (await import('./ConsentSection')).ConsentOfConnection }),
};

/** Who of a job's people is to be shown to its company. */
const people: DrawerPart = {
  title: 'share.people',
  resources: ['job-requests'],
  isLeading: true,
  isNotice: true,
  load: () => import('./PeopleSection'),
};

/** Links to the list of a job without a login. */
const viewLinks: DrawerPart = {
  title: 'share.links',
  resources: ['job-requests'],
  place: 'details',
  load: () => import('./ViewLinksSection'),
};

/** Whether a person wants to be shown to employers. */
const consent: DrawerPart = {
  title: 'share.consent',
  resources: ['employees'],
  place: 'privacy',
  load: () => import('./ConsentSection'),
  summary: async () => ({ default: (await import('./ConsentSection')).ConsentSummary }),
};

export const submissions: readonly DrawerPart[] = [consentOfConnection, shown, answers, people, viewLinks, consent];
