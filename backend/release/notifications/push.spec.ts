import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:https';
import { createRequire } from 'node:module';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { AccountsModule } from '../../src/accounts/accounts.module.js';
import { NotificationsService } from '../../src/agency/notifications/notifications.service.js';
import { PushSender } from '../../src/agency/notifications/push/push-sender.js';
import { isPublicAddress, isPushService, PushNetwork } from '../../src/agency/notifications/push/push-services.js';
import { PushSubscriptionsService } from '../../src/agency/notifications/push/push-subscriptions.service.js';
import { VapidKeys } from '../../src/agency/notifications/push/vapid-keys.js';
import { TASK_ASSIGNED } from '../../src/agency/tasks/tasks.notifications.js';
import { AuthModule } from '../../src/auth/auth.module.js';
import { CompaniesModule } from '../../src/companies/companies.module.js';
import { EmployeesModule } from '../../src/employees/employees.module.js';
import { Secrets } from '../../src/platform/config/secrets.js';
import { type Caller } from '../../src/platform/http/caller.js';
import { setIndiaNow } from '../../test/support/ledger.js';
import { ModuleUnderTest } from '../../test/support/testing-module.js';

const certificate = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../test/support/certificates', name));
const { decrypt } = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt: (body: Buffer, options: object) => Buffer;
};

/** A push service that keeps what it is sent. */
class FakePushService {
  readonly taken: { request: IncomingMessage; body: Buffer }[] = [];
  status = 201;
  headers: Record<string, string> = {};
  private readonly server: Server;

