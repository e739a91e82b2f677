import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';

const require = createRequire(import.meta.url);
const SCHEMAS = join(dirname(require.resolve('kubernetes-models')), '_schemas');
const DEPLOY = join(import.meta.dirname, '../../../deploy');
const FOLDER = join(DEPLOY, 'kubernetes');
const FILES = readdirSync(FOLDER).filter((name) => /\.yaml(\.example)?$/.test(name));

interface Container {
  name: string;
  image: string;
  resources?: { requests?: object; limits?: { memory?: string } };
  securityContext?: Record<string, unknown>;
  livenessProbe?: { httpGet: { path: string } };
  readinessProbe?: { httpGet: { path: string } };
  startupProbe?: object;
  args?: string[];
  volumeMounts?: { name: string; mountPath: string }[];
}

interface Pod {
  containers: Container[];
  initContainers?: Container[];
  securityContext?: Record<string, unknown>;
  automountServiceAccountToken?: boolean;
  serviceAccountName?: string;
  volumes?: { name: string; persistentVolumeClaim?: { claimName: string } }[];
}

interface Workload {
  selector?: { matchLabels?: object };
  template?: { metadata: { labels: object }; spec: Pod };
}

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: Workload & {
    jobTemplate?: { spec: Workload };
    podSelector?: { matchLabels?: { app?: string } };
    egress?: { to?: object[]; ports?: { port: number }[] }[];
  };
}

interface Validate {
  (data: unknown): boolean;
  errors?: { instancePath: string; message?: string; keyword: string; params: object }[] | null;
}

const manifests = FILES.flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => {
    const manifest = document.toJS() as Manifest;
    return { file, manifest, title: `${file}: ${manifest.kind} ${manifest.metadata.name}` };
  }),
);
const ofKind = (kind: string): Manifest[] =>
  manifests.map(({ manifest }) => manifest).filter((manifest) => manifest.kind === kind);
const named = (kind: string, name: string): Manifest | undefined =>
  ofKind(kind).find(({ metadata }) => metadata.name === name);
const workloads = ['Deployment', 'StatefulSet', 'Job', 'CronJob']
  .flatMap(ofKind)
  .map(({ kind, metadata: { name }, spec }) => ({ kind, name, workload: spec?.jobTemplate?.spec ?? spec }));
const podOf = (kind: string, name: string): Pod | undefined =>
  workloads.find((each) => each.kind === kind && each.name === name)?.workload?.template?.spec;

/** The claim of what is mounted at a path, in the first container of a pod. */
function claimAt(pod: Pod | undefined, path: string): Manifest | undefined {
  const mount = pod?.containers[0]?.volumeMounts?.find(({ mountPath }) => mountPath === path);
  const volume = pod?.volumes?.find(({ name }) => name === mount?.name);
  return named('PersistentVolumeClaim', volume?.persistentVolumeClaim?.claimName ?? '');
}

/** Kubernetes' own schema of a kind, from its OpenAPI description. */
function schemaOf({ apiVersion, kind }: Manifest): Validate {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  const name = ['IoK8sApi', group.split('.')[0] ?? '', version ?? '', kind]
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
  return (require(join(SCHEMAS, name)) as { validate: Validate }).validate;
}

/** The schema lets unknown fields pass, but never looks at them: whatever it does not read is misspelled or misplaced. */
function watched(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const children = Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, watched(child, `${path}/${key}`, unread)]),
  );
  for (const key of Object.keys(children)) unread.add(`${path}/${key}`);
  const target = Array.isArray(value) ? Object.values(children) : children;
  return new Proxy(target, {
    get: (object, key) => {
      unread.delete(`${path}/${String(key)}`);
      return Reflect.get(object, key) as unknown;
    },
  });
}

