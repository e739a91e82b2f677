/**
 * Domains of the backend from the ground up, each with its rooms from the ground up: a room may know those before it. `.` are the
 * files of the domain itself; rooms that stand in one list do not know each other.
 */
const DOMAINS = {
  platform: ['.', 'files'],
  auth: ['audit', 'personal-data', '.'],
  agency: ['notifications', '.', 'documents', 'tasks'],
  employees: ['.', 'consent', 'resumes', 'notices'],
  companies: ['.', 'access-log'],
  jobs: ['.'],
  connections: ['.', 'introductions'],
  money: ['placements', 'invoices', 'penalties', 'claims', 'payments', 'receivables'],
  recruiting: ['candidates', 'duplicates', 'submissions', 'interviews', 'offers'],
  office: ['notes', 'mailings', ['imports', 'exports'], ['timeline', 'dashboard', 'operation']],
  accounts: [['admins', 'registration', 'profile']],
  privacy: ['terms', 'grievances', ['breaches', 'held-records'], 'retention', 'data-requests'],
  storage: ['schema', 'backup'],
  app: ['.'],
  commands: ['.'],
};

/** Rooms as folders of `backend/src`, those of one floor in one list. */
export const FLOORS = Object.entries(DOMAINS).flatMap(([domain, rooms]) =>
  rooms.map((names) => [names].flat().map((name) => (name === '.' ? domain : `${domain}/${name}`))),
);

/** The folder of a room without the rooms in it. */
const room = (path) => {
  const inside = DOMAINS[path]?.flat().filter((name) => name !== '.') ?? [];
  return `^backend/src/${path}/${inside.length ? `(?!(?:${inside.join('|')})/)` : ''}`;
};

/** Rooms on one floor do not know each other. */
const upwards = FLOORS.flatMap((rooms, floor) =>
  rooms.map((path) => ({
    name: `backend-${path.replace('/', '-')}-knows-what-is-above-it`,
    severity: 'error',
    from: { path: room(path) },
    to: { path: '^backend/src/', pathNot: [path, ...FLOORS.slice(0, floor).flat()].map(room) },
  })),
);

/** What rooms offer beside their own files: of their folders, what everybody declares in the same way, and these. */
const OFFERED = [
  '\\.(module|service|entity|events|list|problems|dto|sql|mails|personal-data)\\.ts$',
  '^backend/src/agency/gst/',
  '^backend/src/auth/(accounts|codes|terms)/',
  '^backend/src/employees/consent/notice/notice.ts$',
  '^backend/src/employees/notices/texts/notice-contact.ts$',
  '^backend/src/employees/resumes/(kinds/resume-kind|masking/spans).ts$',
  '^backend/src/jobs/dto/job-fields.ts$',
  '^backend/src/money/invoices/pdf/signing-identity.ts$',
  '^backend/src/privacy/data-requests/erased-people/erased-hashes.ts$',
];

const insideOf = FLOORS.flat()
  .filter((path) => !/^(platform|storage|app|commands)\b/.test(path))
  .map((path) => `${room(path)}[^/]+/`);

/** Resources of the console that show parts of another one; a drawer shows what belongs to its record. All others know none. */
const SHOWN = {
  employees: ['connections', 'mailings', 'restrictions'],
  'job-requests': ['connections'],
  placements: ['connections', 'invoices', 'claims'],
  'placement-register': ['placements', 'invoices'],
  dashboard: ['connections'],
  'audit-log': ['connections'],
  companies: ['job-requests', 'mailings'],
  'mail-templates': ['mailings'],
  timeline: ['connections', 'mailings', 'failed-mails'],
  connections: ['mailings'],
  'find-people': ['employees', 'connections'],
  matches: ['connections'],
  offers: ['connections'],
  submissions: ['connections'],
  duplicates: ['connections', 'employees', 'companies'],
  admins: ['audit-log'],
  interviews: ['connections'],
  breaches: ['grievances'],
  restrictions: ['grievances'],
  retention: ['grievances'],
  notices: ['grievances'],
  terms: ['grievances'],
};

const resource = (names) => `^admin-ui/src/resources/(${names.join('|')})/`;

