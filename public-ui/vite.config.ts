import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';

const API = 'http://127.0.0.1:3000';

/** @param modules paths below `public-ui/src` or `ui-shared/src`, and packages, as patterns */
const chunk = (name: string, ...modules: string[]) => ({
  name,
  test: new RegExp(`/(public-ui/src|ui-shared/src|node_modules)/(${modules.join('|')})(\\.tsx?$|/)`),
});

/** Which modules come together, each with all that it imports. Without this, a dashboard asks for fifty files. */
const chunkGroups = [
  chunk('entry', 'main'),
  // what all forms and dialogs are made of
  chunk(
    'forms',
    'ui/(ServerState|ConfirmDialog|SubmitButtons|WrongFields|showFieldErrors|NameField|IndustryField|NewPasswordFields|TextField|TryAgain)',
    'lib/(useCall|useCountdown|useTerms|filtered)',
    'features/auth/EndedLink',
    'forms/(rules|account-forms)',
    'api/(form-rules|company-rules)',
    '@hookform/resolvers',
  ),
  // what stands on every dashboard
  chunk(
    'dashboard',
    'ui/(DashboardHeader|NewTerms|LogoutQuestion|PageNavigation|CardSkeletons|EmptyState|MoreRows|BreachNotes)',
    'ui/(DiscardGuard|DraftNote|FormDialog|Facts|JobText|Meta|SavePdf)',
    'lib/(useDraft|useOpened|useRows|useTermsState)',
    'features/auth/AccountActions',
    'domain/format',
    'components/StatusChip',
    'theme/status-look',
    'features/auth/privacy-notice',
    'money',
  ),
  chunk('employee', 'features/employee/EmployeePages'),
  chunk('own-cards', 'features/employee/OwnCards', 'files/size-text', 'session/send-file'),
  chunk('company', 'features/company/CompanyPages'),
  // what the login page needs of a language, and the rest
  chunk('hi', 'i18n/hi/(index|public)'),
  chunk('hi-pages', 'i18n/hi'),
].map((group, place) => ({ ...group, priority: 10 - place }));

/** Nothing is painted before the script knows whether light or dark was chosen: there is nothing to see without it. */
const paintAfterScript: Plugin = {
  name: 'paint-after-script',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    paintAfterScript,
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 512 }),
  ],
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    port: 5173,
    fs: { allow: ['..'] },
    // one origin, as in production: the API and the console sit behind this server
    proxy: Object.fromEntries(
      ['^/(auth|users|jobs)/', '^/api/', '^/docs', '^/dev/', '^/admin-dashboard'].map((path) => [path, API]),
    ),
  },
});
