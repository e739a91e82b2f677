import { request } from 'node:https';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AGENCY } from '../../../platform/agency.js';
import { Env } from '../../../platform/config/env.js';
import { refuseInTransaction } from '../../../platform/database/held-connection.js';
import { PreparedStatement } from '../../../platform/database/prepared-statement.js';
import { Statements } from '../../../platform/database/statements.js';
import { HOUR_SECONDS } from '../../../platform/durations.js';
import { type Role } from '../../../platform/http/role.js';
import { mailboxIn } from '../../../platform/mail/mailbox-in.js';
import { WorkQueue } from '../../../platform/work/work-queue.js';
import { bellPath } from '../dashboard-paths.js';
import { isPushService, PushNetwork } from './push-services.js';
import { PushSubscription, SESSION_HOLDS } from './push-subscription.entity.js';
import { VapidKeys } from './vapid-keys.js';

/** What a browser has not fetched by then is of no use. */
const USEFUL_SECONDS = 4 * HOUR_SECONDS;
const ANSWER_MILLISECONDS = 10_000;
/** A lock screen is read by others: no name, no job, no company. */
const TEXT = 'There is something new for you.';

/** What push services answer of a subscription that is over, or that is bound to other keys. */
const GONE = [400, 401, 403, 404, 410, 413];

type Target = Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'> & { role: Role };

/** A subscription whose session goes on, and whose account has something that it has not read. */
const TARGET = new PreparedStatement<Target>(`
  select s.endpoint, s.p256dh, s.auth, u.role from push_subscriptions s join users u using (user_id)
  where s.subscription_id = $1 and ${SESSION_HOLDS}
    and exists (select from notifications n where n.user_id = s.user_id and n.push and n.read_at is null)`);

/** Sends pushes: to hosts of browser makers only, without following where they lead (docs/security.md). */
@Injectable()
export class PushSender {
  private readonly logger = new Logger('Push');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly keys: VapidKeys,
    private readonly network: PushNetwork,
    private readonly env: Env,
    queue: WorkQueue,
  ) {
    queue.handle('web_pushes', ({ subscriptionId }) => this.push(subscriptionId), {
      concurrency: 2,
      // news that no push service takes stands in the bell
      giveUp: () => Promise.resolve(),
    });
  }

  /** @throws Error when the push service may take it later */
  async push(subscriptionId: number): Promise<void> {
    const [target] = await this.statements.run(TARGET, [subscriptionId]);
    if (!target) return;
    if (!isPushService(target.endpoint)) {
      await this.forget(subscriptionId);
      return;
    }
    const status = await this.send(target);
    if (GONE.includes(status)) await this.forget(subscriptionId);
    else if (status < 200 || status >= 300) throw new Error(`the push service answered ${status}`);
  }

  private async send({ endpoint, p256dh, auth, role }: Target): Promise<number> {
    // loaded with the first push
    const { default: webPush } = await import('web-push');
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title: AGENCY.name, text: TEXT, path: bellPath(role) }),
      {
        vapidDetails: { subject: this.subject, ...(await this.keys.keys()) },
        TTL: USEFUL_SECONDS,
        topic: 'news',
        contentEncoding: 'aes128gcm',
      },
    );
    const { hostname, pathname, search } = new URL(endpoint);
    refuseInTransaction('A call of a push service');
    const socket = await this.network.connect(hostname);
    return new Promise<number>((resolve, reject) => {
      const call = request({
        method,
        headers: { ...headers, host: hostname },
        path: pathname + search,
        createConnection: () => socket,
        timeout: ANSWER_MILLISECONDS,
      });
      call.on('timeout', () => call.destroy(new Error('the push service did not answer')));
      call.on('error', reject);
      call.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        // what it says besides is of no use, and a redirect leads nowhere
        socket.destroy();
      });
      call.end(body);
    });
  }

  private async forget(subscription_id: number): Promise<void> {
    await this.dataSource.manager.delete(PushSubscription, { subscription_id });
    this.logger.log({ subscriptionId: subscription_id }, 'A browser is not pushed to any more');
  }

  /** Whom a push service writes to about this installation. */
  private get subject(): string {
    const { publicUrl, mailFrom } = this.env;
    return publicUrl?.startsWith('https://') ? publicUrl : `mailto:${mailboxIn(mailFrom).email}`;
  }
}