/** What Kubernetes would say against a manifest. */
function objectionsTo(manifest: Manifest): string[] {
  const validate = schemaOf(manifest);
  const unread = new Set<string>();
  validate(watched(manifest, '', unread));
  return [
    ...(validate.errors ?? []).map(
      ({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`,
    ),
    ...[...unread].map((path) => `${path} is unknown`),
  ];
}

describe('deploy/kubernetes', () => {
  it.each(manifests)('$title is what Kubernetes expects', ({ manifest }) => {
    expect(objectionsTo(manifest)).toEqual([]);
  });

  it('would not pass with a field that is misspelled, missing or of another type', () => {
    const [deployment] = ofKind('Deployment');
    const spoiled = JSON.parse(
      JSON.stringify(deployment)
        .replace('readinessProbe', 'readynessProbe')
        .replace('"name":"api",', '')
        .replace('"replicas":2', '"replicas":"two"'),
    ) as Manifest;
    const objections = objectionsTo(spoiled).join('\n');
    expect(objections).toContain('/spec/template/spec/containers/0/readynessProbe is unknown');
    expect(objections).toContain('"missingProperty":"name"');
    expect(objections).toContain('/spec/replicas type');
  });

  it('has what keeps the product up, all in one namespace', () => {
    for (const kind of [
      'Deployment',
      'StatefulSet',
      'Job',
      'CronJob',
      'Ingress',
      'PodDisruptionBudget',
      'NetworkPolicy',
    ]) {
      expect(ofKind(kind)).not.toEqual([]);
    }
    const elsewhere = manifests.filter(
      ({ manifest: { kind, metadata } }) => kind !== 'Namespace' && metadata.namespace !== 'niyukt',
    );
    expect(elsewhere).toEqual([]);
  });

  it.each(workloads)('gives the containers of $kind $name no rights and bounded memory', ({ workload }) => {
    const pod = workload?.template?.spec;
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(pod?.automountServiceAccountToken === false || pod?.serviceAccountName !== undefined).toBe(true);
    for (const container of [...(pod?.containers ?? []), ...(pod?.initContainers ?? [])]) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources?.requests).toBeDefined();
      expect(container.resources?.limits?.memory).toBeDefined();
      expect(container.image).toMatch(/^registry\.agency\.example\/niyukt(-database)?:\d+\.\d+\.\d+$/);
    }
    expect(workload?.template?.metadata.labels).toMatchObject(workload?.selector?.matchLabels ?? {});
  });

  it('runs the version of package.json, and the page builds it', () => {
    const { version } = JSON.parse(readFileSync(join(DEPLOY, '../package.json'), 'utf8')) as { version: string };
    const page = readFileSync(join(DEPLOY, '../docs/cluster.md'), 'utf8');
    const all = [...FILES.map(read), page].join('\n');
    const images = [...all.matchAll(/\bniyukt(?:-database)?:(\d[\w.]*)/g)].map(([, tag]) => tag);
    expect(images.length).toBeGreaterThan(6);
    expect(new Set(images)).toEqual(new Set([version]));
    const jobs = [...all.matchAll(/\bniyukt-migrate-([\w-]+)/g)].map(([, tag]) => tag);
    expect(new Set(jobs)).toEqual(new Set([version.replaceAll('.', '-')]));
  });

  it('writes who was erased, and a backup every night, to volumes that outlive their pods', () => {
    const settings = named('ConfigMap', 'niyukt')?.data;
    expect(claimAt(podOf('Deployment', 'niyukt-api'), settings?.['ERASED_FOLDER'] ?? '')).toBeDefined();
    const pod = podOf('CronJob', 'niyukt-backup');
    const [{ args = [] } = {}] = pod?.containers ?? [];
    expect(args).toEqual(['--folder', '/backups', '--keep', '14']);
    expect(claimAt(pod, '/backups')).toBeDefined();
    expect(settings).toHaveProperty('BACKUP_PASSPHRASE_FILE');
  });

  it('lets the product out to mail, to pushes and to its own site, and commands to the database alone', () => {
    const outOf = (app: string): number[] =>
      ofKind('NetworkPolicy')
        .filter(({ spec }) => spec?.podSelector?.matchLabels?.app === app)
        .flatMap(({ spec }) => spec?.egress ?? [])
        .filter(({ to }) => !to)
        .flatMap(({ ports = [] }) => ports.map(({ port }) => port));
    expect(outOf('niyukt-api').toSorted((a, b) => a - b)).toEqual([443, 465, 587]);
    expect(outOf('niyukt-commands')).toEqual([]);
  });

  it('asks the product itself whether it lives and is ready', () => {
    const [api] = named('Deployment', 'niyukt-api')?.spec?.template?.spec.containers ?? [];
    expect(api?.livenessProbe?.httpGet.path).toBe('/health/live');
    expect(api?.readinessProbe?.httpGet.path).toBe('/health/ready');
    expect(api?.startupProbe).toBeDefined();
  });

  it('holds no secret, and hands each to the product as a file that exists', () => {
    const secrets = ofKind('Secret').flatMap(({ stringData }) => Object.entries(stringData ?? {}));
    expect(secrets.filter(([, value]) => !value.includes('change-me'))).toEqual([]);
    expect(FILES.filter((file) => file.endsWith('.yaml') && /kind: Secret$/m.test(read(file)))).toEqual([]);
    const files = Object.entries(named('ConfigMap', 'niyukt')?.data ?? {}).filter(([name]) => name.endsWith('_FILE'));
    expect(files.length).toBeGreaterThan(3);
    const known = secrets.map(([key]) => `/run/secrets/niyukt/${key}`);
    expect(files.filter(([, path]) => !known.includes(path))).toEqual([]);
  });

  it('runs PostgreSQL with the settings that were proven on machines of their own', () => {
    const here = parse(named('ConfigMap', 'niyukt-db-patroni')?.data?.['patroni.yml'] ?? '') as Patroni;
    const there = parse(readFileSync(join(DEPLOY, 'cluster/patroni.yml'), 'utf8')) as Patroni;
    expect(here.bootstrap.dcs).toEqual(there.bootstrap.dcs);
    expect(here.bootstrap.initdb).toEqual(there.bootstrap.initdb);
    const roleSettings = (text: string): string[] => text.match(/alter role .*;/g) ?? [];
    const sql = readFileSync(join(DEPLOY, 'cluster/database.sql'), 'utf8');
    expect(roleSettings(sql).length).toBeGreaterThan(2);
    expect(roleSettings(read('20-database.yaml'))).toEqual(roleSettings(sql));
  });
});

interface Patroni {
  bootstrap: { dcs: unknown; initdb: unknown };
}

function read(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8');
}
