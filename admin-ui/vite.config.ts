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
const CHUNKS = [
  chunk('entry', 'main'),
  chunk('console', 'app/boot', 'records/create-path'),
  // what all lists and the dashboard show first
  chunk(
    'list',
    'lists/(RecordList|RecordLink|CardText|Column|DeleteColumn)',
    'records/(DeleteButton|Contact|Day|StatusChip|as-choices)',
    'placement-status/(PlacementChip|StatusButton|BulkStatusButton)',
    'connections/(ConnectionCard|connection-filters|useConnectionsView)',
    'job-requests/JobStatusChip',
    'access/role-label',
    '(Card|Link|Stack|ToggleButton|ToggleButtonGroup|AddLink)',
  ),
  // drawers, dialogs and forms: what opens over a list
  chunk('records', '(records|placement-status)/[^/]+', 'admins/AdminActions', 'activity/LinkedActivity'),
  chunk('filters', 'lists/(AddedFilters|FilterMenu)'),
].map((group, place) => ({ ...group, priority: 10 - place }));

export default defineConfig({
  base: '/admin-dashboard/',
  plugins: [react(), compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 512 })],
  // two copies of one of these and react-admin loses its context
  resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom', '@mui/material', '@emotion/react'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    port: 5174,
    fs: { allow: ['..'] },
    // one origin, as in production: the API and the public pages sit behind this server
    proxy: { '^/(?!admin-dashboard)': API },
  },
});
