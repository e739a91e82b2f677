import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Env } from './env.js';
import { PublicAddress } from './public-address.js';
import { Secrets } from './secrets.js';

/** Provides the checked environment and the installation's keys everywhere. */
@Global()
@Module({})
export class EnvModule {
  static with(env: Env, secrets: Secrets): DynamicModule {
    return {
      module: EnvModule,
      providers: [{ provide: Env, useValue: env }, { provide: Secrets, useValue: secrets }, PublicAddress],
      exports: [Env, Secrets, PublicAddress],
    };
  }
}
