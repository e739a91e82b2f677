/** The size of a generated agency. */
export interface AgencySize {
  name: string;
  employees: number;
}

export const AGENCY_SIZES: readonly AgencySize[] = [
  { name: '10k', employees: 10_000 },
  { name: '100k', employees: 100_000 },
  { name: '1M', employees: 1_000_000 },
];

/** Accounts with a known password: this admin, and every employee (`employeeEmail`). */
export const ADMIN_EMAIL = 'bench.admin@agency.example';
export const PASSWORD = 'ripe-jackfruit-77';

const FIRST_NAMES = `Aarti Abhay Aditi Ajay Akhil Amrita Anand Anjali Arvind Asha Bhavna Chetan Deepa Dinesh Divya Farhan Gauri Girish
  Harini Hema Imran Isha Jaya Jyoti Kabir Kavita Kishore Lata Madhav Mala Meena Mohan Nandini Naveen Nikhil Omkar Padma Parth
  Pooja Rahul Rajesh Rekha Rohit Sagar Sana Shreya Sunil Tara Uma Vikram Yash Zara`;
const LAST_NAMES = `Acharya Agarwal Ahuja Banerjee Bhat Bhosale Chopra Chowdhury Dalal Das Desai Dhillon Dixit Fernandes Gandhi Ghosh Goel
  Gokhale Gupta Hegde Iyer Jadhav Jain Joshi Kamath Kapoor Kaur Khan Kulkarni Kumar Mahajan Malhotra Mehta Menon Mishra Nair
  Naidu Pande Patel Pillai Rao Rathore Reddy Saxena Sethi Shah Sharma Shetty Singh Sinha Tiwari Varma Yadav`;
const SKILLS = `Java Python JavaScript TypeScript React Angular Node.js PostgreSQL AWS Docker Kubernetes Tally Excel Recruiting Sales
  Negotiation Welding Nursing Driving Testing`;
const CITIES = `Ahmedabad Bengaluru Bhopal Chandigarh Chennai Coimbatore Delhi Hyderabad Indore Jaipur Kochi Kolkata Lucknow Mumbai
  Nagpur Pune`;
const DEGREES = `B.Tech B.E. M.Tech MCA BCA B.Sc M.Sc B.Com MBA Diploma ITI B.A.`;
const TRADES = `Software Data Finance Sales People Support Manufacturing Logistics Healthcare Retail`;
const TITLES = `Developer Analyst Accountant Executive Recruiter Tester Architect Consultant Operator Nurse Driver Engineer`;
const FIRMS = `Technologies Systems Industries Services Textiles Logistics Foods Consulting`;

const array = (words: string): string => `array['${words.split(/\s+/).join("','")}']`;

/** Some names are rare or have accents: searches use both. */
const NAMES = `
  create function pg_temp.pick(choices text[], n bigint, salt integer) returns text language sql immutable parallel safe
    return choices[1 + (hashint8(n * 131 + salt) & 2147483647) % cardinality(choices)];
  create function pg_temp.person(n bigint) returns text language sql immutable parallel safe
    return pg_temp.pick(${array(FIRST_NAMES)}, n, 1) || ' ' || case
      when n % 10000 = 7 then 'Quettawala' when n % 3000 = 11 then 'Gonçalves' when n % 500 = 3 then 'D’Souza'
      else pg_temp.pick(${array(LAST_NAMES)}, n, 2) end;
  create function pg_temp.company(n bigint) returns text language sql immutable parallel safe
    return pg_temp.pick(${array(LAST_NAMES)}, n, 3) || ' ' || pg_temp.pick(${array(FIRMS)}, n, 4) || ' ' || n;
  create function pg_temp.title(n bigint) returns text language sql immutable parallel safe
    return pg_temp.pick(${array(TRADES)}, n, 5) || ' ' || pg_temp.pick(${array(TITLES)}, n, 6);
  create function pg_temp.status(n bigint) returns text language sql immutable parallel safe
    return pg_temp.pick(array['pending','pending','pending','pending','pending','pending','shortlisted','shortlisted',
      'interview_scheduled','interview_scheduled','interview_completed','selected','offered','placed','placed','rejected',
      'rejected','rejected','dropped','resigned'], n, 7);`;

/** E-mail of the n-th employee. */
const emailOf = (n: string): string => `lower(translate(pg_temp.person(${n}), ' ’ç', '..c')) || ${n} || '@' ||
  pg_temp.pick(array['mail.example', 'inbox.example', 'post.example', 'letters.example'], ${n}, 8)`;
const phoneOf = (n: string): string => `'+91' || 6000000000 + ${n} * 7919 % 3999999999`;
/** Location of the n-th job. */
const placeOf = (n: string): string => `pg_temp.pick(${array(CITIES)}, ${n}, 10)`;

/**
 * Fills the empty tables, including what triggers would write: copies, search texts and totals. One company per 20 employees, one job
 * per 4, three connections per employee.
 * @param passwordHash of `PASSWORD`
 */
