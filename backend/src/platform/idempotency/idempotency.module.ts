import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotentCall } from './idempotent-call.entity.js';

/** Calls that may be sent again. */
@Module({ imports: [TypeOrmModule.forFeature([IdempotentCall])] })
export class IdempotencyModule {}
