/** Rooms of the backend from the ground up: each may know those before it. */
const FLOORS = [
  ['platform'],
  ['audit'],
  ['auth'],
  ['employees', 'companies'],
  ['jobs'],
  ['connections'],
  ['dashboard', 'admins', 'registration', 'profile'],
  ['privacy', 'backup'],
  ['app'],
  ['commands'],
];

const room = (names) => `^backend/src/(${names.join('|')})/`;

/** Rooms on one floor do not know each other. */
const upwards = FLOORS.flatMap((names, floor) =>
  names.map((name) => ({
    name: `backend-${name}-knows-what-is-above-it`,
    severity: 'error',
    from: { path: room([name]) },
    to: {
      path: `^backend/src/`,
      pathNot: room([name, ...FLOORS.slice(0, floor).flat()]),
    },
  })),
);

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
      from: { path: '^backend/src/', pathNot: [room(FLOORS.flat()), '^backend/src/main.ts$'] },
      to: {},
    },
    ...upwards,
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
