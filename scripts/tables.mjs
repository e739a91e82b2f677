// Compares the table names in the SQL of backend/src with the floors of its rooms, and who writes into whose tables. Part of `npm run arrows`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLOORS } from '../.dependency-cruiser.mjs';

const SOURCES = 'backend/src';

/** Rooms that name a table above them. */
const UPWARDS = {
  'auth/audit > auth': 'the log copies who acts, in the function that writes it',
  'auth > employees': 'every request reads the account with the key of its record, in one measured statement',
  'auth > companies': 'every request reads the account with the key of its company, in the same statement',
  'agency/tasks > employees': 'a person who is about to be erased is in no list',
  'agency/tasks > connections': 'the same of what is done about them',
  'agency/tasks > recruiting/interviews': 'the same of when they are met',
  'agency/tasks > recruiting/duplicates': 'the same of whom they may be',
  'money/placements > money/invoices': 'an erasure keeps what documents name',
  'recruiting/submissions > recruiting/offers': 'the stage that a person reads says when an offer waits for an answer',
  'employees/notices > money/placements': 'who works where the agency placed them is never restricted for being silent',
  'employees/notices > privacy/grievances': 'a language says how many people have asked for it',
  'office/imports > privacy/grievances': 'an import of people who have written to the agency is not undone',
  'companies/access-log > *': 'it knows by key whose data every route opens',
};

/** Rooms that write into tables of others; `*` stands for all of them. */
const WRITERS = {
  'storage/backup > *': 'a restore settles what must not come back',
  'commands > auth': 'an operator makes the first admins',
  'commands > platform': 'an operator releases mails',
  'privacy/data-requests > *': 'an erasure redacts evidence, which nothing else may change',
  'accounts/admins > auth': 'an admin is an account',
  'recruiting/duplicates > auth': 'a merge ends an account and gives it back',
  'recruiting/duplicates > employees/resumes': 'a merge chooses the resume that is shown, and gives it back',
  'office/imports > employees': 'an import writes many people in one statement',
  'office/imports > companies': 'an import writes many companies in one statement',
  'office/imports > jobs': 'an import writes many jobs in one statement',
  'accounts/registration > employees': 'a registration is the first record of a person',
  'accounts/registration > companies': 'a registration is the first record of a company',
  'money/receivables > money/invoices': 'reminders are sent from above, and the list of invoices shows them',
};

/** A room in a domain before the domain. */
const ROOMS = FLOORS.flat().sort((one, other) => other.length - one.length);

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && file.includes('/') && !file.startsWith('storage/schema/'))
  .map((file) => ({
    file,
    room: ROOMS.find((room) => file.startsWith(`${room}/`)),
    text: withoutComments(readFileSync(join(SOURCES, file), 'utf8')),
  }));

const entities = files.flatMap(({ room, text }) =>
  [...text.matchAll(/@Entity\('(\w+)'\)[\s\S]*?\bclass (\w+)/g)].map(([, table, entity]) => ({ room, table, entity })),
);
const ownerOf = new Map(entities.map(({ table, room }) => [table, room]));
const tableOf = new Map(entities.map(({ table, entity }) => [entity, table]));
const floorOf = new Map(FLOORS.flatMap((rooms, floor) => rooms.map((room) => [room, floor])));

const READS = /\b(?:from|join|into|update|table|using)\s+(?:only\s+)?(\w+)/gi;
const WRITES = /\b(?:insert\s+into|delete\s+from|update)\s+(\w+)|\bexpires\(\s*'(\w+)'/gi;
const ENTITY_WRITES =
  /(?:\.(?:update|insert|delete|save|upsert|into)|\binsertRow)\(\s*(?:transaction,\s*)?(?:manager,\s*)?([A-Z]\w+)/g;

const problems = [];
const used = new Set();
for (const { file, room, text } of files) {
  for (const table of new Set([...text.matchAll(READS)].map(([, name]) => name))) {
    const owner = ownerOf.get(table);
    if (!owner || owner === room || floorOf.get(owner) < floorOf.get(room)) continue;
    report(UPWARDS, room, owner, `${file} names ${table}, which ${owner} owns above it`);
  }
  // functions and triggers keep copies in tables of others (docs/architecture.md#what-the-database-does-by-itself)
  if (file.endsWith('.sql.ts')) continue;
  const written = [
    ...[...text.matchAll(WRITES)].map(([, inSql, expiring]) => inSql ?? expiring),
    ...[...text.matchAll(ENTITY_WRITES)].map(([, entity]) => tableOf.get(entity)),
  ];
  for (const table of new Set(written)) {
    const owner = ownerOf.get(table);
    if (!owner || owner === room) continue;
    report(WRITERS, room, owner, `${file} writes into ${table} of ${owner}`);
  }
}
for (const exceptions of [UPWARDS, WRITERS]) {
  for (const [exception, reason] of Object.entries(exceptions)) {
    if (!used.has(reason)) problems.push(`${exception} is an exception that is not needed`);
  }
}
for (const problem of problems) console.error(problem);
if (problems.length) process.exitCode = 1;
else {
  const [above, written] = [UPWARDS, WRITERS].map((exceptions) => Object.keys(exceptions).length);
  console.log(`${ownerOf.size} tables: ${above} exceptions name one above them, ${written} write into those of others`);
}

function report(exceptions, room, owner, problem) {
  const reason = exceptions[`${room} > ${owner}`] ?? exceptions[`${room} > *`];
  if (reason) used.add(reason);
  else problems.push(problem);
}

function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}
