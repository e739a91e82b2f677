import { Controller, Get, Header, Req } from '@nestjs/common';
// eslint-disable-next-line no-restricted-imports -- a stream of events is no file that leaves in pieces
import { StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { LoggedIn } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../../platform/http/caller.js';
import { Endless } from '../../../platform/http/route-config.js';
import { EventStreams } from './event-streams.js';
import { TOO_MANY_STREAMS } from './live.problems.js';

@ApiTags('everyone logged in')
@LoggedIn()
@Controller('api/events')
export class EventsController {
  constructor(private readonly streams: EventStreams) {}

  /**
   * Server-sent events: `{unread, changed}`, the number of unread notifications and the kinds of records whose lists are to be read
   * again (`*`: all). Nothing is replayed: a client reads when it connects.
   */
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  @ApiErrors(TOO_MANY_STREAMS)
  @Endless()
  @Header('cache-control', 'no-store, no-transform')
  @Header('x-accel-buffering', 'no')
  @Get()
  events(@CurrentCaller() caller: Caller, @Req() request: FastifyRequest): StreamableFile {
    const body = this.streams.open(caller);
    // it waits in no memory of the process
    request.fileBytes = 0;
    return new StreamableFile(body, { type: 'text/event-stream' });
  }
}
