import { ArrayMaxSize, IsArray } from 'class-validator';
import { withCommas } from '../platform/text.js';
import { checkText, Field, type FieldOptions, Rule } from '../platform/validation/field.js';
import { trimmed } from '../platform/validation/trimmed.js';
import { type WrongContext } from '../platform/validation/wrong-codes.js';
import { type Skill } from './employee.entity.js';

/** As many as a record may have. */
export const MAX_SKILLS = 50;
const MAX_SKILL_LENGTH = 60;
/** Of the longest text with a comma and a space between skills. */
export const MAX_SKILLS_LENGTH = MAX_SKILLS * (MAX_SKILL_LENGTH + 2) - 2;

/** Comma separated text, or what the API answers (JSON text or its list), as a list of skills without repeats; null when there are none. */
function readSkills(value: unknown): unknown {
  const names = Array.isArray(value) ? namesOf(value) : typeof value === 'string' ? namesInText(value) : undefined;
  if (!names) return value;
  if (!names.length) return null;
  const seen = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...seen.values()].map((skill_name): Skill => ({ skill_name }));
}

/** Skills of two records, the first one's as they are, then those that only the other one has. */
export function joinedSkills(first: readonly Skill[], second: readonly Skill[]): Skill[] {
  const known = new Set(first.map(({ skill_name: name }) => name.toLowerCase()));
  return [...first, ...second.filter(({ skill_name: name }) => !known.has(name.toLowerCase()))];
}

function namesInText(text: string): string[] | undefined {
  if (!text.trim().startsWith('[')) return cleaned(withCommas(text).split(','));
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? namesOf(list) : undefined;
  } catch {
    return undefined;
  }
}

function namesOf(list: unknown[]): string[] | undefined {
  const names = list.map((item) => (typeof item === 'string' ? item : (item as Partial<Skill> | null)?.skill_name));
  return names.every((name) => typeof name === 'string') ? cleaned(names) : undefined;
}

function cleaned(names: string[]): string[] {
  return names.map((name) => String(trimmed(name))).filter(Boolean);
}

const checkName = checkText('Each skill', MAX_SKILL_LENGTH);

/** Skills of an employee: at most 50, each at most 60 characters. */
export function SkillsField(options: FieldOptions): PropertyDecorator {
  return Field(
    options,
    { type: String },
    [
      IsArray({ message: 'Skills must be a comma separated text' }),
      ArrayMaxSize(MAX_SKILLS, {
        message: `At most ${MAX_SKILLS} skills can be listed`,
        context: { values: { max: MAX_SKILLS } } satisfies WrongContext,
      }),
      Rule((value, dto) =>
        (value as (Skill | null)[]).map((skill) => checkName(skill?.skill_name, dto)).find((sentence) => sentence),
      ),
    ],
    readSkills,
  );
}
