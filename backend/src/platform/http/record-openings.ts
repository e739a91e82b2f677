import { type ExecutionContext, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { type NamedRecord, openedBy } from './opens.js';

/** Refuses a call that may not open a record. */
type Refusal = (context: ExecutionContext, opened: NamedRecord) => Promise<void>;

/** What calls open, once their caller is known: this room knows no noun, and asks who does. */
@Injectable()
export class RecordOpenings {
  private refusal: Refusal | undefined;

  /** Says which calls may not open what they name. */
  refuseBy(refusal: Refusal): void {
    this.refusal = refusal;
  }

  /**
   * Reads the record that a call names, for the handler and the access log.
   * @throws ApiException when it names none, or may not open it
   */
  async enter(context: ExecutionContext): Promise<void> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const opened = await openedBy(request.routeOptions.config.opens, request);
    if (!opened) return;
    request.opened = opened;
    await this.refusal?.(context, opened);
  }
}
