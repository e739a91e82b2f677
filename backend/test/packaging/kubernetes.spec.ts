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
}

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: {
    selector?: { matchLabels?: object };
    template?: {
      metadata: { labels: object };
      spec: {
        containers: Container[];
        initContainers?: Container[];
        securityContext?: Record<string, unknown>;
        automountServiceAccountToken?: boolean;
        serviceAccountName?: string;
      };
    };
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
const workloads = ['Deployment', 'StatefulSet', 'Job'].flatMap(ofKind);

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
    for (const kind of ['Deployment', 'StatefulSet', 'Job', 'Ingress', 'PodDisruptionBudget', 'NetworkPolicy']) {
      expect(ofKind(kind)).not.toEqual([]);
    }
    const elsewhere = manifests.filter(
      ({ manifest: { kind, metadata } }) => kind !== 'Namespace' && metadata.namespace !== 'niyukt',
    );
    expect(elsewhere).toEqual([]);
  });

  it.each(workloads)('gives the containers of $kind $metadata.name no rights and bounded memory', ({ spec }) => {
    const pod = spec?.template?.spec;
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
      expect(container.image).toMatch(/:\d+\.\d+\.\d+$/);
    }
    expect(spec?.template?.metadata.labels).toMatchObject(spec?.selector?.matchLabels ?? {});
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
