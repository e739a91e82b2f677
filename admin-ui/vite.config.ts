import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const API = 'http://127.0.0.1:3000';

/** @param modules paths below `src`, and names of MUI's components, as patterns */
const chunk = (name: string, ...modules: string[]) => ({
  name,
  test: new RegExp(
    `/(admin-ui/src|@mui/material/esm|@mui/icons-material/esm)/(${modules.join('|')})(\\.tsx?|\\.js|/[^/]+\\.js)$`,
  ),
});

/**
 * Which modules come together, each with all that it imports. Without this, every set of pages that share something
 * makes a chunk of its own, and a list asks for forty files.
 */
const chunkGroups = [
  chunk('entry', 'main'),
  chunk('console', 'app/boot', 'kit/resource/[^/]+', 'kit/commands/(registry|run-once-open)', 'kit/records/useRecents'),
  // what all lists and the dashboard show first
  chunk(
    'list',
    'mail/mailings/parts/RecordMenu',
    'kit/lists/(List|DataTable|RowMenu|CreateButton|BulkDeleteButton|Sums|filters|RecordLink|CardText|HeadCell)',
    'kit/records/(DeleteButton|Contact|Day|ExternalLink|Nothing|StatusChip|as-choices|useCall)',
    '(employees|companies|companies/job-requests)/[^/]+.fields',
    'kit/access/role-label',
    'recruiting/connections/parts/(PlacementChip|StatusButton)',
    'recruiting/connections/parts/(ConnectionCard|connection-filters|useConnectionsView)',
    'companies/job-requests/JobStatusChip',
    '(Card|Link|Stack|AddLink)',
  ),
  chunk('toggle', '(ToggleButton|ToggleButtonGroup)'),
  // drawers, dialogs and forms: what opens over a list; and notifications: what fails without a network is told without one
  chunk(
    'records',
    'kit/records/[^/]+',
    'kit/toasts/Notices',
    'recruiting/connections/parts/(StatusMenu|useChangeStatus|placement-label|LinkedConnections)',
    'office/admins/AdminActions',
    'office/audit-log/LinkedActivity',
  ),
  // what can be done with rows, once one is selected
  chunk(
    'bulk',
    'kit/lists/(BulkActionsToolbar|DeleteSelected|useBulkRun)',
    'recruiting/connections/parts/BulkStatusButton',
  ),
  chunk('filters', 'kit/lists/(AddedFilters|FilterMenu)', 'employees/SkillFilter'),
  // with what it shows of other pages, which ask for this one
  chunk('Dashboard', 'office/dashboard/Dashboard'),
].map((group, place) => ({ ...group, priority: 10 - place }));

export default defineConfig({
  base: '/admin-dashboard/',
  plugins: [react(), compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 512 })],
  // two copies of one of these and react-admin loses its context
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom', '@mui/material', '@emotion/react'],
    // react-admin's own export, which no list offers: 3 kB of every first page
    alias: { 'jsonexport/dist/index.js': `${import.meta.dirname}/src/kit/lists/no-own-export.ts` },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    port: 5174,
    fs: { allow: ['..'] },
    // one origin, as in production: the API and the public pages sit behind this server
    proxy: { '^/(?!admin-dashboard)': API },
  },
});
