import { t } from '@niyukt/ui-shared/i18n/console';
import type { ResumeFacts } from './types';

/** Something that a resume says and that can be taken over into the record. */
export interface Offer {
  key: string;
  label: string;
  field: 'phone' | 'qualification' | 'skills';
  value: string;
}

/** What can be taken over, each on its own. */
export function offersOf({ phone, education, skills }: ResumeFacts): Offer[] {
  return [
    ...(phone
      ? [{ key: 'phone', label: t('resumeFacts.phone', { value: phone }), field: 'phone' as const, value: phone }]
      : []),
    ...(education
      ? [
          {
            key: 'qualification',
            label: t('resumeFacts.qualification', { value: education }),
            field: 'qualification' as const,
            value: education,
          },
        ]
      : []),
    ...skills.map((skill) => ({
      key: `skill ${skill}`,
      label: t('resumeFacts.skill', { value: skill }),
      field: 'skills' as const,
      value: skill,
    })),
  ];
}

/** What the resume says besides, for which the record has no field, or which is the person's own to change. */
export function otherFacts({ email, years_of_experience, last_title }: ResumeFacts): string[] {
  return [
    ...(email ? [t('resumeFacts.email', { value: email })] : []),
    ...(years_of_experience === null ? [] : [t('resumeFacts.years', { count: years_of_experience })]),
    ...(last_title ? [t('resumeFacts.lastTitle', { value: last_title })] : []),
  ];
}

/** The fields of the record as they are sent: new skills come after those that the person has. */
export function changesOf(offers: readonly Offer[], skills: readonly string[]): Readonly<Record<string, string>> {
  const plain = offers.filter(({ field }) => field !== 'skills').map(({ field, value }) => [field, value]);
  const added = offers.filter(({ field }) => field === 'skills').map(({ value }) => value);
  return Object.fromEntries([
    ...plain,
    ...(added.length > 0 ? [['skills', [...skills, ...added].join(', ')]] : []),
  ]) as Readonly<Record<string, string>>;
}
