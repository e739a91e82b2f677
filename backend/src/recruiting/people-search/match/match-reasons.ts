/** From 0 on, as `wanted_level` counts. */
const LEVELS = [
  'the 8th class',
  '10th',
  '12th',
  'a diploma or ITI',
  'a degree',
  'a postgraduate degree',
  'a doctorate',
];

interface Ask {
  /** Of several levels by their names. */
  degrees: string[] | null;
  level: number;
}
type Texts<Name extends string> = Record<Name, string>;

const wanted = ({ degrees, level }: Ask): string => degrees?.join(' or ') ?? LEVELS[level] ?? '';
const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`);

/** The sentence of every reason, by the part of the score and its code, in English. The values are those that `match-points.ts` reads. */
const SENTENCES = {
  location: {
    job_names_none: () => 'The job names no place, which counts half.',
    job_unreadable: ({ place }: Texts<'place'>) =>
      `The place of the job, "${place}", cannot be read, which counts half.`,
    job_remote: () => 'The job is remote.',
    job_anywhere: () => 'The job can be done anywhere.',
    unwanted: ({ places }: Texts<'places'>) => `The person would not work in ${places}.`,
    person_names_none: () => 'The person names no place, which counts half.',
    person_excludes_only: ({ place }: Texts<'place'>) =>
      `The person only says where not, "${place}", which counts half.`,
    person_unreadable: ({ place }: Texts<'place'>) =>
      `The preferred place, "${place}", cannot be read, which counts half.`,
    person_anywhere: () => 'The person would work anywhere.',
    both_name: ({ places }: Texts<'places'>) => `Both name ${places}.`,
    same_area: ({ own, job }: Texts<'own' | 'job'>) => `${own} and ${job} are in the same area.`,
    elsewhere: ({ own, job }: Texts<'own' | 'job'>) => `The person wants ${own}, the job is in ${job}.`,
  },
  salary: {
    job_names_none: () => 'The job names no salary, which counts half.',
    job_unreadable: ({ salary }: Texts<'salary'>) =>
      `The salary of the job, "${salary}", cannot be read, which counts half.`,
    person_names_none: () => 'The person names no salary, which counts half.',
    person_unreadable: ({ salary }: Texts<'salary'>) =>
      `The preferred salary, "${salary}", cannot be read, which counts half.`,
    overlap: ({ own, job }: Texts<'own' | 'job'>) => `The ranges overlap: ${own} and ${job}.`,
    apart: ({ own, job }: Texts<'own' | 'job'>) => `The ranges do not overlap: ${own} and ${job}.`,
  },
  qualification: {
    none_asked: () => 'The job asks for none.',
    person_names_none: (ask: Ask) =>
      `The job asks for ${wanted(ask)}, the person names no qualification, which counts half.`,
    person_unreadable: (ask: Ask & Texts<'own'>) =>
      `The job asks for ${wanted(ask)}, "${ask.own}" cannot be read, which counts half.`,
    both_name: ({ degrees }: { degrees: string[] }) => `Both name ${degrees.join(', ')}.`,
    enough: ({ own, level }: Texts<'own'> & { level: number }) => `${own} is ${LEVELS[level]} or more.`,
    one_below: (ask: Ask & Texts<'own'>) =>
      `The job asks for ${wanted(ask)}, ${ask.own} is one step below, which counts half.`,
    below: (ask: Ask & Texts<'own'>) => `The job asks for ${wanted(ask)}, ${ask.own} is below.`,
  },
  fresh: {
    active: ({ days }: { days: number }) => `Active ${inDays(days)}.`,
  },
} as const;

type Sentences = typeof SENTENCES;
type ValuesOf<Sentence> = Sentence extends (values: infer Values) => string ? Values : never;

/** A part of the score whose reason is a sentence. */
export type SaidPart = keyof Sentences;

/**
 * SQL of a reason: its code and what its sentence is made of.
 * @param values SQL of each
 */
export function reasonSql<Part extends SaidPart, Code extends keyof Sentences[Part] & string>(
  _part: Part,
  code: Code,
  ...[values]: unknown extends ValuesOf<Sentences[Part][Code]>
    ? []
    : [Record<keyof ValuesOf<Sentences[Part][Code]>, string>]
): string {
  const named = Object.entries<string>(values ?? {}).map(([name, sql]) => `, '${name}', ${sql}`);
  return `json_build_object('code', '${code}'${named.join('')})`;
}

/** What a statement reads of why a part has its points. */
type Reason = Record<string, unknown> & { code: string };

/** The reasons of a match in words; those of skills are lists of names already. */
export function reasonsInWords(reasons: Record<string, unknown>): Record<string, unknown> {
  const said = (Object.keys(SENTENCES) as SaidPart[]).map((part) => {
    const { code, ...values } = reasons[part] as Reason;
    const sentences: Record<string, (values: never) => string> = SENTENCES[part];
    return [part, sentences[code]?.(values as never)] as const;
  });
  return { ...reasons, ...(Object.fromEntries(said) as Record<SaidPart, string>) };
}
