import { updateEmployeeProfileRules } from '@niyukt/ui-shared/api/form-rules';
import type { EmployeeProfile, ResumeFacts, UpdateEmployeeProfile } from '@niyukt/ui-shared/api/types';
import { skillNames } from '@niyukt/ui-shared/domain/format';

/** The server's limit of skills. */
const MAX_SKILLS = 50;

/** A fact of a resume that the profile has a field for. */
export interface FactToAdd {
  key: string;
  field: 'skills' | 'phone' | 'qualification';
  value: string;
  /** The present value, which would be replaced. */
  before?: string;
}

/** Facts that can be added to the profile: skills first, then single values. */
export function factsToAdd(profile: EmployeeProfile, { skills, phone, education }: ResumeFacts): FactToAdd[] {
  const single = (field: 'phone' | 'qualification', value: string | null, before: string | null): FactToAdd[] =>
    value && value !== before ? [{ key: field, field, value, ...(before && { before }) }] : [];
  const room = Math.max(0, MAX_SKILLS - skillNames(profile.skills).length);
  return [
    ...skills.slice(0, room).map((value): FactToAdd => ({ key: `skill ${value}`, field: 'skills', value })),
    ...single('phone', phone, profile.phone),
    ...single(
      'qualification',
      education?.slice(0, updateEmployeeProfileRules.qualification.maxLength) ?? null,
      profile.qualification,
    ),
  ];
}

/** The profile with the chosen facts. */
export function profileWith(profile: EmployeeProfile, chosen: readonly FactToAdd[]): UpdateEmployeeProfile {
  const skills = chosen.filter(({ field }) => field === 'skills').map(({ value }) => value);
  return {
    ...(skills.length && {
      skills: JSON.stringify([...skillNames(profile.skills), ...skills].map((skill_name) => ({ skill_name }))),
    }),
    ...Object.fromEntries(
      chosen.filter(({ field }) => field !== 'skills').map(({ field, value }): [string, string] => [field, value]),
    ),
  };
}
