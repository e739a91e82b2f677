import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimit } from './rate-limit.entity.js';
import { RateLimits } from './rate-limits.service.js';

/** Limits that every process shares. */
@Global()
@Module({ imports: [TypeOrmModule.forFeature([RateLimit])], providers: [RateLimits], exports: [RateLimits] })
export class RateLimitsModule {}
