import { spawnSync } from 'node:child_process';

/**
 * Proves the patterns of files that the last commits changed, or that are not committed yet; of all files where the history is shorter.
 * `npm run lint:patterns` proves those of all files, which takes a minute.
 */
const COMMITS = 20;
const WITH_PATTERNS = /^((backend|admin-ui|public-ui|ui-shared)\/src\/.*\.tsx?|scripts\/.*\.mjs)$/;

const git = (...call) => {
  const { status, stdout } = spawnSync('git', call, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((path) => WITH_PATTERNS.test(path)) : undefined;
};

const changed = git('diff', '--name-only', '--diff-filter=d', `HEAD~${COMMITS}`);
const fresh = git('ls-files', '--others', '--exclude-standard') ?? [];
const paths = changed && [...changed, ...fresh];
console.log(paths ? `Patterns of ${paths.length} changed files are proved.` : 'Patterns of all files are proved.');
if (paths?.length !== 0) {
  const eslint = ['node_modules/eslint/bin/eslint.js', '--config', 'eslint.patterns.config.mjs'];
  const call = [...eslint, '--no-error-on-unmatched-pattern', ...(paths ?? ['*/src', 'scripts'])];
  process.exitCode = spawnSync(process.execPath, call, { stdio: 'inherit' }).status ?? 1;
}
