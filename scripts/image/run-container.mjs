// Runs the product's image in the place of the product: as docker-compose.yml does, with this process's environment and network.
// IMAGE_ROOT is the image, mounted; IMAGE_CONFIG its configuration as the OCI image specification writes it; IMAGE_SECRETS a folder that
// stands for /run/secrets, where there is one.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { composeService } from './compose-service.mjs';

/** For this process only. */
const NOT_PASSED_ON = ['IMAGE_ROOT', 'IMAGE_CONFIG', 'IMAGE_SECRETS', 'PATH', 'HOME'];
const SECRETS = '/run/secrets';

const { IMAGE_ROOT: root, IMAGE_CONFIG: configFile, IMAGE_SECRETS: secrets } = process.env;
const { memoryBytes, isReadOnly, hasNoCapabilities, hasNoNewPrivileges } = composeService('api');
if (!hasNoCapabilities) throw new Error('docker-compose.yml gives the product capabilities, and this knows of none');
if (secrets) mkdirSync(join(root, SECRETS), { recursive: true });
const { Entrypoint, Env, User, WorkingDir } = JSON.parse(readFileSync(configFile, 'utf8'));
const bundle = mkdtempSync(join(tmpdir(), 'niyukt-container-'));
const name = basename(bundle);
const given = Object.entries(process.env).filter(([variable]) => !NOT_PASSED_ON.includes(variable));
const ofImage = Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
// tests run the product as in development unless they set it; it listens on loopback
const environment = new Map([...ofImage, ['NODE_ENV', 'development'], ['HOST', '127.0.0.1'], ...given]);
const none = [];

writeFileSync(
  join(bundle, 'config.json'),
  JSON.stringify({
    ociVersion: '1.0.2',
    process: {
      args: Entrypoint,
      env: [...environment].map(([variable, value]) => `${variable}=${value}`),
      cwd: WorkingDir,
      user: { uid: Number(User), gid: Number(User) },
      capabilities: { bounding: none, effective: none, inheritable: none, permitted: none, ambient: none },
      noNewPrivileges: hasNoNewPrivileges,
    },
    root: { path: root, readonly: isReadOnly },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      {
        destination: '/dev',
        type: 'tmpfs',
        source: 'tmpfs',
        options: ['nosuid', 'strictatime', 'mode=755', 'size=64k'],
      },
      ...(secrets ? [{ destination: SECRETS, type: 'bind', source: secrets, options: ['bind', 'ro'] }] : []),
    ],
    linux: {
      namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })),
      resources: { memory: { limit: memoryBytes, swap: memoryBytes } },
      maskedPaths: ['/proc/kcore', '/proc/keys', '/proc/timer_list', '/proc/sched_debug'],
      readonlyPaths: ['/proc/bus', '/proc/fs', '/proc/irq', '/proc/sys', '/proc/sysrq-trigger'],
    },
  }),
);

const container = spawn('runc', ['run', '--bundle', bundle, name], { stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGUSR2']) {
  process.on(signal, () => spawn('runc', ['kill', name, signal], { stdio: 'ignore' }));
}
container.once('exit', (code) => {
  rmSync(bundle, { recursive: true, force: true });
  process.exit(code ?? 1);
});
