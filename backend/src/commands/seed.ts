import { seedDemoData } from '../../demo/seed-demo-data.js';
import { runCommand } from './run-command.js';

await runCommand(async (dataSource) =>
  (await seedDemoData(dataSource))
    ? 'The database holds the demo agency now.'
    : 'The database is not empty: nothing was changed.',
);
