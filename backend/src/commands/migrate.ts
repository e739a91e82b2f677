import { runCommand } from './run-command.js';

await runCommand(async () => 'The database is up to date.');
