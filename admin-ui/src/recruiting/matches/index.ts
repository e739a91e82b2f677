import { AVAILABLE, CONNECTABLE_JOB_STATUSES } from '@niyukt/ui-shared/domain/choices';
import type { DrawerPart } from '../../kit/resource/resource';

/** People who fit an open job, in its drawer. */
export const suggestedPeople: DrawerPart = {
  title: 'matches.people',
  resources: ['job-requests'],
  isShown: ({ status }) => (CONNECTABLE_JOB_STATUSES as readonly unknown[]).includes(status),
  load: () => import('./SuggestedPeople'),
};

/** Open jobs that fit a person, in their drawer. */
export const suggestedJobs: DrawerPart = {
  title: 'matches.jobs',
  resources: ['employees'],
  isFolded: true,
  isOpenAtFirst: ({ status }) => status === AVAILABLE,
  load: () => import('./SuggestedJobs'),
  summary: async () => ({ default: (await import('./SuggestedJobs')).JobsThatAskFor }),
};
