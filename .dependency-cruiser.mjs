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
  money: ['placements', 'invoices', 'penalties', 'claims', 'payments', 'receivables', '.'],
  recruiting: ['people-search', 'duplicates', 'submissions', 'interviews', 'offers', '.'],
  office: ['notes', 'mailings', ['imports', 'exports'], ['timeline', 'dashboard', 'operation', 'next-steps'], '.'],
  accounts: [['admins', 'registration', 'profile'], '.'],
  privacy: ['terms-certificates', 'grievances', ['breaches', 'held-records'], 'retention', 'data-requests', 'due', '.'],
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

/** Domains of the console from the ground up: each may know those before it. */
const CONSOLE = [
  'texts',
  'kit',
  'mail',
  'recruiting',
  'privacy',
  'companies',
  'employees',
  'money',
  'office',
  'shell',
  'app',
];
/** Folders of the public site from the ground up. */
const PUBLIC = ['lib', 'ui', 'features', 'app'];
/** Features of the public site from the ground up; those that stand in one list do not know each other. */
const FEATURES = [['auth'], ['interviews'], ['employee', 'company', 'registration'], ['account']];

/** Rules of one front end: a folder of `top` knows those on floors below its own. */
const storeys = (name, top, floors) =>
  floors.flatMap((folders, floor) =>
    [folders].flat().map((folder) => ({
      name: `${name}-${folder}-knows-what-is-above-it`,
      severity: 'error',
      from: { path: `^${top}/${folder}/` },
      to: {
        path: `^${top}/`,
        pathNot: [folder, ...floors.slice(0, floor).flat()].map((known) => `^${top}/${known}/`),
      },
    })),
  );

/** A file of that name of each resource of the console, in its domain or in a folder of it. */
const ofResources = (file) =>
  ['', '[^/]+/'].map((folder) => `^admin-ui/src/(?:${CONSOLE.slice(2, -2).join('|')})/${folder}${file}$`);

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
    ...storeys('console', 'admin-ui/src', CONSOLE),
    ...storeys('public', 'public-ui/src', PUBLIC),
    ...storeys('public-feature', 'public-ui/src/features', FEATURES),
    {
      name: 'every-folder-of-a-front-end-has-a-floor',
      severity: 'error',
      from: {
        path: '^(admin|public)-ui/src/',
        pathNot: [
          `^admin-ui/src/(?:(?:${CONSOLE.join('|')})/|main.tsx$)`,
          `^public-ui/src/(?:(?:${PUBLIC.join('|')})/|main.tsx$)`,
        ],
      },
      to: {},
    },
    {
      name: 'console-an-index-of-a-resource-is-light',
      comment: 'It comes with the console, before any page: what draws is imported by import().',
      severity: 'error',
      from: { path: ofResources('index.ts') },
      to: { path: '^admin-ui/.*\\.tsx$', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'console-a-page-comes-with-the-guard',
      comment: 'pages.ts is loaded before it is known whether there will be a console: no React, no texts, no index.',
      severity: 'error',
      from: { path: ofResources('pages.ts') },
      to: {
        pathNot:
          '^admin-ui/src/(office/(dashboard/first-lists|tasks/groups-call|audit-log/audit-actions)|kit/(resource/page|providers/list-call)).ts$',
        dependencyTypesNot: ['dynamic-import'],
      },
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
