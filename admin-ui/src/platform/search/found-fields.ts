import type { Company, Connection, Employee, JobRequest } from '@niyukt/ui-shared/api/types';
import { skillNames } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { RaRecord } from 'react-admin';
import { placementLabel } from '../../resources/connections/parts/placement-label';
import type { Typed } from './useTyped';
import { fold, hasAllWords } from './words';

/** A field in which a search looks. */
interface SearchedField {
  label: string;
  values: readonly string[];
  /** Of interest even where the name holds the typed words, too; also asked for as a whole. */
  areSkills?: boolean;
}

/** A field in which typed words were found, and the values that hold them. */
export interface FoundField {
  label: string;
  values: string[];
}

const one = (label: string, value: string | null | undefined): SearchedField => ({
  label,
  values: value ? [value] : [],
});
const of =
  <R extends RaRecord>(fields: (record: R) => SearchedField[]) =>
  (record: RaRecord): SearchedField[] =>
    fields(record as R);

/** Where the server looks besides the name, by resource. */
const SEARCHED_FIELDS: Readonly<Record<string, (record: RaRecord) => SearchedField[]>> = {
  employees: of<Employee>((employee) => [
    { label: t('skills.label'), values: skillNames(employee.skills), areSkills: true },
    one(t('email.label'), employee.email),
    one(t('phone.label'), employee.phone),
    one(t('preferredLocation.label'), employee.preferred_location),
    one(t('qualification.label'), employee.qualification),
    one(t('industry.label'), employee.industry),
    one(t('status.label'), placementLabel(employee.status)),
  ]),
  companies: of<Company>((company) => [
    one(t('contactPerson.label'), company.contact_person_name),
    one(t('email.label'), company.contact_email),
    one(t('phone.label'), company.contact_person_phone),
    one(t('location.label'), company.location),
    one(t('industry.label'), company.industry),
  ]),
  'job-requests': of<JobRequest>((job) => [
    one(t('company.label'), job.company_name),
    one(t('domain.label'), job.domain),
    one(t('location.label'), job.location),
    one(t('status.label'), t(`jobStatus.${job.status}`)),
    one(t('employmentType.label'), job.employment_type),
    one(t('priority.label'), job.priority && t(`priority.${job.priority}`)),
  ]),
  connections: of<Connection>((connection) => [
    one(t('jobTitle.label'), connection.job_title),
    one(t('company.label'), connection.company_name),
    one(t('location.label'), connection.job_location),
    one(t('email.label'), connection.employee_email),
    one(t('phone.label'), connection.employee_phone),
    one(t('status.label'), placementLabel(connection.placement_status)),
  ]),
};

/**
 * The fields of a record that hold the typed words which nothing that is shown of it holds, and the skills that are looked for.
 * @param shown texts of the record in which the words are marked anyway
 */
export function foundFields(
  resource: string,
  record: RaRecord,
  { words, skills }: Typed,
  shown: readonly string[],
): FoundField[] {
  if (words.length + skills.length === 0) return [];
  const missing = words.filter((word) => !hasAllWords(shown, [word]));
  const found = (SEARCHED_FIELDS[resource]?.(record) ?? []).map(({ label, values, areSkills }) => {
    const wanted = areSkills ? words : missing;
    const holds = (value: string): boolean =>
      wanted.some((word) => hasAllWords([value], [word])) || (areSkills === true && skills.includes(fold(value)));
    return { label, values: values.filter(holds) };
  });
  return found.filter(({ values }) => values.length > 0);
}
