import type { DrawerPart } from '../../kit/resource/resource';
import { resumeCalls } from './calls';

/** The resume of a person, in their drawer: pages, text, versions, and what it says that the record does not. */
export const resumes: DrawerPart = {
  title: 'resume.title',
  resources: ['employees'],
  isLeading: true,
  load: () => import('./ResumeSection'),
  calls: resumeCalls,
};