  constructor() {
    const keys = { key: certificate('key.pem'), cert: certificate('cert.pem') };
    this.server = createServer(keys, (request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        this.taken.push({ request, body: Buffer.concat(pieces) });
        response.writeHead(this.status, this.headers).end('whatever');
      });
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

interface Browser {
  ecdh: ECDH;
  auth: string;
  endpoint: string;
}

let app: ModuleUnderTest;
let service: FakePushService;
let network: PushNetwork;
let opened: string[];
beforeAll(async () => {
  app = await ModuleUnderTest.of({ imports: [AuthModule, AccountsModule, EmployeesModule, CompaniesModule] });
  network = app.module.get(PushNetwork);
});
afterAll(() => app.close());
beforeEach(async () => {
  service = await new FakePushService().start();
  opened = [];
  network.resolve = () => Promise.resolve(['142.250.1.1']);
  // there is no internet here: the checked address stands for the service of the test
  network.open = (host, address) => {
    opened.push(`${host} ${address}`);
    return connect({
      host: '127.0.0.1',
      port: service.port,
      servername: 'mail.agency.test',
      ca: certificate('cert.pem'),
    });
  };
});
afterEach(() => service.stop());

let count = 0;
async function account(): Promise<Caller> {
  count += 1;
  const caller = await app.account(`pushed${count}@niyukt.example`, 'admin');
  const tokenId = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  return { ...caller, tokenId, tokenExpires: Math.floor(Date.now() / 1000) + 3600 };
}

async function browserOf(
  caller: Caller,
  endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`,
): Promise<Browser> {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth };
  await app.module.get(PushSubscriptionsService).add(caller, { endpoint, keys });
  return { ecdh, auth, endpoint };
}

/** Notifies an account of something. @returns the pieces of work that wait for it */
async function notify({ userId }: Caller, urgentFrom: Date | null = null): Promise<number[]> {
  await app.module
    .get(DataSource)
    .transaction((transaction) =>
      app.module
        .get(NotificationsService)
        .notify(transaction, { kind: TASK_ASSIGNED, recordId: 1, to: [userId], urgentFrom }),
    );
  const rows = await app.database.sql<{ id: number }>(
    `select (j.data ->> 'subscriptionId')::int as id from pgboss.job j join push_subscriptions s on s.subscription_id = (j.data ->> 'subscriptionId')::int
     where j.name = 'web_pushes' and s.user_id = $1 order by 1`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

const push = (id: number | undefined): Promise<void> => app.module.get(PushSender).push(id ?? 0);
const isSubscribed = async ({ endpoint }: Browser): Promise<boolean> =>
  (await app.database.sql('select from push_subscriptions where endpoint = $1', [endpoint])).length === 1;

const NOON = '2026-11-25 12:00';

describe('a push', () => {
  beforeEach(() => setIndiaNow(app.database, NOON));

  it('is sealed for the browser, signed for the service, and says no name and no job', async () => {
    const caller = await account();
    const browser = await browserOf(caller);
    const [id] = await notify(caller);
    await push(id);
    const [{ request, body } = {} as never] = service.taken;
    expect(opened).toEqual(['fcm.googleapis.com 142.250.1.1']);
    expect([request.method, request.headers.host, request.headers['content-encoding']]).toEqual([
      'POST',
      'fcm.googleapis.com',
      'aes128gcm',
    ]);
    expect(request.headers.authorization).toContain(`k=${await app.module.get(VapidKeys).publicKey()}`);
    const { ecdh, auth } = browser;
    const text = decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth }).toString();
    expect(JSON.parse(text)).toEqual({
      title: 'Niyukt',
      text: 'There is something new for you.',
      path: '/admin-dashboard/#notifications',
    });
  });

  it.each([
    ['404', 404, false],
    ['410', 410, false],
    ['403, of other keys', 403, false],
    ['201', 201, true],
  ])('ends the subscription, or does not, after %s', async (_, status, stays) => {
    const caller = await account();
    const browser = await browserOf(caller);
    service.status = status;
    await push((await notify(caller))[0]);
    expect(await isSubscribed(browser)).toBe(stays);
  });

  it.each([
    ['busy', 503],
    ['redirected', 307],
  ])('is tried again when the service is %s, and follows nothing', async (_, status) => {
    const caller = await account();
    const browser = await browserOf(caller);
    service.status = status;
    service.headers = { location: 'https://169.254.169.254/latest/meta-data/' };
    await expect(push((await notify(caller))[0])).rejects.toThrow(String(status));
    expect([service.taken.length, opened.length]).toEqual([1, 1]);
    expect(await isSubscribed(browser)).toBe(true);
  });

  it('goes to no address inside, whatever the name says by then', async () => {
    const caller = await account();
    await browserOf(caller);
    const [id] = await notify(caller);
    for (const addresses of [['169.254.169.254'], ['142.250.1.1', '10.0.0.7'], ['::1'], ['::ffff:127.0.0.1'], []]) {
      network.resolve = () => Promise.resolve(addresses);
      await expect(push(id)).rejects.toThrow('not public');
    }
    expect(opened).toEqual([]);
  });

  it('goes to no host but of makers of browsers, also when one got into the database', async () => {
    const caller = await account();
    const browser = await browserOf(caller, 'https://10.0.0.7/inside');
    await push((await notify(caller))[0]);
    expect(opened).toEqual([]);
    expect(await isSubscribed(browser)).toBe(false);
  });

  it('is none once the session has ended, the browser belongs to somebody else, or all is read', async () => {
    for (const end of [
      'insert into revoked_tokens select token_id, session_ends_at from push_subscriptions where user_id = $1',
      'update users set session_version = session_version + 1 where user_id = $1',
      'update users set disabled_at = now() where user_id = $1',
      'update notifications set read_at = now() where user_id = $1',
    ]) {
      const caller = await account();
      await browserOf(caller);
      const [id] = await notify(caller);
      await app.database.sql(end, [caller.userId]);
      await push(id);
      expect([end, service.taken.length]).toEqual([end, 0]);
    }
    const [first, second] = [await account(), await account()];
    const { endpoint } = await browserOf(first);
    await browserOf(second, endpoint);
    expect(await notify(first)).toEqual([]);
    await app.module.get(PushSubscriptionsService).remove(second);
    expect(await notify(second)).toEqual([]);
  });

  it('waits for nobody at night, unless it is urgent', async () => {
    await setIndiaNow(app.database, '2026-11-25 22:00');
    const caller = await account();
    await browserOf(caller);
    expect(await notify(caller)).toEqual([]);
    expect(await notify(caller, new Date(0))).toEqual([]);
    await app.database.sql('delete from notifications where user_id = $1', [caller.userId]);
    expect(await notify(caller, new Date(0))).toHaveLength(1);
  });
});

describe('the keys', () => {
  it('are made once by processes that start together, and anew with another secret: browsers subscribe again', async () => {
    await app.database.sql('delete from vapid_keys');
    const dataSource = app.module.get(DataSource);
    const of = (secret: string): Promise<string> => new VapidKeys(dataSource, new Secrets(secret)).publicKey();
    const secret = 'one-secret-for-this-test-0123456789';
    const made = await Promise.all([1, 2, 3, 4].map(() => of(secret)));
    expect(new Set(made).size).toBe(1);
    const browser = await browserOf(await account());
    expect(await of(secret)).toBe(made[0]);
    expect(await isSubscribed(browser)).toBe(true);
    expect(await of('another-secret-for-this-test-012345')).not.toBe(made[0]);
    expect(await isSubscribed(browser)).toBe(false);
    const [row] = await app.database.sql<{ sealed: string }>(
      `select encode(sealed_private_key, 'escape') as sealed from vapid_keys`,
    );
    expect(row?.sealed).not.toMatch(/^[\w-]{43}$/);
  });
});

describe('addresses', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/a:b-c', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://web.push.apple.com/x', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://fcm.googleapis.com.evil.example/x', false],
    ['https://evilnotify.windows.com/x', false],
    ['https://notify.windows.com/x', false],
    ['https://fcm.googleapis.com@169.254.169.254/x', false],
    ['https://user:secret@fcm.googleapis.com/x', false],
    ['https://169.254.169.254/fcm.googleapis.com', false],
    ['https://[::ffff:169.254.169.254]/x', false],
    ['https://localhost/x', false],
    ['https://fcm.googleapis.com./x', false],
    ['https://fcm.googleapis.com\\@169.254.169.254/x', false],
    ['https://ｆcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com/\r\nhost: inside', false],
    [`https://fcm.googleapis.com/${'x'.repeat(1_000)}`, false],
    ['javascript:alert(1)', false],
  ])('%s', (endpoint, isTaken) => expect(isPushService(endpoint)).toBe(isTaken));

  it.each(['8.8.8.8', '142.250.1.1', '2607:f8b0:4005:80a::200a', '2a00:1450::1'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each(
    `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255
     :: ::1 ::ffff:8.8.8.8 ::ffff:10.0.0.1 64:ff9b::a9fe:a9fe fe80::1 fc00::1 fd00:ec2::254 ff02::1 2002:a9fe:a9fe:: 2001:db8::1
     2001::1 fec0::1 localhost`.split(/\s+/),
  )('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});
