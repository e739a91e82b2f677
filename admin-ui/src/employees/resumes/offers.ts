import type { Employee } from '@niyukt/ui-shared/api/types';
import { phoneText } from '@niyukt/ui-shared/domain/format';
import { t } from '../../texts/console';
import type { ResumeFacts } from './calls';

/** Something that a resume says and that can be taken over: into a field of the record, or as a note where it has none. */
export interface Offer {
  key: string;
  label: string;
  field: 'phone' | 'email' | 'qualification' | 'skills' | 'note';
  value: string;
  /** What the record says now, and no more once this is taken over. */
  replaced?: string;
}

/** One of a kind: it takes the place of what the record says. */
function offer(field: 'phone' | 'email' | 'qualification', value: string | null, person: Employee): Offer[] {
  if (!value) return [];
  const shown = (text: string): string => (field === 'phone' ? phoneText(text) : text);
  const before = person[field];
  return [
    {
      key: field,
      label: t(`resumeFacts.${field}`, { value: shown(value) }),
      field,
      value,
      ...(before && { replaced: shown(before) }),
    },
  ];
}

const note = (key: string, text: string): Offer => ({
  key,
  label: t('resumeFacts.asNote', { text }),
  field: 'note',
  value: text,
});

/** What can be taken over, each on its own. */
export function offersOf(facts: ResumeFacts, person: Employee): Offer[] {
  const { email, phone, education, skills, years_of_experience: years, last_title: title } = facts;
  return [
    ...skills.map((skill) => ({
      key: `skill ${skill}`,
      label: t('resumeFacts.skill', { value: skill }),
      field: 'skills' as const,
      value: skill,
    })),
    ...offer('phone', phone, person),
    ...offer('email', email, person),
    ...offer('qualification', education, person),
    ...(years === null ? [] : [note('years', t('resumeFacts.years', { count: years }))]),
    ...(title ? [note('title', t('resumeFacts.lastTitle', { value: title }))] : []),
  ];
}

/** Ticked from the start: what adds to the record and replaces nothing in it. */
export const isAddition = ({ field, replaced }: Offer): boolean => field !== 'note' && replaced === undefined;

/** The fields of the record as they are sent: new skills come after those that the person has. */
export function changesOf(offers: readonly Offer[], skills: readonly string[]): Readonly<Record<string, string>> {
  const plain = offers.filter(({ field }) => field !== 'skills' && field !== 'note');
  const added = offers.filter(({ field }) => field === 'skills').map(({ value }) => value);
  return Object.fromEntries([
    ...plain.map(({ field, value }) => [field, value]),
    ...(added.length > 0 ? [['skills', [...skills, ...added].join(', ')]] : []),
  ]) as Readonly<Record<string, string>>;
}

/** What has no field in the record, as the text of a note. */
export function noteOfFacts(offers: readonly Offer[]): string | undefined {
  const facts = offers.filter(({ field }) => field === 'note').map(({ value }) => value);
  return facts.length > 0 ? t('resumeFacts.note', { facts: facts.join(', ') }) : undefined;
}
