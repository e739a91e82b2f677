import { JOB_STATUSES, PRIORITIES } from '@niyukt/ui-shared/domain/choices';
import { countText, dayInIndia, momentInIndia, salaryText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { roleLabel } from '../../platform/access/role-label';
import { placementLabel } from '../connections/parts/placement-label';

/** Fields of records and of the forms that made them, in words, in the order in which they are shown. */
const LABELS: Readonly<Record<string, string>> = {
  full_name: t('name.label'),
  name: t('name.label'),
  companyName: t('companyName.label'),
  title: t('jobTitle.label'),
  employee_name: t('connection.employee'),
  job_title: t('jobTitle.label'),
  company_name: t('company.label'),
  placement_status: t('status.label'),
  status: t('status.label'),
  role: t('admin.role'),
  email: t('email.label'),
  phone: t('phone.label'),
  mobile: t('mobile.label'),
  contact_person_name: t('contactName.label'),
  contactPersonName: t('contactName.label'),
  contact_person_phone: t('contactPhone.label'),
  contact_email: t('activityField.contactEmail'),
  qualification: t('qualification.label'),
  industry: t('industry.label'),
  domain: t('domain.label'),
  preferred_location: t('preferredLocation.label'),
  emplocation: t('preferredLocation.label'),
  preferred_salary: t('preferredSalary.label'),
  empsalary: t('preferredSalary.label'),
  location: t('location.label'),
  employment_type: t('employmentType.label'),
  count: t('count.label'),
  salary_range: t('salaryRange.label'),
  priority: t('priority.label'),
  skills: t('skills.label'),
  resume_link: t('resume.label'),
  company_size: t('companySize.label'),
  website_url: t('website.label'),
  about_us: t('aboutUs.label'),
  description: t('description.label'),
  requirements: t('requirements.label'),
  connection_date: t('job.connected'),
  placement_date: t('connection.placedOn'),
  joining_date: t('connection.joining'),
  offered_salary: t('connection.offeredSalary'),
  final_salary: t('connection.finalSalary'),
  admin_notes: t('connection.adminNotes'),
  disabled_at: t('activityField.disabledSince'),
  must_change_password: t('activityField.mustChangePassword'),
  terms_version: t('activityField.termsVersion'),
  terms_accepted_at: t('activityField.termsAccepted'),
  session_version: t('activityField.sessions'),
  created_at: t('employee.added.on'),
  connection_id: t('activityField.connectionNumber'),
  request_id: t('activityField.jobNumber'),
  employee_id: t('activityField.employeeNumber'),
  company_id: t('activityField.companyNumber'),
  user_id: t('activityField.accountNumber'),
  records: t('activityField.records'),
  filters: t('activityField.filters'),
  failures: t('activityField.failures'),
};
const ORDER = Object.keys(LABELS);

/** The words for a field; an unknown one is shown as it is. */
export function fieldLabel(field: string, kind: string): string {
  if (field === 'name' && kind === 'company') return t('companyName.label');
  return LABELS[field] ?? field;
}

/** What a filter that was set looks at. */
function filterLabel(name: string, kind: string): string {
  if (name === 'q') return t('activityField.search');
  return fieldLabel(name.replace(/_[gl]te$/, ''), kind);
}

/** Compares two fields by the order in which they are shown; unknown ones come last. */
export function byFieldOrder(one: string, other: string): number {
  const [place, otherPlace] = [one, other].map((field) => ORDER.indexOf(field) + 1 || ORDER.length + 1);
  return (place ?? 0) - (otherPlace ?? 0);
}

const isOneOf = <T extends string>(choices: readonly T[], value: string): value is T =>
  (choices as readonly string[]).includes(value);

function codeText(field: string, kind: string, value: string): string | undefined {
  if (field === 'role') return roleLabel(value);
  if (field === 'priority' && isOneOf(PRIORITIES, value)) return t(`priority.${value}`);
  if (field === 'status' && kind === 'job request')
    return isOneOf(JOB_STATUSES, value) ? t(`jobStatus.${value}`) : value;
  if (field === 'status' || field === 'placement_status') return placementLabel(value);
  return undefined;
}

const SALARIES = new Set(['preferred_salary', 'empsalary', 'salary_range', 'offered_salary', 'final_salary']);
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

function textOf(field: string, kind: string, text: string): string {
  if (MOMENT.test(text)) return momentInIndia(text);
  if (DAY.test(text)) return dayInIndia(text);
  if (SALARIES.has(field)) return salaryText(text, '');
  return codeText(field, kind, text) ?? text;
}

/** A value of a field as people read it; nothing when there was none. */
export function valueText(field: string, kind: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return textOf(field, kind, value);
  if (typeof value === 'boolean') return t(value ? 'activity.yes' : 'activity.no');
  if (typeof value === 'number') return field === 'records' ? countText(value) : String(value);
  if (field === 'filters' && Array.isArray(value))
    return value.map((name) => filterLabel(String(name), kind)).join(', ');
  if (Array.isArray(value)) return value.map((item) => valueText(field, kind, item)).join(', ');
  return Object.values(value)
    .map((part) => valueText(field, kind, part))
    .join(' ');
}
