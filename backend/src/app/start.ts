import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Logger } from 'pino';
import { DataSource } from 'typeorm';
import { DEMO_LOGINS } from '../../demo/demo-logins.js';
import { TasksService } from '../agency/tasks/tasks.service.js';
import { createFirstSuperAdmin, refuseKnownPassword } from '../auth/accounts/first-super-admin.js';
import { PRODUCT } from '../platform/agency.js';
import { type Env } from '../platform/config/env.js';
import { checkPort, portTaken } from '../platform/config/listening-port.js';
import { PublicAddress } from '../platform/config/public-address.js';
import { loadSecrets } from '../platform/config/secrets.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { tooOldFor } from '../platform/database/oldest-version.js';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.js';
import { excessRights, workingRoleOf } from '../platform/database/roles.js';
import { databaseErrorCode } from '../platform/errors/database-error.js';
import { ReadinessService } from '../platform/health/readiness.service.js';
import { createLog } from '../platform/http/logging.js';
import { type MetricsServer, serveMetrics } from '../platform/metrics/metrics-server.js';
import { StartError } from '../platform/start-error.js';
import { VERSION } from '../platform/version.js';
import { WorkQueue } from '../platform/work/work-queue.js';
import { migrate } from '../storage/schema/migrate.js';
import { createApp } from './app.setup.js';

/** After SIGTERM new requests are still served this long, until the load balancer takes notice. */
const NOTICE_MILLISECONDS = 2_000;
const BETWEEN_COMPARISONS_MILLISECONDS = 5_000;
/** What a stop takes beside the requests under way. */
const STOP_MILLISECONDS = 11_000;
const NOT_PERMITTED = '42501';
const DEMO_NEEDS_OWNER =
  'The user of DATABASE_URL may not write the demo agency, whose records are of earlier days: set DATABASE_OWNER_URL.';

/**
 * Opens what the product needs, in the order in which it can fail, and listens.
 * @throws StartError with one sentence for the person at the terminal
 */
export async function start(env: Env): Promise<void> {
  const log = createLog(env);
  if (env.superAdmin) refuseKnownPassword(env.superAdmin);
  await checkPort(env);
  const secrets = loadSecrets(env, (sentence) => log.warn(sentence));
  const database = await openDatabase(env, log);
  let app: NestFastifyApplication | undefined;
  let metrics: MetricsServer | undefined;
  try {
    const ran = await migrate(database.ownerUrl, undefined, workingRoleOf(database));
    if (ran.length) log.info({ migrations: ran.length, newest: ran.at(-1) }, 'Database migrated');
    const excess = env.production ? await excessRights(database.url) : undefined;
    if (excess) {
      log.warn(
        `The user of DATABASE_URL ${excess}: give the product a user that only works, and the owner's address to DATABASE_OWNER_URL (docs/operations.md, "Two roles")`,
      );
    }
    app = await createApp({ env, secrets, databaseUrl: database.url }, log);
    await fillEmptyDatabase(env, app, database.ownerUrl);
    await lookForTasks(app, log);
    metrics = await serveMetrics(app, env);
    stopOnSignals(app, database, log, env, metrics);
    stopWhenTooOld(app, log);
    await app.listen(env.port, env.host);
  } catch (error) {
    metrics?.close();
    await app?.close().catch(() => undefined);
    await database.close();
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? portTaken(env) : error;
  }
  const { port } = app.getHttpServer().address() as { port: number };
  app.get(PublicAddress).listensOn(port);
  log.info({ port, host: env.host, version: VERSION }, `Listening on ${env.host}:${port}`);
  if (metrics) log.info({ metricsPort: metrics.port, host: env.metricsHost }, 'Metrics are served');
  if (!env.production) log.flush(() => process.stdout.write(readyLines(env, port)));
}

async function fillEmptyDatabase(env: Env, app: NestFastifyApplication, ownerUrl: string): Promise<void> {
  const dataSource = app.get(DataSource);
  if (env.superAdmin) await createFirstSuperAdmin(dataSource, env.superAdmin);
  if (!env.demoData) return;
  // loaded late: it makes files of many kinds, whose libraries are not needed otherwise
  const { seedDemoData } = await import('../../demo/seed-demo-data.js');
  // its records are of earlier days, which only the owner may say
  const few = { databasePoolSize: 2, databaseReplicaUrls: [], maxReplyMilliseconds: env.maxReplyMilliseconds };
  const owner = await new DataSource(dataSourceOptions(ownerUrl, few)).initialize();
  try {
    if (await seedDemoData(owner)) await app.get(WorkQueue).addPending();
  } catch (error) {
    throw databaseErrorCode(error) === NOT_PERMITTED ? new StartError(DEMO_NEEDS_OWNER) : error;
  } finally {
    await owner.destroy();
  }
}

/** Updates tasks at the start: their causes may have changed while no process ran, or an empty database was filled. */
async function lookForTasks(app: NestFastifyApplication, log: Logger): Promise<void> {
  try {
    await app.get(TasksService).sweep();
  } catch (error) {
    log.error({ error }, 'Causes of tasks could not be looked at; that is done again within a minute');
  }
}

/** A newer version may migrate while this one runs. */
function stopWhenTooOld(app: NestFastifyApplication, log: Logger): void {
  const dataSource = app.get(DataSource);
  const timer = setInterval(() => {
    void tooOldFor((text) => dataSource.query(text))
      .catch(() => undefined)
      .then((sentence) => {
        if (!sentence) return;
        clearInterval(timer);
        log.fatal(sentence);
        process.kill(process.pid, 'SIGTERM');
      });
  }, BETWEEN_COMPARISONS_MILLISECONDS).unref();
}

function stopOnSignals(
  app: NestFastifyApplication,
  database: OpenDatabase,
  log: Logger,
  { maxReplyMilliseconds }: Env,
  metrics: MetricsServer | undefined,
): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: finishing what is under way`);
    const leave = (): void => void database.close().finally(() => process.exit(1));
    setTimeout(leave, maxReplyMilliseconds + STOP_MILLISECONDS).unref();
    app.get(ReadinessService).beginStop();
    if (signal === 'SIGTERM') await new Promise((resolve) => setTimeout(resolve, NOTICE_MILLISECONDS));
    // a client that never finishes its request must not keep the process
    setTimeout(() => app.getHttpServer().closeAllConnections(), 1.5 * maxReplyMilliseconds).unref();
    await app.close().catch((error: unknown) => log.error({ error }, 'Stopping failed'));
    metrics?.close();
    await database.close();
    log.info('Stopped');
    log.flush(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** The last lines of a start outside production: where to go and how to log in. */
function readyLines(env: Env, port: number): string {
  const base = env.publicUrl ?? `http://localhost:${port}`;
  const isMade = (role: string): boolean => role !== 'super_admin' || !env.superAdmin;
  const logins = DEMO_LOGINS.filter(({ role }) => isMade(role)).map(
    ({ role, email, password }) => `    ${role.padEnd(12)} ${email.padEnd(34)} ${password}`,
  );
  return [
    '',
    `  ${PRODUCT} is ready: ${base}`,
    ...(env.demoData ? ['', '  Demo logins', ...logins] : []),
    '',
    ...(env.mailbox ? [`  Mailbox  ${base}/dev/mailbox`] : []),
    ...(env.apiDocs ? [`  Swagger  ${base}/docs`] : []),
    '  Ctrl-C stops it',
    '',
    '',
  ].join('\n');
}
