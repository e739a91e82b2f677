import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Secrets } from '../platform/config/secrets.js';
import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { Statements } from '../platform/database/statements.js';
import { type Origin } from '../platform/http/caller.js';
import { newDevice } from '../platform/http/device-cookie.js';
import { networkOf } from '../platform/rate-limits/limit-keys.js';
import { type TrustedDevice } from '../platform/rate-limits/rate-limits.service.js';
import { type SessionVersion } from './accounts/accounts.service.js';

/** Devices first: a network is shared by many people. */
const FIND = new PreparedStatement<TrustedDevice>(
  `select k.kind, k.origin_hash as hash from users u join known_origins k using (user_id)
   where u.email = $1 and k.origin_hash in ($2, $3) order by k.kind limit 1`,
);
/** Locks the account first: a login waits for a concurrent change of the password, and then no longer counts. */
const RECORD_LOGIN = new PreparedStatement(
  `insert into known_origins (user_id, origin_hash, kind)
   select u.user_id, seen.hash, seen.kind
   from (select user_id from users where user_id = $1 and session_version = $4 for share) u
     cross join (values ($2, 'device'), ($3, 'network')) seen (hash, kind)
   on conflict on constraint pk_known_origins do update set last_seen_at = now()`,
);
const FORGET = new PreparedStatement('delete from known_origins where user_id = $1');

export interface OriginHashes {
  /** A hash that matches nothing when the browser sent no cookie. */
  device: string;
  network: string;
}

/** The devices and networks from which accounts have logged in. */
@Injectable()
export class TrustedDevicesService {
  constructor(
    private readonly statements: Statements,
    private readonly secrets: Secrets,
  ) {}

  hashesOf({ device, address }: Origin): OriginHashes {
    return { device: this.hash('device', device ?? ''), network: this.hash('network', networkOf(address).subnet) };
  }

  /** How the caller is known to the account of an e-mail. An e-mail without account takes the same query. */
  async find(email: string, origin: Origin): Promise<TrustedDevice | undefined> {
    const { device, network } = this.hashesOf(origin);
    const [known] = await this.statements.run(FIND, [email, device, network]);
    return known;
  }

  /**
   * Stores a login, unless the sessions of the account have ended since.
   * @returns the mark for the browser's cookie: the present one if the account knows it, else a new one
   */
  async recordLogin(account: SessionVersion, origin: Origin, isDeviceKnown: boolean): Promise<string> {
    const device = isDeviceKnown && origin.device ? origin.device : newDevice();
    await this.statements.write(RECORD_LOGIN, this.valuesOf(account, { ...origin, device }));
    return device;
  }

  /**
   * Forgets all devices but the one that set a new password.
   * @returns the mark for the browser's cookie
   */
  async renew(transaction: EntityManager, account: SessionVersion, origin: Origin): Promise<string> {
    const device = newDevice();
    await FORGET.within(transaction, [account.user_id]);
    await RECORD_LOGIN.within(transaction, this.valuesOf(account, { ...origin, device }));
    return device;
  }

  private valuesOf({ user_id, session_version }: SessionVersion, origin: Origin): unknown[] {
    const { device, network } = this.hashesOf(origin);
    return [user_id, device, network, session_version];
  }

  private hash(kind: string, value: string): string {
    return this.secrets.keyedHash('known-origins', `${kind}\n${value}`);
  }
}
