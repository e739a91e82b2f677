import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PublicAddress } from '../../platform/config/public-address.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Origin } from '../../platform/http/caller.js';
import { type MessageDto } from '../../platform/http/message.dto.js';
import { linkTokenHash, newLinkToken } from '../../platform/link-token.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import { type ConfirmedRequestDto, type PrivacyRequestDto } from './grievance.dto.js';
import { PRIVACY_REQUEST_LINK, PRIVACY_REQUEST_LOGIN, REQUEST_MINUTES } from './grievances.mails.js';
import { PRIVACY_LINK_ENDED, PRIVACY_LINK_TRIES, PRIVACY_REQUESTS } from './grievances.problems.js';
import { GrievancesService } from './grievances.service.js';
import { type PrivacyRequest } from './privacy-request.entity.js';

const REQUEST_SECONDS = REQUEST_MINUTES * 60;

const SAVE = new PreparedStatement(
  `insert into privacy_requests (token_hash, email, kind, text, expires_at)
   values ($1, $2, $3, $4, now() + $5 * interval '1 second')`,
);
const TAKE = new PreparedStatement<Pick<PrivacyRequest, 'email' | 'kind' | 'text'>>(
  'delete from privacy_requests where token_hash = $1 and expires_at > now() returning email, kind, text',
);
/** Whether an account was ever used, as far as records still tell. An imported account is not used before its first login. */
const IS_USED = new PreparedStatement<{ is_used: boolean }>(
  `select exists (select from users u where email = $1 and (terms_accepted_at is not null
     or exists (select from sessions s where s.user_id = u.user_id) or exists (select from known_origins o where o.user_id = u.user_id)
     or exists (select from audit_log a where a.actor_id = u.user_id and a.action in ('logged in', 'password reset')))) as is_used`,
);

/** What people without an account write (docs/rules.md#privacy-requests). */
@Injectable()
export class PrivacyRequestsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly grievances: GrievancesService,
    private readonly outbox: OutboxService,
    private readonly limits: RateLimitsService,
    private readonly address: PublicAddress,
  ) {}

  /**
   * Mails a link that sends what was written; to an e-mail whose account was ever used, a mail that leads to the login. Either way the same
   * is done, so that answers do not reveal accounts.
   * @throws ApiException (429) when asked too often
   */
  async ask({ email, kind, text }: PrivacyRequestDto, { address }: Origin): Promise<MessageDto> {
    await this.limits.takeForSuccess(PRIVACY_REQUESTS, { email, address }, () =>
      this.dataSource.transaction(async (transaction) => {
        const [found] = await IS_USED.within(transaction, [email]);
        const { token, hash } = newLinkToken();
        await SAVE.within(transaction, [hash, email, kind, text, REQUEST_SECONDS]);
        const { url } = this.address;
        if (found?.is_used) {
          await this.outbox.queue(
            transaction,
            email,
            PRIVACY_REQUEST_LOGIN,
            { link: `${url}/my-data` },
            { usefulSeconds: REQUEST_SECONDS },
          );
        } else {
          const link = `${url}/privacy/request#${token}`;
          await this.outbox.queue(
            transaction,
            email,
            PRIVACY_REQUEST_LINK,
            { link },
            { usefulSeconds: REQUEST_SECONDS },
          );
        }
      }),
    );
    return { message: 'We sent an email to this address. Please open its link to send your request.' };
  }

  /**
   * Files what was written.
   * @throws ApiException (404) when the link has ended
   * @throws ApiException (429) after too many tries
   */
  async confirm(token: string, origin: Origin): Promise<ConfirmedRequestDto> {
    return this.limits.takeForFailure(PRIVACY_LINK_TRIES, { address: origin.address }, () =>
      this.dataSource.transaction(async (transaction) => {
        const [taken] = await TAKE.within(transaction, [linkTokenHash(token)]);
        if (!taken) throw new ApiException(PRIVACY_LINK_ENDED);
        return this.grievances.fileRequest(transaction, taken, origin);
      }),
    );
  }
}
