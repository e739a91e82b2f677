import type { Period } from './times';

/** What the form that plans an interview is opened with, in the state of its link. A `record` there would be taken over as it is. */
export interface GivenInterview extends Partial<Period> {
  connection_id?: number;
}
