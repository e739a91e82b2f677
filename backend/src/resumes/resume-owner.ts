import { type Problem } from '../platform/errors/problem.js';

/** Whose resume it is, and what is answered when there is no such person. */
export interface ResumeOwner {
  employeeId: number;
  notFound: Problem;
}
