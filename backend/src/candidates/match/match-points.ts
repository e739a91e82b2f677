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

/** From 0 on. */
const LEVELS = `array['the 8th class', '10th', '12th', 'a diploma or ITI', 'a degree', 'a postgraduate degree', 'a doctorate']`;

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const named = (places: string): string => `initcap(array_to_string(${places}, ', '))`;
const OWN = 'places_named(i.preferred_location)';
const JOBS = 'places_named(j.location)';
const COMMON = `array(select unnest(${OWN}) intersect select unnest(${JOBS}) order by 1)`;
/** What a job asks for: degrees of several levels by their names. */
const ASKS = `coalesce(case when wanted_level(j.requirements) is not null then wanted_in_words(j.requirements) else wanted_in_words(j.description) end,
  (${LEVELS})[j.level + 1])`;
const COMMON_DEGREES = `array(select unnest(i.degrees) intersect
  select unnest(case when wanted_level(j.requirements) is not null then wanted_degrees(j.requirements) else wanted_degrees(j.description) end) order by 1)`;
const inDays = (days: string): string =>
  `case ${days} when 0 then 'today' when 1 then 'yesterday' else ${days} || ' days ago' end`;

/** Cases of a part, the first that holds counts: SQL of the condition, points, SQL of the sentence. */
type Cases = readonly (readonly [condition: string, points: number, reason: string])[];

const LOCATION_CASES: Cases = [
  [
    `cardinality(j.places) = 0`,
    LOCATION * HALF,
    `case when nullif(btrim(j.location), '') is null then 'The job names no place, which counts half.'
      else 'The place of the job, "' || j.location || '", cannot be read, which counts half.' end`,
  ],
  [`'remote' = any(j.places)`, LOCATION, text('The job is remote.')],
  [`'anywhere' = any(j.places)`, LOCATION, text('The job can be done anywhere.')],
  [
    `cardinality(i.unwanted_places) > 0 and places_named(j.location) <@ i.unwanted_places`,
    0,
    `'The person would not work in ' || ${named('places_named(j.location)')} || '.'`,
  ],
  [
    `cardinality(i.places) = 0`,
    LOCATION * HALF,
    `case when nullif(btrim(i.preferred_location), '') is null then 'The person names no place, which counts half.'
      when cardinality(i.unwanted_places) > 0 then 'The person only says where not, "' || i.preferred_location || '", which counts half.'
      else 'The preferred place, "' || i.preferred_location || '", cannot be read, which counts half.' end`,
  ],
  [`'anywhere' = any(i.places)`, LOCATION, text('The person would work anywhere.')],
  [
    `i.places && j.places`,
    LOCATION,
    `case when cardinality(${COMMON}) > 0 then 'Both name ' || ${named(COMMON)} || '.'
      else ${named(OWN)} || ' and ' || ${named(JOBS)} || ' are in the same area.' end`,
  ],
  ['true', 0, `'The person wants ' || ${named(OWN)} || ', the job is in ' || ${named(JOBS)} || '.'`],
];

const SALARY_CASES: Cases = [
  [
    'j.salary is null',
    SALARY * HALF,
    `case when nullif(btrim(j.salary_range), '') is null then 'The job names no salary, which counts half.'
      else 'The salary of the job, "' || j.salary_range || '", cannot be read, which counts half.' end`,
  ],
  [
    'i.salary is null',
    SALARY * HALF,
    `case when nullif(btrim(i.preferred_salary), '') is null then 'The person names no salary, which counts half.'
      else 'The preferred salary, "' || i.preferred_salary || '", cannot be read, which counts half.' end`,
  ],
  ['i.salary && j.salary', SALARY, `'The ranges overlap: ' || i.preferred_salary || ' and ' || j.salary_range || '.'`],
  ['true', 0, `'The ranges do not overlap: ' || i.preferred_salary || ' and ' || j.salary_range || '.'`],
];

const QUALIFICATION_CASES: Cases = [
  ['j.level is null', QUALIFICATION, text('The job asks for none.')],
  [
    'i.level is null',
    QUALIFICATION * HALF,
    `'The job asks for ' || ${ASKS} || case when nullif(btrim(i.qualification), '') is null
      then ', the person names no qualification, which counts half.'
      else ', "' || i.qualification || '" cannot be read, which counts half.' end`,
  ],
  [
    'i.level >= j.level',
    QUALIFICATION,
    `coalesce('Both name ' || nullif(array_to_string(${COMMON_DEGREES}, ', '), '') || '.',
      i.qualification || ' is ' || (${LEVELS})[j.level + 1] || ' or more.')`,
  ],
  [
    'i.level = j.level - 1',
    QUALIFICATION * HALF,
    `'The job asks for ' || ${ASKS} || ', ' || i.qualification || ' is one step below, which counts half.'`,
  ],
  ['true', 0, `'The job asks for ' || ${ASKS} || ', ' || i.qualification || ' is below.'`],
];

const FRESH_CASES: Cases = [
  ...FRESH.map(
    ({ days, points }) => [`i.idle_days <= ${days}`, points, `'Active ' || ${inDays('i.idle_days')} || '.'`] as const,
  ),
  ['true', 0, `'Active ' || ${inDays('i.idle_days')} || '.'`],
];

const caseSql = (cases: Cases, value: (one: Cases[number]) => string): string =>
  `case ${cases.map((one) => `when ${one[0]} then ${value(one)}`).join(' ')} end`;

const PARTS = {
  location: LOCATION_CASES,
  salary: SALARY_CASES,
  qualification: QUALIFICATION_CASES,
  fresh: FRESH_CASES,
} as const;

/** SQL of the points of each part, for a job `j`, a person `i` and the skills `s` that they share. */
export const POINTS: Readonly<Record<'skills' | keyof typeof PARTS, string>> = {
  skills: `case when cardinality(j.names) = 0 then ${SKILLS * HALF} else round(${SKILLS} * (cardinality(s.in_skills)
    + ${IN_RESUME} * cardinality(s.in_resume)) / cardinality(j.names), 2) end`,
  location: caseSql(PARTS.location, ([, points]) => String(points)),
  salary: caseSql(PARTS.salary, ([, points]) => String(points)),
  qualification: caseSql(PARTS.qualification, ([, points]) => String(points)),
  fresh: caseSql(PARTS.fresh, ([, points]) => String(points)),
};

/** SQL of why each part has its points, as JSON. */
export const REASONS = `json_build_object('skills', json_build_object('wanted', j.names, 'in_skills', s.in_skills,
    'in_resume', s.in_resume, 'missing', s.missing, 'from', j.source),
  ${Object.entries(PARTS)
    .map(([part, cases]) => `'${part}', ${caseSql(cases, ([, , reason]) => reason)}`)
    .join(', ')})`;
