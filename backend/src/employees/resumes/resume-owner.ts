import { type Problem } from '../../platform/errors/problem.js';

/** The person of a resume, and the error when there is no such person. */
export interface ResumeOwner {
  employeeId: number;
  notFound: Problem;
}
