import type { components } from '../api/schema';
import type { Company, Connection, Employee, JobRequest, MemberRole, OwnGrievance } from '../api/types';

type Industry = NonNullable<Employee['industry']>;
type CompanySize = NonNullable<Company['company_size']>;
type EmploymentType = NonNullable<JobRequest['employment_type']>;
type TakenEmploymentType = NonNullable<components['schemas']['CreateJobForCompanyDto']['employment_type']>;
export type JobStatus = JobRequest['status'];
export type Priority = NonNullable<JobRequest['priority']>;
export type PlacementStatus = Connection['placement_status'];

/** Choices in the order of the forms. A choice that the API lacks does not compile. */
export const INDUSTRIES = ['IT', 'Non-IT'] as const satisfies readonly Industry[];
export const COMPANY_SIZES = [
  '1-10',
  '11-50',
  '51-200',
  '201-500',
  '501-1000',
  '1000+',
] as const satisfies readonly CompanySize[];
export const EMPLOYMENT_TYPES = [
  'Full-time',
  'Part-time',
  'Contract',
  'Internship',
] as const satisfies readonly EmploymentType[];
export const COMPANY_JOB_STATUSES = ['open', 'closed', 'pending'] as const satisfies readonly JobStatus[];
/** What an account is in its company; most are no owners. */
export const MEMBER_ROLES = ['member', 'owner'] as const satisfies readonly MemberRole[];
/** Where people come from (docs/rules.md#sources). */
export const SOURCES = [
  'unknown',
  'came_to_us',
  'referred',
  'list',
  'registered',
] as const satisfies readonly Employee['source'][];
export const MOBILE_PREFIX = '+91';

/** Statuses that admins see; connections need open or active jobs (docs/rules.md#job-open). */
export const JOB_STATUSES = ['open', 'active', 'pending', 'closed'] as const satisfies readonly JobStatus[];
export const CONNECTABLE_JOB_STATUSES = ['open', 'active'] as const satisfies readonly JobStatus[];
export const GRIEVANCE_KINDS = [
  'complaint',
  'correction',
  'question',
] as const satisfies readonly OwnGrievance['kind'][];
/** What people without an account write about. */
export const REQUEST_KINDS = [
  'access',
  'correction',
  'erasure',
  'complaint',
  'question',
] as const satisfies readonly OwnGrievance['kind'][];
export const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const satisfies readonly Priority[];
/** Employment types as the admin form sends them (docs/rules.md#employment-type). */
export const ADMIN_EMPLOYMENT_TYPES = [
  'full_time',
  'part_time',
  'contract',
  'internship',
] as const satisfies readonly TakenEmploymentType[];
/** Statuses of a connection, in their usual order (docs/rules.md#placement-status). */
export const PLACEMENT_STATUSES = [
  'pending',
  'shortlisted',
  'interview_scheduled',
  'interview_completed',
  'selected',
  'offered',
  'placed',
  'rejected',
  'dropped',
  'resigned',
] as const satisfies readonly PlacementStatus[];
/** Whether a connection has come to an end, and nothing follows. */
export const HAS_ENDED: Readonly<Record<PlacementStatus, boolean>> = {
  pending: false,
  shortlisted: false,
  interview_scheduled: false,
  interview_completed: false,
  selected: false,
  offered: false,
  placed: false,
  rejected: true,
  dropped: true,
  resigned: true,
};

/** The status of an employee without a connection (docs/rules.md#employee-status). */
export const AVAILABLE = 'Available' satisfies Employee['status'];

/** Does not compile when the list lacks a choice. */
type Whole<Choice extends List[number], List extends readonly unknown[]> = [Choice, List];

/** The lists above have every choice of the API. */
export type WholeLists = [
  Whole<Industry, typeof INDUSTRIES>,
  Whole<CompanySize, typeof COMPANY_SIZES>,
  Whole<EmploymentType, typeof EMPLOYMENT_TYPES>,
  Whole<Exclude<TakenEmploymentType, EmploymentType>, typeof ADMIN_EMPLOYMENT_TYPES>,
  Whole<JobStatus, typeof JOB_STATUSES>,
  Whole<Priority, typeof PRIORITIES>,
  Whole<Exclude<Employee['status'], typeof AVAILABLE>, typeof PLACEMENT_STATUSES>,
  Whole<PlacementStatus, typeof PLACEMENT_STATUSES>,
];

/** How a company comes to see a person. */
export const SHARES = [
  'none',
  'waiting',
  'submitted',
  'withdrawn',
  'declined',
  'expired',
] as const satisfies readonly Connection['share'][];

/** What a company says of a person it was shown. */
export const COMPANY_ANSWERS = [
  'interested',
  'hold',
  'not_suitable',
  'already_known',
] as const satisfies readonly NonNullable<Connection['company_answer']>[];

/** Why a company finds a person not suitable. */
export const UNSUITABLE_REASONS = [
  'skills',
  'experience',
  'salary',
  'location',
  'notice_period',
  'position_filled',
  'other',
] as const satisfies readonly NonNullable<components['schemas']['AnswerDto']['reason']>[];
