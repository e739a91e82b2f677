import reactHooks from 'eslint-plugin-react-hooks';
import redos from 'eslint-plugin-redos';
import regexp from 'eslint-plugin-regexp';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

/** Hindi verbs after आप show whether a man or a woman reads (docs/translating.md). */
const noGenderedReader = {
  selector: String.raw`:matches(Literal[value=/(^|\s)आप [^।:]*(ते|रहे) हैं/], TemplateElement[value.raw=/(^|\s)आप [^।:]*(ते|रहे) हैं/])`,
  message: 'This verb has the gender of the reader: say "किया जा सकता है", or the like.',
};
/** Each Hindi word has one spelling (docs/translating.md). */
const noOtherSpelling = {
  selector: String.raw`:matches(Literal[value=/तरीक\u093c|ग\u093cलत|क\u093cानून|नक\u093cल|बाक\u093c|आखिर|(^|\s)खबर|["“]मेरा डेटा/], TemplateElement[value.raw=/तरीक\u093c|ग\u093cलत|क\u093cानून|नक\u093cल|बाक\u093c|आखिर|(^|\s)खबर|["“]मेरा डेटा/])`,
  message: 'This word is spelled otherwise: तरीका, गलत, कानून, नकल, बाकी, आख़िरी, ख़बर; the page is called “मेरी जानकारी”.',
};
const noOtherWord = {
  selector: String.raw`:matches(Literal[value=/(^|\s)(खात[ाेो]|वेतन|उद्योग)/], TemplateElement[value.raw=/(^|\s)(खात[ाेो]|वेतन|उद्योग)/])`,
  message: 'People read अकाउंट, सैलरी and इंडस्ट्री on the screens.',
};

const noTextAsSql = {
  selector:
    "CallExpression[callee.property.name=/^(orderBy|addOrderBy|distinctOn|where|andWhere|orWhere)$/][arguments.0.type!='Literal'][arguments.0.type!='ObjectExpression']",
  message: 'TypeORM executes what it is given here as SQL: pass a literal.',
};

const noSpreadLiteral = {
  selector:
    ':matches(ObjectExpression > SpreadElement > ObjectExpression, ArrayExpression > SpreadElement > ArrayExpression)',
  message: 'Write its parts where they belong.',
};

const noTextAtModuleLevel = {
  selector: "CallExpression[callee.name='t']:not(:function CallExpression)",
  message: 'A text is looked up when it is shown: keep its key here.',
};

const noTextAsHtml = {
  selector:
    "JSXAttribute[name.name='dangerouslySetInnerHTML'], MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]",
  message: 'Text stays text: React escapes it.',
};

const noMadePattern = {
  selector: ":matches(NewExpression, CallExpression)[callee.name='RegExp']",
  message: 'Write it as a literal: only those are checked for the time they take.',
};

const noWholeAsPixel = {
  selector: 'Property[key.name=/^(min|max)?([wW]idth|[hH]eight)$/] > Literal.value[value=1]',
  message: "MUI takes 1 for the whole: write '1px' or '100%'.",
};

const noMaybeAwaited = {
  selector:
    'CallExpression:matches([optional=true], [callee.optional=true], [callee.object.optional=true]) > AwaitExpression.arguments',
  message: 'What is awaited here is left out where there is nobody to call: await it before.',
};

/** A test that looks at a clock is red on a busy machine: what measures is in `backend/release`. */
const noTimesInTests = [
  {
    selector:
      "CallExpression[callee.property.name=/^toBe(Less|Greater)/]:has(BinaryExpression[operator='-'] > CallExpression[callee.object.name=/^(Date|performance)$/][callee.property.name='now'])",
    message: 'Compare states, or what was counted: a busy machine takes longer.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^toBe(Less|Greater)/]:has(Identifier[name=/elapsed|took|[mM]illiseconds/])',
    message: 'Compare states, or what was counted: a busy machine takes longer.',
  },
  {
    selector: "CallExpression[callee.name='waitFor'] > Literal[value<60000]",
    message: 'A deadline is for what hangs: leave it to waitFor.',
  },
];

const noDelaysInTests = {
  name: 'node:timers/promises',
  message: 'Wait for a state, with waitFor.',
};

const noOwnMutations = {
  name: '@tanstack/react-query',
  importNames: ['QueryClient', 'useMutation'],
  message: 'A call ends with its form and waits for no network: see useCall, and NEVER_WAIT of a QueryClient.',
};

/** What only runs, Node's, packages, ours, and a file's own styles after those of its parts. */
const ORDER_OF_IMPORTS = [
  String.raw`^\u0000(?!.*\.css$)`,
  '^node:',
  String.raw`^@?\w`,
  '^@niyukt/',
  String.raw`^\.`,
  String.raw`^\u0000.*\.css$`,
];

