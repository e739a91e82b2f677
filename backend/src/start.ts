import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { createApp } from './app.setup.js';
import { createLog } from './common/http/logging.js';
import { type Env } from './config/env.js';
import { PublicAddress } from './config/public-address.js';
import { loadSecrets } from './config/secrets.js';
import { migrate } from './database/data-source.js';
import { seedDemoData } from './database/demo/seed-demo-data.js';
import { checkPort, portTaken } from './config/listening-port.js';
import { openDatabase, type OpenDatabase } from './database/open-database.js';
import { serveMetrics, type MetricsServer } from './metrics/metrics-server.js';
import { Readiness } from './health/readiness.service.js';
import { readyLines } from './ready-lines.js';
import { createFirstSuperAdmin, refuseKnownPassword } from './users/first-super-admin.js';

/** After SIGTERM new requests are still served this long, while whoever balances the load takes notice. */
const NOTICE_MILLISECONDS = 2_000;
const LONGEST_REQUEST_MILLISECONDS = 6_000;
const LONGEST_STOP_MILLISECONDS = 15_000;

/**
 * Opens what the product needs, in the order in which it can fail, and listens.
 * @throws StartError with one sentence for the person at the terminal
 */
export async function start(env: Env): Promise<void> {
  const log = createLog(env);
  if (env.superAdmin) refuseKnownPassword(env.superAdmin);
  await checkPort(env);
  const secrets = loadSecrets(env);
  const database = await openDatabase(env, log);
  let app: NestFastifyApplication | undefined;
  let metrics: MetricsServer | undefined;
  try {
    const ran = await migrate(database.url);
    if (ran.length) log.info({ migrations: ran }, 'Database migrated');
    app = await createApp({ env, secrets, databaseUrl: database.url }, log);
    await fillEmptyDatabase(env, app.get(DataSource));
    metrics = await serveMetrics(app, env);
    stopOnSignals(app, database, log, metrics);
    await app.listen(env.port, env.host);
  } catch (error) {
    metrics?.close();
    await app?.close().catch(() => undefined);
    await database.close();
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? portTaken(env) : error;
  }
  const { port } = app.getHttpServer().address() as { port: number };
  app.get(PublicAddress).listensOn(port);
  log.info({ port, host: env.host }, `Listening on ${env.host}:${port}`);
  if (metrics) log.info({ metricsPort: metrics.port, host: env.metricsHost }, 'Metrics are served');
  if (!env.production) log.flush(() => process.stdout.write(readyLines(env, port)));
}

async function fillEmptyDatabase(env: Env, dataSource: DataSource): Promise<void> {
  if (env.superAdmin) await createFirstSuperAdmin(dataSource, env.superAdmin);
  if (env.demoData) await seedDemoData(dataSource);
}

function stopOnSignals(
  app: NestFastifyApplication,
  database: OpenDatabase,
  log: ReturnType<typeof createLog>,
  metrics: MetricsServer | undefined,
): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: finishing what is under way`);
    setTimeout(() => process.exit(1), LONGEST_STOP_MILLISECONDS).unref();
    app.get(Readiness).beginStop();
    if (signal === 'SIGTERM') await new Promise((resolve) => setTimeout(resolve, NOTICE_MILLISECONDS));
    // a client that never finishes its request must not keep the process
    setTimeout(() => app.getHttpServer().closeAllConnections(), LONGEST_REQUEST_MILLISECONDS).unref();
    await app.close().catch((error: unknown) => log.error({ error }, 'Stopping failed'));
    metrics?.close();
    await database.close();
    log.info('Stopped');
    log.flush(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
