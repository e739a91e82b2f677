import { MAX_SKILLS_LENGTH, updateEmployeeProfileRules as rules } from '@niyukt/ui-shared/api/form-rules';
import type { EmployeeProfile } from '@niyukt/ui-shared/api/types';
import { choiceText } from '@niyukt/ui-shared/domain/choice-text';
import { salaryText, skillNames, typedSalary } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';

/** Name of the form whose values are kept when the session ends. */
export const PROFILE_DRAFT = 'employee-profile';

interface ProfileField {
  source: keyof EmployeeProfile;
  maxLength?: number;
  /** Several lines. */
  isLong?: boolean;
  hint?: () => string;
  /** The value as the form holds it, where it is not the record's. */
  typed?: (profile: EmployeeProfile) => string;
  /** The value as the profile shows it, where it is not what is typed. */
  shown?: (profile: EmployeeProfile) => string;
}

/** What the own profile tells besides name and contacts, in its order. */
export const PROFILE_FIELDS = [
  { source: 'qualification', maxLength: rules.qualification.maxLength },
  { source: 'industry', shown: ({ industry }) => choiceText(industry) ?? '' },
  { source: 'preferred_location', maxLength: rules.preferred_location.maxLength },
  {
    source: 'preferred_salary',
    maxLength: rules.preferred_salary.maxLength,
    hint: () => t('preferredSalary.hint'),
    typed: ({ preferred_salary }) => typedSalary(preferred_salary),
    shown: ({ preferred_salary }) => salaryText(preferred_salary, ''),
  },
  { source: 'notice_period', maxLength: rules.notice_period.maxLength },
  {
    source: 'skills',
    maxLength: MAX_SKILLS_LENGTH,
    hint: () => t('skills.hint'),
    typed: ({ skills }) => skillNames(skills).join(', '),
  },
  { source: 'resume_link', maxLength: rules.resume_link.maxLength, hint: () => t('resume.hint') },
  {
    source: 'present_employer',
    maxLength: rules.present_employer.maxLength,
    hint: () => t('employee.presentEmployerHint'),
  },
  {
    source: 'blocked_companies',
    isLong: true,
    hint: () => t('employee.blockedHint'),
    typed: ({ blocked_companies }) => blocked_companies.join('\n'),
    shown: ({ blocked_companies }) => blocked_companies.join(', '),
  },
] as const satisfies readonly ProfileField[];

export type ProfileSource = (typeof PROFILE_FIELDS)[number]['source'];

export const profileLabel = (source: ProfileSource): string => t(`resources.employees.fields.${source}`);

/** The value of a field as the form holds it. */
export const typedValue = ({ source, typed }: ProfileField, profile: EmployeeProfile): string =>
  typed ? typed(profile) : String(profile[source] ?? '');

/** The value of a field as the profile shows it. */
export const shownValue = (field: ProfileField, profile: EmployeeProfile): string =>
  field.shown ? field.shown(profile) : typedValue(field, profile);
