import 'reflect-metadata';
import { readEnv } from './platform/config/env.js';
import { EnvError } from './platform/config/env-error.js';
import { StartError } from './platform/start-error.js';

process.on('unhandledRejection', (reason) => {
  throw reason;
});

try {
  const env = readEnv();
  // a wrong variable is said at once, before anything else is loaded
  const { start } = await import('./app/start.js');
  await start(env);
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof EnvError;
  process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
}
