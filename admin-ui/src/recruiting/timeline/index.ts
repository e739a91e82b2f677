import type { DrawerPart } from '../../kit/resource/resource';
import { TIMELINE_SUBJECTS, timelineCalls } from './calls';

/** What happened to the record of a drawer. */
export const timeline: DrawerPart = {
  title: 'timeline.title',
  resources: Object.keys(TIMELINE_SUBJECTS),
  place: 'history',
  isLate: true,
  load: () => import('./TimelinePart'),
  calls: timelineCalls,
};
