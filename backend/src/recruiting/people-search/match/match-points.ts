import { reasonSql, type SaidPart } from './match-reasons.js';

/** What cannot be judged, because the job or the person does not say, counts half. */
const HALF = 0.5;
/** A skill that only the resume names counts so much of one in the skills field. */
const IN_RESUME = 0.7;
const SKILLS = 50;
const LOCATION = 15;
const SALARY = 15;
const QUALIFICATION = 10;
const FRESH = [
  { days: 30, points: 10 },
  { days: 90, points: 6 },
  { days: 180, points: 3 },
] as const;

const named = (places: string): string => `initcap(array_to_string(${places}, ', '))`;
const isEmpty = (column: string): string => `nullif(btrim(${column}), '') is null`;
const OWN = 'places_named(i.preferred_location)';
const JOBS = 'places_named(j.location)';
const COMMON = `array(select unnest(${OWN}) intersect select unnest(${JOBS}) order by 1)`;
/** Where a job says what it asks for. */
const ASKING = `case when wanted_level(j.requirements) is not null then j.requirements else j.description end`;
const ASK = { degrees: `wanted_alternatives(${ASKING})`, level: 'j.level' };
const COMMON_DEGREES = `array(select unnest(i.degrees) intersect select unnest(wanted_degrees(${ASKING})) order by 1)`;

/** Cases of a part, the first that holds counts: SQL of the condition, points, SQL of the reason. */
type Cases = readonly (readonly [condition: string, points: number, reason: string])[];

const LOCATION_CASES: Cases = [
  [
    `cardinality(j.places) = 0`,
    LOCATION * HALF,
    `case when ${isEmpty('j.location')} then ${reasonSql('location', 'job_names_none')}
      else ${reasonSql('location', 'job_unreadable', { place: 'j.location' })} end`,
  ],
  [`'remote' = any(j.places)`, LOCATION, reasonSql('location', 'job_remote')],
  [`'anywhere' = any(j.places)`, LOCATION, reasonSql('location', 'job_anywhere')],
  [
    `cardinality(i.unwanted_places) > 0 and ${JOBS} <@ i.unwanted_places`,
    0,
    reasonSql('location', 'unwanted', { places: named(JOBS) }),
  ],
  [
    `cardinality(i.places) = 0`,
    LOCATION * HALF,
    `case when ${isEmpty('i.preferred_location')} then ${reasonSql('location', 'person_names_none')}
      when cardinality(i.unwanted_places) > 0 then ${reasonSql('location', 'person_excludes_only', { place: 'i.preferred_location' })}
      else ${reasonSql('location', 'person_unreadable', { place: 'i.preferred_location' })} end`,
  ],
  [`'anywhere' = any(i.places)`, LOCATION, reasonSql('location', 'person_anywhere')],
  [
    `i.places && j.places`,
    LOCATION,
    `case when cardinality(${COMMON}) > 0 then ${reasonSql('location', 'both_name', { places: named(COMMON) })}
      else ${reasonSql('location', 'same_area', { own: named(OWN), job: named(JOBS) })} end`,
  ],
  ['true', 0, reasonSql('location', 'elsewhere', { own: named(OWN), job: named(JOBS) })],
];

const SALARIES = { own: 'i.preferred_salary', job: 'j.salary_range' };
const SALARY_CASES: Cases = [
  [
    'j.salary is null',
    SALARY * HALF,
    `case when ${isEmpty('j.salary_range')} then ${reasonSql('salary', 'job_names_none')}
      else ${reasonSql('salary', 'job_unreadable', { salary: 'j.salary_range' })} end`,
  ],
  [
    'i.salary is null',
    SALARY * HALF,
    `case when ${isEmpty('i.preferred_salary')} then ${reasonSql('salary', 'person_names_none')}
      else ${reasonSql('salary', 'person_unreadable', { salary: 'i.preferred_salary' })} end`,
  ],
  ['i.salary && j.salary', SALARY, reasonSql('salary', 'overlap', SALARIES)],
  ['true', 0, reasonSql('salary', 'apart', SALARIES)],
];

const ASK_AND_OWN = { ...ASK, own: 'i.qualification' };
const QUALIFICATION_CASES: Cases = [
  ['j.level is null', QUALIFICATION, reasonSql('qualification', 'none_asked')],
  [
    'i.level is null',
    QUALIFICATION * HALF,
    `case when ${isEmpty('i.qualification')} then ${reasonSql('qualification', 'person_names_none', ASK)}
      else ${reasonSql('qualification', 'person_unreadable', ASK_AND_OWN)} end`,
  ],
  [
    'i.level >= j.level',
    QUALIFICATION,
    `case when cardinality(${COMMON_DEGREES}) > 0 then ${reasonSql('qualification', 'both_name', { degrees: COMMON_DEGREES })}
      else ${reasonSql('qualification', 'enough', { own: 'i.qualification', level: 'j.level' })} end`,
  ],
  ['i.level = j.level - 1', QUALIFICATION * HALF, reasonSql('qualification', 'one_below', ASK_AND_OWN)],
  ['true', 0, reasonSql('qualification', 'below', ASK_AND_OWN)],
];

const ACTIVE = reasonSql('fresh', 'active', { days: 'i.idle_days' });
const FRESH_CASES: Cases = [
  ...FRESH.map(({ days, points }) => [`i.idle_days <= ${days}`, points, ACTIVE] as const),
  ['true', 0, ACTIVE],
];

const caseSql = (cases: Cases, value: (one: Cases[number]) => string): string =>
  `case ${cases.map((one) => `when ${one[0]} then ${value(one)}`).join(' ')} end`;

const PARTS: Readonly<Record<SaidPart, Cases>> = {
  location: LOCATION_CASES,
  salary: SALARY_CASES,
  qualification: QUALIFICATION_CASES,
  fresh: FRESH_CASES,
};

/** SQL of the points of each part, for a job `j`, a person `i` and the skills `s` that they share (docs/rules.md#match). */
export const POINTS: Readonly<Record<'skills' | SaidPart, string>> = {
  skills: `case when cardinality(j.names) = 0 then ${SKILLS * HALF} else round(${SKILLS} * (cardinality(s.in_skills)
    + ${IN_RESUME} * cardinality(s.in_resume)) / cardinality(j.names), 2) end`,
  location: caseSql(PARTS.location, ([, points]) => String(points)),
  salary: caseSql(PARTS.salary, ([, points]) => String(points)),
  qualification: caseSql(PARTS.qualification, ([, points]) => String(points)),
  fresh: caseSql(PARTS.fresh, ([, points]) => String(points)),
};

/** SQL of why each part has its points, as JSON: `reasonsInWords` makes sentences of it. */
export const MATCH_REASONS = `json_build_object('skills', json_build_object('wanted', j.names, 'in_skills', s.in_skills,
    'in_resume', s.in_resume, 'missing', s.missing, 'from', j.source),
  ${Object.entries(PARTS)
    .map(([part, cases]) => `'${part}', ${caseSql(cases, ([, , reason]) => reason)}`)
    .join(', ')})`;
