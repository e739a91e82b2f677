import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { type EntityManager } from 'typeorm';
import { JsonText } from '../lists/list-page.js';
import { ApiException, problem } from '../errors/problem.js';
import { Secrets } from '../config/secrets.js';
import { TransactionalDataSource } from '../database/transactional-data-source.js';

const UUID = /^"?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"?$/i;

/** Waits for whoever makes the same call at the moment. Answers a row when the call is a new one, or its key is older than a day. */
const CLAIM = `insert into idempotent_calls as earlier (user_id, key, request_hash) values ($1, $2, $3)
  on conflict on constraint pk_idempotent_calls do update set request_hash = excluded.request_hash, answer = null, created_at = now()
    where earlier.created_at < now() - interval '24 hours'
  returning key`;

const EARLIER = `select request_hash, answer::text from idempotent_calls
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
 * when both arrive at the same moment. A call that failed may be repeated as if it had never been made.
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

  /** Whatever keeps the work from being done: when the same call was made before, its answer is the answer. */
  private async once(call: Call, reply: FastifyReply, work: () => Promise<unknown>): Promise<unknown> {
    try {
      return await this.dataSource.transactionAround(
        (transaction) => claim(transaction, call),
        work,
        (transaction, answer) => keepAnswer(transaction, call, answer),
      );
    } catch (error) {
      const earlier = await this.earlierAnswer(call).catch((failure: unknown) => {
        throw failure instanceof ApiException ? failure : error;
      });
      if (!earlier) throw error;
      void reply.header('idempotency-replayed', 'true');
      return earlier;
    }
  }

  private async earlierAnswer({ userId, key, requestHash }: Call): Promise<JsonText | undefined> {
    const [earlier] = await this.dataSource.query<{ request_hash: string; answer: string }[]>(EARLIER, [userId, key]);
    if (!earlier) return undefined;
    if (earlier.request_hash !== requestHash) {
      throw new ApiException(KEY_REUSED);
    }
    return new JsonText(earlier.answer);
  }

  private callOf({ headers, caller, routeOptions, body }: FastifyRequest): Call | undefined {
    const header = headers['idempotency-key'];
    if (header === undefined || !caller) return undefined;
    const [, key] = UUID.exec(String(header)) ?? [];
    if (!key) throw new ApiException(KEY_INVALID);
    const content = `${routeOptions.url ?? ''}\n${JSON.stringify(body)}`;
    return { userId: caller.userId, key, requestHash: this.secrets.keyedHash('idempotency', content) };
  }
}

async function claim(transaction: EntityManager, { userId, key, requestHash }: Call): Promise<void> {
  const claimed = await transaction.query<unknown[]>(CLAIM, [userId, key, requestHash]);
  if (!claimed.length) throw new Error('this call was made before');
}

async function keepAnswer(transaction: EntityManager, { userId, key }: Call, answer: unknown): Promise<void> {
  if (!(answer instanceof JsonText)) throw new Error('only JSON text can be answered again');
  const values = [userId, key, answer.text];
  await transaction.query('update idempotent_calls set answer = $3 where user_id = $1 and key = $2', values);
}
