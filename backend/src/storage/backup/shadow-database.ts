import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../platform/start-error.js';

/** PostgreSQL cuts longer names off. */
const MAX_NAME_LENGTH = 63;
/** Of 20261120183000123, in UTC with milliseconds. */
const TIME_DIGITS = 17;
const MAINTENANCE_DATABASE = 'postgres';
const PATIENCE_MILLISECONDS = 30_000;
/** A connection that has just ended is listed for a moment: looks are counted, as a busy machine slows both. */
const LOOKS_AT_LEAVING = 100;
const BETWEEN_LOOKS_MILLISECONDS = 50;

interface Locale {
  encoding: string;
  collate: string;
  ctype: string;
  provider: 'c' | 'i' | 'b';
  locale: string | null;
}

// the column was renamed in PostgreSQL 17
const LOCALE = `select pg_encoding_to_char(encoding) as encoding, datcollate as collate, datctype as ctype,
    datlocprovider as provider, coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') as locale
  from pg_database d where datname = $1`;

/**
 * A fresh database on the same server beside the product's one, to be filled and then put into its place. Until then, and after any
 * error, the product's database stays as it is.
 */
export class ShadowDatabase {
  private readonly name: string;
  private readonly besideName: string;
  private readonly replacedPrefix: string;

  private constructor(
    private readonly address: string,
    private readonly server: pg.Client,
  ) {
    this.name = decodeURIComponent(new URL(address).pathname.slice(1));
    this.besideName = `${this.name.slice(0, MAX_NAME_LENGTH - '_restoring'.length)}_restoring`;
    this.replacedPrefix = `${this.name.slice(0, MAX_NAME_LENGTH - TIME_DIGITS - '_before_'.length)}_before_`;
  }

  /**
   * @param address of the product's database, which need not exist
   * @throws StartError when the server cannot be reached, or another restore runs
   */
  static async of(address: string): Promise<ShadowDatabase> {
    const maintenance = new URL(address);
    maintenance.pathname = `/${MAINTENANCE_DATABASE}`;
    const server = new pg.Client({
      connectionString: maintenance.href,
      connectionTimeoutMillis: PATIENCE_MILLISECONDS,
      application_name: 'niyukt restore',
    });
    // noticed by the statement that is under way
    server.on('error', () => undefined);
    await server.connect().catch((error: unknown) => {
      const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
      throw new StartError(
        `The server of the database cannot be reached (${reason}): check DATABASE_URL and DATABASE_OWNER_URL.`,
      );
    });
    const beside = new ShadowDatabase(address, server);
    try {
      await beside.refuseSecondRestore();
      return beside;
    } catch (error) {
      await server.end();
      throw error;
    }
  }

  /** @throws StartError when the product or another client is connected to the product's database */
  async refuseUse(): Promise<void> {
    for (let looks = 1; await this.isInUse(); looks += 1) {
      if (looks === LOOKS_AT_LEAVING) throw this.inUse();
      await delay(BETWEEN_LOOKS_MILLISECONDS);
    }
  }

  private async isInUse(): Promise<boolean> {
    const { rowCount } = await this.server.query(
      'select from pg_stat_activity where datname = $1 and usesysid is not null limit 1',
      [this.name],
    );
    return Boolean(rowCount);
  }

  /** The address of the fresh database. */
  get url(): string {
    return this.urlOf(this.besideName);
  }

  /** The address of another database on the same server. */
  urlOf(name: string): string {
    const url = new URL(this.address);
    url.pathname = `/${encodeURIComponent(name)}`;
    return url.href;
  }

  /** The address of the product's database, if there is one to be replaced. */
  async replacedUrl(): Promise<string | undefined> {
    return (await this.exists()) ? this.address : undefined;
  }

  /** Makes it, with the locale of the product's database; what an interrupted restore left goes first. */
  async create(): Promise<void> {
    await this.drop();
    const { rows } = await this.server.query<Locale>(LOCALE, [this.name]);
    try {
      await this.server.query(`create database ${quoted(this.besideName)} template template0 ${clauses(rows[0])}`);
    } catch (error) {
      if ((error as { code?: string }).code !== '42501') throw error;
      throw new StartError(
        'The user may not create databases: set DATABASE_OWNER_URL to one who may (alter role … createdb).',
      );
    }
  }

  /** Drops it, and ends connections to it. */
  async drop(): Promise<void> {
    await this.server.query(`drop database if exists ${quoted(this.besideName)} with (force)`);
  }

  /**
   * Puts it into the place of the product's database, both renames at once.
   * @param name the database to put there: the fresh one, or one that an earlier restore replaced
   * @returns the name under which the product's database is kept, if there was one
   * @throws StartError when a client is connected to either database
   */
  async swap(name = this.besideName): Promise<string | undefined> {
    const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, TIME_DIGITS);
    const replacedName = this.replacedPrefix + time;
    const exists = await this.exists();
    try {
      await this.server.query('begin');
      if (exists) await this.rename(this.name, replacedName);
      await this.rename(name, this.name);
      await this.server.query('commit');
    } catch (error) {
      await this.server.query('rollback');
      if ((error as { code?: string }).code === '55006') throw this.inUse();
      throw error;
    }
    return exists ? replacedName : undefined;
  }

  /**
   * The databases that earlier restores replaced, newest first.
   * @param days those alone that have been kept for longer
   */
  async replaced(days = 0): Promise<string[]> {
    const { rows } = await this.server.query<{ name: string }>(
      `select datname as name from pg_database where starts_with(datname, $1) and length(datname) = length($1) + $2::int
         and ($3::int = 0
           or right(datname, $2::int) < to_char(now() at time zone 'UTC' - make_interval(days => $3::int), 'YYYYMMDDHH24MISSMS'))
       order by datname desc`,
      [this.replacedPrefix, TIME_DIGITS, days],
    );
    return rows.map(({ name }) => name);
  }

  /** Drops databases that earlier restores replaced. */
  async dropReplaced(names: string[]): Promise<void> {
    for (const name of names) await this.server.query(`drop database ${quoted(name)} with (force)`);
  }

  async close(): Promise<void> {
    await this.server.end();
  }

  private async exists(): Promise<boolean> {
    const { rowCount } = await this.server.query('select from pg_database where datname = $1', [this.name]);
    return Boolean(rowCount);
  }

  private async rename(from: string, to: string): Promise<void> {
    await this.server.query(`alter database ${quoted(from)} rename to ${quoted(to)}`);
  }

  private async refuseSecondRestore(): Promise<void> {
    const { rows } = await this.server.query<{ mine: boolean }>('select pg_try_advisory_lock(hashtext($1)) as mine', [
      this.besideName,
    ]);
    if (!rows[0]?.mine) throw new StartError('Another restore of this database is under way.');
  }

  private inUse(): StartError {
    return new StartError(
      `The database ${this.name} is in use: stop the product, and whoever else is connected, then restore.`,
    );
  }
}

function clauses(locale: Locale | undefined): string {
  if (!locale) return '';
  const literal = pg.escapeLiteral;
  const own = `encoding ${literal(locale.encoding)} lc_collate ${literal(locale.collate)} lc_ctype ${literal(locale.ctype)}`;
  if (!locale.locale || locale.provider === 'c') return `${own} locale_provider libc`;
  const [provider, name] = locale.provider === 'i' ? ['icu', 'icu_locale'] : ['builtin', 'builtin_locale'];
  return `${own} locale_provider ${provider} ${name} ${literal(locale.locale)}`;
}

function quoted(name: string): string {
  return pg.escapeIdentifier(name);
}
