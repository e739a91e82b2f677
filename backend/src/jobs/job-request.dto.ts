import { RowOf } from '../platform/lists/row-of.js';
import { COMPANY_JOB_REQUESTS, JOB_REQUESTS } from './job-requests.list.js';

/** A job request as admins see it. */
export class JobRequestDto extends RowOf(JOB_REQUESTS) {}

/** A job request as its company sees it. */
export class CompanyJobDto extends RowOf(COMPANY_JOB_REQUESTS) {}
