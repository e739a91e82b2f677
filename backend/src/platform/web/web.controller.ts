import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Public } from '../http/access.js';
import { WebService } from './web.service.js';

/** Every GET that no other route handles. */
@ApiExcludeController()
@Public()
@Controller()
export class WebController {
  constructor(private readonly web: WebService) {}

  @Get('*')
  serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.web.serve(request, reply);
  }
}
