import '../uploads/uploaded-file.js';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { type EntityManager } from 'typeorm';
import { Secrets } from '../config/secrets.js';
import { TransactionalDataSource } from '../database/transactional-data-source.js';
import { ApiException, problem } from '../errors/problem.js';
import { IdempotentCall } from './idempotent-call.entity.js';

const UUID = /^"?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"?$/i;

const EARLIER = `select request_hash, answer from idempotent_calls
  where user_id = $1 and key = $2 and created_at >= now() - interval '24 hours'`;

const KEY_INVALID = problem('idempotency.key_invalid', 400, 'Idempotency-Key must be a UUID');
const KEY_REUSED = problem('idempotency.key_reused', 422, 'This Idempotency-Key was used for another request');
export const IDEMPOTENCY_PROBLEMS = [KEY_INVALID, KEY_REUSED];

interface Call {
  userId: number;
  key: string;
  requestHash: string;
}

/**
 * A call that is repeated with the same `Idempotency-Key` within 24 hours changes nothing and gets the answer of the first one, also
 * when both arrive at the same moment (docs/rules.md#idempotency). A call that failed may be repeated as if it had never been made.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    @InjectDataSource() private readonly dataSource: TransactionalDataSource,
    private readonly secrets: Secrets,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const call = this.callOf(request);
    if (!call) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return from(this.once(call, reply, () => lastValueFrom(next.handle())));
  }

  /** Does the work once. After any failure, the answer of an earlier call with the same key is given instead, if there is one. */
  private async once(call: Call, reply: FastifyReply, work: () => Promise<unknown>): Promise<unknown> {
    try {
      return await this.dataSource.transactionAround(
        (transaction) => claim(transaction, call),
        work,
        (transaction, answer) => storeAnswer(transaction, call, answer),
      );
    } catch (error) {
      const earlier = await this.earlierAnswer(call).catch((failure: unknown) => {
        throw failure instanceof ApiException ? failure : error;
      });
      if (!earlier) throw error;
      void reply.header('idempotency-replayed', 'true');
      return earlier.answer;
    }
  }

  private async earlierAnswer({ userId, key, requestHash }: Call): Promise<{ answer: unknown } | undefined> {
    const [earlier] = await this.dataSource.query<{ request_hash: string; answer: unknown }[]>(EARLIER, [userId, key]);
    if (earlier && earlier.request_hash !== requestHash) throw new ApiException(KEY_REUSED);
    return earlier;
  }

  private callOf({ headers, caller, routeOptions, params, query, body, upload }: FastifyRequest): Call | undefined {
    const header = headers['idempotency-key'];
    if (header === undefined || !caller) return undefined;
    const [, key] = UUID.exec(String(header)) ?? [];
    if (!key) throw new ApiException(KEY_INVALID);
    const content = `${routeOptions.url ?? ''}\n${JSON.stringify([params, query])}\n${JSON.stringify(body)}${upload?.sha256 ?? ''}`;
    return { userId: caller.userId, key, requestHash: this.secrets.keyedHash('idempotency', content) };
  }
}

/** Waits while another request with this key is under way. A key that is older than a day is taken over. */
async function claim(transaction: EntityManager, { userId, key, requestHash }: Call): Promise<void> {
  const result = await transaction
    .createQueryBuilder()
    .insert()
    .into(IdempotentCall)
    .values({ user_id: userId, key, request_hash: requestHash })
    .orUpdate(['request_hash', 'answer', 'created_at'], 'pk_idempotent_calls', {
      overwriteCondition: { where: `idempotent_calls.created_at < now() - interval '24 hours'` },
    })
    .returning(['key'])
    .execute();
  const claimed = result.raw as unknown[];
  if (!claimed.length) throw new Error('this call was made before');
}

async function storeAnswer(transaction: EntityManager, { userId, key }: Call, answer: unknown): Promise<void> {
  const values = [userId, key, JSON.stringify(answer ?? null)];
  await transaction.query('update idempotent_calls set answer = $3 where user_id = $1 and key = $2', values);
}