export default tseslint.config(
  { ignores: ['**/dist/**', 'backend/build/**', '**/node_modules/**', '.data/**', '.wireit/**'] },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { redos, regexp, 'simple-import-sort': simpleImportSort },
    rules: {
      'simple-import-sort/imports': ['error', { groups: [ORDER_OF_IMPORTS] }],
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { ignorePartial: false }],
    },
  },
  {
    // eslint.patterns.config.mjs has it at work
    files: ['backend/src/recruiting/people-search/search/typed-query.ts'],
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
  {
    files: ['backend/**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: './backend/tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/explicit-function-return-type': ['error', { allowExpressions: true }],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off', // DTOs are shapes, made of literals
      '@typescript-eslint/no-unsafe-enum-assignment': 'off', // there is one enum; the rule takes a sixth of a run
      '@typescript-eslint/no-misused-spread': 'off', // as above
      '@typescript-eslint/no-unnecessary-type-parameters': 'off', // a type argument says what a query or a parse answers
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'max-lines': ['error', 400],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        noTextAsSql,
        noMaybeAwaited,
        noSpreadLiteral,
        noGenderedReader,
        noOtherSpelling,
      ],
    },
  },
  ...[
    { files: ['public-ui/src/**/*.{ts,tsx}', 'ui-shared/src/**/*.{ts,tsx}'], project: './public-ui/tsconfig.json' },
    { files: ['admin-ui/src/**/*.{ts,tsx}'], project: './admin-ui/tsconfig.json' },
  ].map(({ files, project }) => ({
    files,
    ignores: ['ui-shared/src/api/{schema.d,form-rules,company-rules}.ts'],
    extends: [...tseslint.configs.strictTypeChecked, reactHooks.configs.flat.recommended],
    languageOptions: { parserOptions: { project, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-type-parameters': 'off', // a type argument says what a call answers
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off', // there are hardly classes, and no enums:
      '@typescript-eslint/no-unsafe-enum-assignment': 'off', // together these two take a quarter of a run
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-spread': 'off', // code points are what the rules count
      'no-restricted-syntax': [
        'error',
        noTextAsHtml,
        noMaybeAwaited,
        noSpreadLiteral,
        noGenderedReader,
        noOtherSpelling,
        noOtherWord,
        noTextAtModuleLevel,
        noMadePattern,
        noWholeAsPixel,
      ],
      'max-lines': ['error', 400],
    },
  })),
  {
    files: ['admin-ui/src/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/require-await': 'off', // react-admin's providers answer promises
      '@typescript-eslint/no-unsafe-assignment': 'off', // and its records, filters and errors are of any shape
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  {
    files: ['public-ui/src/**/*.{ts,tsx}', 'admin-ui/src/**/*.{ts,tsx}'],
    ignores: [
      'public-ui/src/{ui/ServerState.tsx,lib/useCall.ts}',
      'admin-ui/src/kit/records/useCall.ts',
      'admin-ui/src/kit/providers/query-client.ts',
    ],
    rules: { 'no-restricted-imports': ['error', { paths: [noOwnMutations] }] },
  },
  {
    files: ['backend/{src,demo}/**/*.ts'],
    ignores: ['backend/src/platform/config/env.ts'],
    rules: { 'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'Ask Env.' }] },
  },
  {
    files: ['backend/{src,demo}/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noTextAsSql,
        noMaybeAwaited,
        noSpreadLiteral,
        noMadePattern,
        noGenderedReader,
        noOtherSpelling,
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@nestjs/common'],
              importNamePattern: '^(?!HttpException$).*Exception$',
              message: 'Declare a problem() with a code, and throw an ApiException of it.',
            },
            {
              group: ['@nestjs/common'],
              importNamePattern: '^StreamableFile$',
              allowTypeImports: true,
              message: 'Answer a FileReply from a route with @ApiFileResponse: files leave in pieces and in turn.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['backend/{test,deep,release}/**/*.ts'],
    rules: {
      // what a call answers is asserted, value by value
      ...Object.fromEntries(
        ['assignment', 'member-access', 'argument', 'call', 'return'].map((use) => [
          `@typescript-eslint/no-unsafe-${use}`,
          'off',
        ]),
      ),
      'max-lines': ['error', 400],
    },
  },
  {
    files: ['backend/{test,deep}/**/*.spec.ts', 'e2e/**/*.spec.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: [noDelaysInTests] }],
      'no-restricted-syntax': ['error', noTextAsSql, noSpreadLiteral, noGenderedReader, ...noTimesInTests],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { project: './e2e/tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    // a step that nobody waits for fails now and then
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.entity.ts'],
    // relation decorators need the class as a value
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    // look-arounds, which cannot be proved: formats are short, and only the sandbox reads them
    files: ['backend/src/office/imports/reading/date-formats.ts'],
    rules: {
      'no-restricted-syntax': ['error', noTextAsSql, noMaybeAwaited, noSpreadLiteral],
      'regexp/no-super-linear-backtracking': 'off',
      'regexp/no-super-linear-move': 'off',
    },
  },
  {
    // a pattern of a person's own e-mails and phones, each of them escaped, repeats nothing without a bound
    files: ['backend/src/auth/personal-data/identity.ts'],
    rules: { 'no-restricted-syntax': ['error', noTextAsSql, noMaybeAwaited, noSpreadLiteral] },
  },
);