const betweenResources = Object.entries(SHOWN).map(([name, shown]) => ({
  name: `console-${name}-knows-another-resource`,
  severity: 'error',
  from: { path: resource([name]) },
  to: { path: '^admin-ui/src/resources/', pathNot: resource([name, ...shown]) },
}));

export default {
  forbidden: [
    { name: 'no-circle-of-files', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(backend|admin-ui|public-ui|ui-shared)/src' },
      to: { circular: true },
    },
    {
      name: 'every-room-has-a-floor',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: [...FLOORS.flat().map(room), '^backend/src/main.ts$'] },
      to: {},
    },
    {
      name: 'a-domain-knows-what-another-offers',
      severity: 'error',
      from: { path: '^backend/src/([^/]+)/', pathNot: '^backend/src/(storage|app|commands)/' },
      to: { path: insideOf, pathNot: ['^backend/src/$1/', ...OFFERED] },
    },
    ...upwards,
    {
      name: 'console-platform-knows-no-resource',
      severity: 'error',
      from: { path: '^admin-ui/src/platform/' },
      to: { path: '^admin-ui/src/', pathNot: '^admin-ui/src/platform/' },
    },
    {
      name: 'console-resources-know-no-app',
      severity: 'error',
      from: { path: '^admin-ui/src/resources/' },
      to: { path: '^admin-ui/src/(app/|main)' },
    },
    {
      name: 'console-a-resource-knows-no-other',
      severity: 'error',
      from: { path: '^admin-ui/src/resources/([^/]+)/', pathNot: resource(Object.keys(SHOWN)) },
      to: { path: '^admin-ui/src/resources/', pathNot: '^admin-ui/src/resources/$1/' },
    },
    ...betweenResources,
    {
      name: 'console-a-folder-is-app-platform-or-a-resource',
      severity: 'error',
      from: { path: '^admin-ui/src/', pathNot: '^admin-ui/src/(app/|platform/|resources/|main.tsx$)' },
      to: {},
    },
    {
      name: 'console-an-index-of-a-resource-is-light',
      comment: 'It comes with the console, before any page: what draws is imported by import().',
      severity: 'error',
      from: { path: '^admin-ui/src/resources/[^/]+/index.ts$' },
      to: { path: '^admin-ui/.*\\.tsx$', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'console-a-page-comes-with-the-guard',
      comment: 'page.ts is loaded before it is known whether there will be a console: no React, no texts, no index.',
      severity: 'error',
      from: { path: '^admin-ui/src/resources/[^/]+/page.ts$' },
      to: {
        pathNot:
          '^admin-ui/src/(resources/(dashboard/first-lists|audit-log/audit-actions)|platform/(resource/page|providers/list-call)).ts$',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'public-shared-parts-know-no-feature',
      severity: 'error',
      from: { path: '^public-ui/src/components/' },
      to: { path: '^public-ui/src/', pathNot: '^public-ui/src/components/' },
    },
    {
      name: 'public-auth-knows-no-feature',
      severity: 'error',
      from: { path: '^public-ui/src/auth/' },
      to: { path: '^public-ui/src/', pathNot: '^public-ui/src/(auth|components)/' },
    },
    {
      name: 'public-interviews-know-no-feature',
      severity: 'error',
      from: { path: '^public-ui/src/interviews/' },
      to: { path: '^public-ui/src/', pathNot: '^public-ui/src/(interviews|auth|components)/' },
    },
    {
      name: 'public-features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^public-ui/src/(employee|company|registration|grievances)/' },
      to: { path: '^public-ui/src/', pathNot: '^public-ui/src/($1|interviews|auth|components)/' },
    },
    {
      name: 'public-every-folder-has-a-floor',
      severity: 'error',
      from: {
        path: '^public-ui/src/',
        pathNot:
          '^public-ui/src/(components|auth|interviews|employee|company|registration|grievances|my-data|app)/|^public-ui/src/main.tsx$',
      },
      to: {},
    },
    {
      name: 'ui-shared-knows-no-page',
      severity: 'error',
      from: { path: '^ui-shared/' },
      to: { path: '^(public-ui|admin-ui|backend)/' },
    },
    {
      name: 'a-page-knows-no-other-ui',
      severity: 'error',
      from: { path: '^(public-ui|admin-ui)/' },
      to: { path: '^(public-ui|admin-ui|backend)/', pathNot: '^$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