export function fillStatements({ employees }: AgencySize, passwordHash: string): string[] {
  const companies = employees / 20;
  const jobs = employees / 4;
  const companyOf = (job: string): string => `1 + (${job})::bigint * 37 % ${companies}`;
  const people = `generate_series(1, ${employees}::bigint) n`;
  return [
    NAMES,
    `insert into users (user_id, email, password_hash, role, created_at)
      select n, ${emailOf('n')}, '${passwordHash}', 'employee', timestamptz '2020-01-01' + n * interval '1 minute' from ${people}`,
    `insert into users (user_id, email, password_hash, role)
      select ${employees} + n, 'hr' || n || '@company.example', '${passwordHash}', 'company' from generate_series(1, ${companies}) n
      union all select ${employees + companies + 1}, '${ADMIN_EMAIL}', '${passwordHash}', 'super_admin'`,
    `insert into companies (company_id, user_id, name, contact_person_name, contact_person_phone, contact_email, industry, location,
        company_size, website_url, about_us, search_text, created_at)
      select *, fold(concat_ws(' ', c2, c3, c5, c4, c7, c6)), timestamptz '2020-01-01' + c0 * interval '20 minutes'
      from (select n c0, ${employees} + n c1, pg_temp.company(n) c2, pg_temp.person(n * 17) c3, '+91' || 8000000000 + n c4,
          'hr' || n || '@company.example' c5, case when n % 3 = 0 then 'Non-IT' else 'IT' end c6, pg_temp.pick(${array(CITIES)}, n, 9) c7,
          (array['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'])[1 + n % 6] c8, 'https://company' || n || '.example' c9,
          'A company with ' || n || ' years of trust' c10
        from generate_series(1, ${companies}::bigint) n) c`,
    `insert into job_requests (request_id, company_id, company_name, title, domain, description, employment_type, location,
        salary_range, count, status, priority, requirements, search_text, created_at)
      select j.*, fold(concat_ws(' ', title, domain, company_name, location, status, kind, priority)), timestamptz '2020-01-01' + id * interval '4 minutes'
      from (select n id, ${companyOf('n')} company_id, pg_temp.company(${companyOf('n')}) company_name, pg_temp.title(n) title,
          pg_temp.pick(${array(TRADES)}, n, 5) domain, 'What a person does here, every day, in job number ' || n description,
          (array['Full-time', 'Part-time', 'Contract', 'Internship'])[1 + n % 4] kind, ${placeOf('n')} location,
          20000 + n % 60 * 1000 || ' a month' salary, 1 + n % 20 count, (array['open', 'closed', 'pending', 'active'])[1 + n % 4] status,
          (array['low', 'medium', 'high', 'urgent'])[1 + n % 4] priority, 'Two years of practice' requirements
        from generate_series(1, ${jobs}::bigint) n) j`,
    // 611,953 is coprime to powers of ten: each round of n visits every employee once, in another order
    `insert into connections (connection_id, request_id, employee_id, employee_name, job_title, company_name, placement_status,
        connection_date, placement_date, joining_date, offered_salary, final_salary, admin_notes, search_text, status_changed_at)
      select c.*, fold(concat_ws(' ', employee_name, job_title, company_name, ${emailOf('employee')}, ${phoneOf('employee')}, ${placeOf('request')})), moment
      from (select n id, request, employee, pg_temp.person(employee) employee_name, pg_temp.title(request) job_title,
          pg_temp.company(${companyOf('request')}) company_name, pg_temp.status(n) status,
          timestamptz '2020-06-01' + n * interval '20 seconds' moment,
          case when pg_temp.status(n) = 'placed' then (timestamptz '2020-06-20' + n * interval '20 seconds')::date end placed,
          case when n % 5 = 0 then (timestamptz '2020-07-20' + n * interval '20 seconds')::date end joining,
          case when n % 4 = 0 then 20000 + n % 300 * 100 || ' a month' end offered,
          case when n % 9 = 0 then 20000 + n % 300 * 100 || ' a month' end final, case when n % 2 = 0 then 'Called, number ' || n end note
        from (select n, 1 + n * 611953 % ${employees} employee, 1 + (n * 3 + (n - 1) / ${employees} * 101) % ${jobs} request
          from generate_series(1, ${employees * 3}::bigint) n) pair) c`,
    `insert into employees (employee_id, user_id, full_name, email, phone, qualification, industry, preferred_location,
        preferred_salary, notice_period, skills, resume_link, status, search_text, skill_keys, created_at)
      select id, user_id, name, email, phone, degree, industry, city, salary, id % 90 || ' days', skills, resume, latest.placement_status,
        fold(concat_ws(' ', name, email, phone, degree, city, skill || ' ' || other, industry, latest.placement_status)),
        skill_keys(skills), timestamptz '2020-01-01' + id * interval '1 minute'
      from (select n id, n user_id, pg_temp.person(n) name, ${emailOf('n')} email, ${phoneOf('n')} phone,
          pg_temp.pick(${array(DEGREES)}, n, 11) degree, case when n % 3 = 0 then 'Non-IT' else 'IT' end industry,
          pg_temp.pick(${array(CITIES)}, n, 12) city, 15000 + n % 180 * 500 || ' a month' salary,
          jsonb_build_array(jsonb_build_object('skill_name', pg_temp.pick(${array(SKILLS)}, n, 13)),
            jsonb_build_object('skill_name', pg_temp.pick(${array(SKILLS)}, n, 14))) skills,
          case when n % 2 = 0 then 'https://cv.example/' || n || '.pdf' end resume,
          pg_temp.pick(${array(SKILLS)}, n, 13) skill, pg_temp.pick(${array(SKILLS)}, n, 14) other
        from ${people}) e
      join connections latest on latest.employee_id = id and latest.connection_id > ${employees * 2}
      order by id`,
    `insert into skill_counts select skill_name, fold(skill_name), count(*)
      from employees, jsonb_to_recordset(skills) skill (skill_name text) group by skill_name`,
    `insert into row_counts select 'connections', placement_status, 0, count(*) from connections group by placement_status
      union all values ('employees', '', 0, ${employees}), ('companies', '', 0, ${companies}), ('job_requests', '', 0, ${jobs})`,
  ];
}
