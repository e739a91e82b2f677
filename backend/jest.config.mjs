/** `API_REPLICAS=2 npm run test:api` runs every test against two processes behind a proxy, in more time. */
const replicas = Number(process.env.API_REPLICAS ?? 1);

/**
 * What goes through every list, value or way, takes long, wants a quiet machine or a start in an environment of its own, or is about
 * operation and packaging: `npm run test:deep` runs it, after the faults.
 */
export const DEEP = [
  'test/access/{mass-assignment,route-matrix}.spec.ts',
  'test/admin/{audit-export,audit-reads}.spec.ts',
  'test/auth/{final-reset,guessing,hashing,limits,registration-keys,strangers}.spec.ts',
  'test/claims/keeping.spec.ts',
  'test/connections/parallel.spec.ts',
  'test/database/{data-dir-lock,demo-data,forged-evidence,killed-start,migrations,parallel-start,plans,roles,two-roles}.spec.ts',
  'test/duplicates/merges-in-the-way.spec.ts',
  'test/http/{cross-origin,file-transfers,fuzz,local-demo,proxy,raw-requests}.spec.ts',
  'test/imports/{choices,failed-imports,hostile-files,spreadsheets,undo}.spec.ts',
  'test/interviews/{calendar-files,calling-off,notices,reminders,reply-files,restored}.spec.ts',
  'test/invoices/{calendar,immutable,invoice-pdfs,killed-issues,pdf-content,pdf-signature}.spec.ts',
  'test/jobs/posting-limits.spec.ts',
  'test/lists/{attacks,derived-filters,ledger-lists,long-rows,pages-and-sorts,react-admin,totals}.spec.ts',
  'test/members/member-ends.spec.ts',
  'test/mail/{delivery,failed-mails,mail-content,mail-over-tls,production-mail}.spec.ts',
  'test/notifications/streams.spec.ts',
  'test/operation/*.spec.ts',
  'test/packaging/*.spec.ts',
  'test/privacy/{identities,person,retention}.spec.ts',
  'test/receivables/reminding-processes.spec.ts',
  'test/resumes/{refused-files,texts}.spec.ts',
  'test/submissions/{leaks,proof,who-sees-what}.spec.ts',
];

export default {
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/test/**/*.spec.ts', ...DEEP.map((files) => `!**/backend/${files}`)],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', { swcrc: false, ...swcOptions() }] },
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  reporters: ['default', ['<rootDir>/../scripts/requirements-jest.mjs', { suite: 'api' }]],
  // only what hangs takes this long, on a busy machine too
  testTimeout: 300_000 * replicas,
  // tests wait for processes, mail and clocks most of the time
  maxWorkers: replicas > 1 ? 1 : 4,
};

function swcOptions() {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  };
}
