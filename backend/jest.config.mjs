/** `API_REPLICAS=2 npm run test:api` runs every test against two processes behind a proxy, in more time. */
const replicas = Number(process.env.API_REPLICAS ?? 1);

/**
 * What goes through every list, value or way, takes long, wants a quiet machine or a start in an environment of its own, or is about
 * operation and packaging: `npm run test:deep` runs it, after the faults.
 */
export const DEEP = [
  'test/access-log/kept.spec.ts',
  'test/access/{mass-assignment,route-matrix}.spec.ts',
  'test/admin/{audit-export,audit-reads,changed-email}.spec.ts',
  'test/auth/{admin-added-accounts,final-reset,guessing,hashing,limits,one-time-codes,open-sessions,passwords,recovery,registration-keys,strangers}.spec.ts',
  'test/candidates/{both-scripts,new-people-mail}.spec.ts',
  'test/claims/{decisions,keeping,replacements}.spec.ts',
  'test/connections/parallel.spec.ts',
  'test/database/{data-dir-lock,demo-data,forged-evidence,killed-start,migrations,parallel-start,plans,roles,schema-changes,two-roles}.spec.ts',
  'test/duplicates/{merges,merges-in-the-way,pairs}.spec.ts',
  'test/exports/{list-exports,owners}.spec.ts',
  'test/http/{cross-origin,file-transfers,fuzz,headers,local-demo,proxy,raw-requests}.spec.ts',
  'test/imports/{choices,failed-imports,hostile-files,imports,kinds,mended-rows,noticed-people,spreadsheets,undo}.spec.ts',
  'test/interviews/{calendar-feed,calendar-files,calling-off,notices,reminders,replies,reply-files,restored}.spec.ts',
  'test/invoices/{calendar,immutable,invoice-pdfs,killed-issues,missing-facts,pdf-content,pdf-signature}.spec.ts',
  'test/jobs/posting-limits.spec.ts',
  'test/lists/{attacks,derived-filters,filters,ledger-lists,long-rows,pages-and-sorts,react-admin,totals}.spec.ts',
  'test/mail/{delivery,failed-mails,hindi-mails,mail-content,mail-over-tls,production-mail,sent-again}.spec.ts',
  'test/mailings/{mailings,restored}.spec.ts',
  'test/members/member-ends.spec.ts',
  'test/notes/notes.spec.ts',
  'test/notifications/{push,streams}.spec.ts',
  'test/offers/offers.spec.ts',
  'test/operation/*.spec.ts',
  'test/packaging/*.spec.ts',
  'test/penalties/penalties.spec.ts',
  'test/placements/{commitment,leaving}.spec.ts',
  'test/privacy/{breaches,consents,erased-entries,erasures,grievances,held-records,identities,person,restricted-people,retention,retention-of-people,under-age}.spec.ts',
  'test/receivables/reminding-processes.spec.ts',
  'test/resumes/{problem-codes,refused-files,resumes,texts}.spec.ts',
  'test/second-factor/{restored,set-up}.spec.ts',
  'test/submissions/{barred-companies,closing,contacts-in-sheets,employer-names,leaks,merged-people,proof,who-sees-what}.spec.ts',
  'test/tasks/submission-causes.spec.ts',
  'test/terms/proven-terms.spec.ts',
  'test/timeline/*.spec.ts',
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
