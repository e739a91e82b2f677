import { JOB_STATUSES, PRIORITIES } from '@niyukt/ui-shared/domain/choices';
import { countText, dayInIndia, momentInIndia, phoneText, salaryText } from '@niyukt/ui-shared/domain/format';
import { stateText } from '@niyukt/ui-shared/domain/gst-states';
import { hasText, translate } from '@niyukt/ui-shared/i18n/translate';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { roleLabel } from '../../kit/access/role-label';
import { pageName } from '../../kit/resource/page';
import { allResources } from '../../kit/resource/registry';
import { placementLabel } from '../../recruiting/connections/parts/placement-label';
import { type ConsoleTextKey, t } from '../../texts/console';

/** Fields of records and of the forms that made them, in words, in the order in which they are shown. */
const LABELS: Readonly<Record<string, ConsoleTextKey>> = {
  full_name: 'name.label',
  name: 'name.label',
  companyName: 'companyName.label',
  title: 'jobTitle.label',
  employee_name: 'connection.employee',
  job_title: 'jobTitle.label',
  company_name: 'company.label',
  placement_status: 'status.label',
  status: 'status.label',
  role: 'admin.role',
  email: 'email.label',
  phone: 'phone.label',
  mobile: 'mobile.label',
  contact_person_name: 'contactName.label',
  contactPersonName: 'contactName.label',
  contact_person_phone: 'contactPhone.label',
  contact_email: 'activityField.contactEmail',
  qualification: 'qualification.label',
  industry: 'industry.label',
  domain: 'domain.label',
  preferred_location: 'preferredLocation.label',
  emplocation: 'preferredLocation.label',
  preferred_salary: 'preferredSalary.label',
  empsalary: 'preferredSalary.label',
  location: 'location.label',
  employment_type: 'employmentType.label',
  count: 'count.label',
  salary_range: 'salaryRange.label',
  priority: 'priority.label',
  skills: 'skills.label',
  resume_link: 'resume.label',
  company_size: 'companySize.label',
  website_url: 'website.label',
  about_us: 'aboutUs.label',
  description: 'description.label',
  requirements: 'requirements.label',
  connection_date: 'job.connected',
  placement_date: 'connection.placedOn',
  joining_date: 'connection.joining',
  offered_salary: 'connection.offeredSalary',
  final_salary: 'connection.finalSalary',
  admin_notes: 'connection.adminNotes',
  disabled_at: 'activityField.disabledSince',
  must_change_password: 'activityField.mustChangePassword',
  terms_version: 'activityField.termsVersion',
  terms_accepted_at: 'activityField.termsAccepted',
  session_version: 'activityField.sessions',
  created_at: 'employee.added.on',
  connection_id: 'activityField.connectionNumber',
  request_id: 'activityField.jobNumber',
  employee_id: 'activityField.employeeNumber',
  company_id: 'activityField.companyNumber',
  user_id: 'activityField.accountNumber',
  records: 'activityField.records',
  filters: 'activityField.filters',
  failures: 'activityField.failures',
};
const ORDER = Object.keys(LABELS);

/** Texts that name a field which is not listed here: its label, or one of the activity, of a setting, of billing data. */
function textsOf(field: string, kind: string): string[] {
  const resource = allResources().find(({ records }) => records?.auditKind === kind);
  return [
    `resources.${resource ? pageName(resource.page) : ''}.fields.${field}`,
    `activityField.${field}`,
    `settings.${field}`,
    `billingData.${field}`,
  ];
}

/** The words for a field; an unknown one is shown as it is. */
export function fieldLabel(field: string, kind: string): string {
  if (field === 'name' && kind === 'company') return t('companyName.label');
  const label = LABELS[field];
  if (label) return t(label);
  const text = textsOf(field, kind).find(hasText);
  return text ? translate(text) : field;
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

/** What the names of texts begin with for the codes of a field, by kind and field. */
const CODES: Readonly<Record<string, string>> = {
  'invoice kind': 'invoiceKind',
  'payment mode': 'payment.mode',
  'company supply_type': 'supplyType',
  'placement state': 'placementState',
  'warranty claim state': 'claimState',
  'warranty claim reason': 'claimReason',
  'company member role': 'members.role',
};

function codeText(field: string, kind: string, value: string): string | undefined {
  if (field === 'role' && kind !== 'company member') return roleLabel(value);
  if (field === 'priority' && isOneOf(PRIORITIES, value)) return t(`priority.${value}`);
  if (field === 'status' && kind === 'job request')
    return isOneOf(JOB_STATUSES, value) ? t(`jobStatus.${value}`) : value;
  if (field === 'status' || field === 'placement_status') return placementLabel(value);
  if (field === 'state_code') return stateText(value);
  const text = `${CODES[`${kind} ${field}`] ?? ''}.${value}`;
  return hasText(text) ? translate(text) : undefined;
}

const SALARIES = new Set(['preferred_salary', 'empsalary', 'salary_range', 'offered_salary', 'final_salary']);
const PHONES = new Set(['phone', 'mobile', 'contact_person_phone']);
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

function textOf(field: string, kind: string, text: string): string {
  if (MOMENT.test(text)) return momentInIndia(text);
  if (DAY.test(text)) return dayInIndia(text);
  if (SALARIES.has(field)) return salaryText(text, '');
  if (PHONES.has(field)) return phoneText(text);
  return codeText(field, kind, text) ?? text;
}

function numberText(field: string, value: number): string {
  if (field.endsWith('_paise')) return plainMoneyText(value);
  return field === 'records' ? countText(value) : String(value);
}

/** A value of a field as people read it; nothing when there was none. */
export function valueText(field: string, kind: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return textOf(field, kind, value);
  if (typeof value === 'boolean') return t(value ? 'activity.yes' : 'activity.no');
  if (typeof value === 'number') return numberText(field, value);
  if (field === 'filters' && Array.isArray(value))
    return value.map((name) => filterLabel(String(name), kind)).join(', ');
  if (Array.isArray(value)) return value.map((item) => valueText(field, kind, item)).join(', ');
  return Object.values(value)
    .map((part) => valueText(field, kind, part))
    .join(' ');
}
