import type { Language } from '../language';
import { days } from './days';

export const language: Language = {
  tag: 'hi',
  days,
  public: async () => (await import('./public')).texts,
  registration: async () => (await import('./registration')).registration,
  recovery: async () => (await import('./recovery')).recovery,
  security: async () => (await import('./security')).security,
  dashboards: async () => (await import('./public-dashboards')).texts,
  ownResume: async () => (await import('./own-resume')).ownResume,
  companyCandidates: async () => (await import('./company-candidates')).companyCandidates,
  applications: async () => (await import('./applications')).applications,
  ownInterviews: async () => (await import('./own-interviews')).ownInterviews,
  notifications: async () => (await import('./notifications')).notifications,
  offers: async () => (await import('./offers')).offers,
  grievances: async () => (await import('./grievances')).grievances,
  keep: async () => (await import('./keep')).keep,
  myData: async () => (await import('./my-data')).myData,
  errors: async () => (await import('./errors')).errors,
};
