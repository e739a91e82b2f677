import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { type FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { JsonText, ListPage } from './list-page.js';

declare module 'fastify' {
  interface FastifyReply {
    /** Answered as `Content-Range` once the answer is compressed. */
    listRange?: string;
  }
}

/** Sends `JsonText` unparsed, and a page's position in `Content-Range`. */
@Injectable()
export class JsonTextInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!(answer instanceof JsonText)) return answer;
        const reply = context.switchToHttp().getResponse<FastifyReply>();
        void reply.header('content-type', 'application/json; charset=utf-8');
        if (answer instanceof ListPage) {
          reply.listRange = answer.contentRange;
          if (answer.capped) void reply.header('x-total-capped', 'true');
        }
        return answer.text;
      }),
    );
  }
}
