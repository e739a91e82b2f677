import { type AgencySize } from './generated-agency.js';

/** Number of sentences of twelve words that resumes are made of, and sentences per resume: 300 words. */
const SENTENCES = 4_000;
const OF_EACH = 25;

/** In every resume. */
const FILLERS = `and the of in with for to a on as`;

/** Searched words: the first ones are in 60 % of the resumes, `manager` in a third, the last ones in 10 %. */
const WORDS = `team project client data reports development sales support worked process customer business manager design system
  service testing training software delivery planning account performance fresher coordination analysis leadership java python
  react intern excel vendor payroll recruitment machine learning safety audit angular kubernetes welding nursing logistics
  procurement compliance certification internship architecture automation cloud warehouse negotiation ledger taxation patient
  machining robotics aerospace pharmacology`;

/** Made-up rare words: each is in some of a thousand or of a million resumes. */
const RARE_WORDS = 20_000;
const SYLLABLES = `array['ka','ri','mo','ta','ve','lu','shi','dan','pro','nex','bal','cor','fin','gar','hin','jo']`;

const FUNCTIONS = `
  create function pg_temp.chance(n bigint, salt integer) returns float8 language sql immutable parallel safe
    return (hashint8extended(n, salt) & 1048575) / 1048576.0;
  create function pg_temp.rare_word(n bigint) returns text language sql immutable parallel safe
    return (${SYLLABLES})[1 + n % 16] || (${SYLLABLES})[1 + n / 16 % 16] || (${SYLLABLES})[1 + n / 256 % 16] || (${SYLLABLES})[1 + n / 4096];`;

/** A resume of 300 words for every person, with its search data. */
export function resumeStatements({ employees }: AgencySize): string[] {
  const array = (words: string): string => `array['${words.split(/\s+/).join("','")}']`;
  const one = (words: string, skew: number): string =>
    `(${array(words)})[1 + floor(${words.split(/\s+/).length} * power(pg_temp.chance(s * 64 + w, 1), ${skew}))::integer]`;
  return [
    FUNCTIONS,
    `create temporary table sentences as
      select s as n, (select string_agg(case when pg_temp.chance(s * 64 + w, 2) < 0.4
            then pg_temp.rare_word(floor(${RARE_WORDS} * power(pg_temp.chance(s * 64 + w, 3), 3))::bigint)
          when pg_temp.chance(s * 64 + w, 2) < 0.5 then ${one(WORDS, 1.5)} else ${one(FILLERS, 1)} end, ' ' order by w)
        from generate_series(1, 12) w) as sentence
      from generate_series(0, ${SENTENCES - 1}::bigint) s`,
    `create unique index on sentences (n) include (sentence)`,
    `analyze sentences`,
    `insert into resumes (resume_id, employee_id, file_name, media_type, size_bytes, sha256, uploaded_by_role, text_state, text, page_count)
      select e.employee_id, e.employee_id, 'resume.pdf', 'application/pdf', 40000, lpad(to_hex(e.employee_id), 64, '0'), 'employee', 'ready',
        e.full_name || E'\\n' || e.email || E'\\n' || t.body || E'. Reference ' || pg_temp.rare_word(e.employee_id % 50000) || e.employee_id % 30000, 1
      from employees e cross join lateral (select string_agg(sentence, '. ' order by k) as body from generate_series(1, ${OF_EACH}) k
        join sentences on sentences.n = floor(${SENTENCES} * pg_temp.chance(e.employee_id * 32::bigint + k, 4))::bigint) t
      where e.employee_id <= ${employees}`,
    // for later uploads, imports and new people
    `select setval(pg_get_serial_sequence('resumes', 'resume_id'), max(employee_id)), setval(pg_get_serial_sequence('employees', 'employee_id'),
      max(employee_id)) from employees`,
    `select setval(pg_get_serial_sequence('users', 'user_id'), max(user_id)) from users`,
    // without statistics each person would be compared with every resume
    'analyze employees, resumes',
    'select index_all_candidates()',
    'select index_jobs(array(select request_id from job_requests))',
  ];
}
