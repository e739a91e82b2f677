import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { freePorts } from '../src/platform/config/listening-port.js';
import { type Owner } from './programs.js';

const TEMPLATES = join(import.meta.dirname, '../../../deploy/cluster');

/** Machines of a cluster on one host: an address each, with the same ports. */
export const DATABASE_NODES = { db1: '127.0.0.11', db2: '127.0.0.12', db3: '127.0.0.13' } as const;
export const API_NODES = { api1: '127.0.0.21', api2: '127.0.0.22' } as const;
export type DatabaseNode = keyof typeof DATABASE_NODES;

export type Settings = Record<string, string>;

/** The settings of `cluster.env` with the addresses, free ports, folders and passwords of this run. */
export async function settingsFor(folder: string, owner: Owner, postgresBin: string): Promise<Settings> {
  const ports = await freePorts(10, '0.0.0.0');
  const port = (): string => String(ports.pop());
  const secret = (): string => randomBytes(24).toString('hex');
  const { db1, db2, db3 } = DATABASE_NODES;
  const { api1, api2 } = API_NODES;
  return {
    ...(parseEnv(read('cluster.env')) as Settings),
    DB1: db1,
    DB2: db2,
    DB3: db3,
    API1: api1,
    API2: api2,
    NETWORK: '127.0.0.0/8',
    ETCD_CLIENT_PORT: port(),
    ETCD_PEER_PORT: port(),
    POSTGRES_PORT: port(),
    PATRONI_PORT: port(),
    PRIMARY_PORT: port(),
    REPLICA_PORT: port(),
    PGBOUNCER_PORT: port(),
    API_PORT: port(),
    HTTP_ADDRESS: `127.0.0.1:${port()}`,
    HTTPS_ADDRESS: `127.0.0.1:${port()}`,
    POSTGRES_BIN: postgresBin,
    PGBOUNCER_FOLDER: folder,
    CERTIFICATE: join(folder, 'site.pem'),
    HAPROXY_USER: owner.name,
    SMTP_URL: 'smtp://127.0.0.1:9',
    JWT_SECRET: secret(),
    SUPERUSER_PASSWORD: secret(),
    REPLICATION_PASSWORD: secret(),
    PATRONI_PASSWORD: secret(),
    NIYUKT_OWNER_PASSWORD: secret(),
    NIYUKT_APP_PASSWORD: secret(),
  };
}

/** Settings that differ on a machine of the database. */
export function nodeSettings(settings: Settings, folder: string, node: DatabaseNode): Settings {
  const own = join(folder, node);
  return {
    ...settings,
    NODE_NAME: node,
    NODE_ADDRESS: DATABASE_NODES[node],
    PATRONI_FOLDER: own,
    POSTGRES_SOCKETS: own,
    POSTGRES_FOLDER: join(own, 'postgres'),
    ETCD_FOLDER: join(own, 'etcd'),
  };
}

/**
 * A file of `deploy/cluster` with its settings filled in.
 * @throws Error for an unknown setting
 */
export function fillIn(name: string, settings: Settings): string {
  return read(name).replace(/\$\{(\w+)\}/g, (_, key: string) => {
    const value = settings[key];
    if (!value) throw new Error(`${name} asks for ${key}, which cluster.env does not have`);
    return value;
  });
}

/**
 * Writes files of `deploy/cluster` so that programs that do not run as root can read them.
 * @returns the folder
 */
export function writeFilled(folder: string, names: string[], settings: Settings, owner: Owner): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of names) writeFileSync(join(folder, name), fillIn(name, settings), { mode: 0o600 });
  for (const path of [folder, ...names.map((name) => join(folder, name))]) giveTo(owner, path);
  return folder;
}

/** Changes the owner to the user who runs the programs. */
export function giveTo({ ids }: Owner, path: string): void {
  if (ids) chownSync(path, ids.uid, ids.gid);
}

function read(name: string): string {
  return readFileSync(join(TEMPLATES, name), 'utf8');
}
