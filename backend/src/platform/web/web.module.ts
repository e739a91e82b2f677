import { Module } from '@nestjs/common';
import { WebController } from './web.controller.js';
import { WebService } from './web.service.js';

/** The two user interfaces, on the API's origin. */
@Module({ controllers: [WebController], providers: [WebService] })
export class WebModule {}
