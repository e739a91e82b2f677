import type { DrawerPart } from '../../kit/resource/resource';
import { NOTE_SUBJECTS, noteCalls } from './calls';

/** What the staff wrote about the record of a drawer. */
export const notes: DrawerPart = {
  title: 'notes.title',
  resources: Object.keys(NOTE_SUBJECTS),
  place: 'history',
  load: () => import('./NotesSection'),
  calls: noteCalls,
};
