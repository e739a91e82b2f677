import redos from 'eslint-plugin-redos';
import tseslint from 'typescript-eslint';

/**
 * Of each pattern that ships it is proved that it takes time in proportion to its text; look-arounds cannot be proved. The proofs take
 * about as long as all other rules together: CI has them of changed files, `npm run test:release` of all. No proof has a limit of
 * seconds: the size of a pattern bounds it, on a busy machine, too.
 */
export default tseslint.config(
  { ignores: ['**/dist/**', 'backend/build/**', '**/node_modules/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  {
    files: ['*/src/**/*.{ts,tsx}', 'scripts/**/*.mjs'],
    // look-arounds: formats are short, and only the sandbox reads them; the other one reads the project's own sources
    ignores: ['backend/src/office/imports/reading/date-formats.ts', 'scripts/tables.mjs'],
    languageOptions: { parser: tseslint.parser },
    plugins: { redos },
    rules: {
      'redos/no-vulnerable': ['error', { checker: 'automaton', ignoreErrors: false, timeout: null, cache: true }],
    },
  },
  {
    // one pattern in each looks ahead or back, over a few characters or a cut of 210
    files: ['backend/src/employees/resumes/masking/{addresses,links,own-name}.ts', 'backend/src/platform/phones.ts'],
    rules: {
      'redos/no-vulnerable': ['error', { checker: 'automaton', ignoreErrors: true, timeout: null, cache: true }],
    },
  },
);
