import type { RaRecord } from 'react-admin';
import type { Connection, Interview } from '@niyukt/ui-shared/api/types';
import type { DrawerPart, Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { CREATE_INTERVIEW, interviewCalls, updateInterview } from './calls';

/** Interviews: as a week, as a day, as a list. */
export const interviews: Resource<Interview> = {
  page: pages.interviews,
  title: 'section.interviews',
  records: {
    representation: 'employee_name',
    kind: { name: 'kind.interview', title: 'kindTitle.interview', plural: 'kinds.interview' },
    recordKind: 'interview',
    auditKind: 'interview',
    create: CREATE_INTERVIEW,
    createTitle: 'interview.plan',
    update: updateInterview,
    actionKeys: ['e'],
  },
  calls: interviewCalls,
};

const wasShown = (record: RaRecord): boolean => (record as Connection).share !== 'none';

/** The interviews of a connection, and the way to plan one. */
export const interviewsOfConnection: DrawerPart = {
  title: 'interview.title',
  resources: ['connections'],
  step: 'interview',
  isShown: wasShown,
  load: () => import('./parts/InterviewsOfConnection'),
};
