import { Global, Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.service.js';

/** Limits that every process shares. */
@Global()
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class RateLimitsModule {}
