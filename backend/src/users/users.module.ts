import { Module } from '@nestjs/common';
import { Accounts } from './accounts.service.js';
import { People } from './people.service.js';
import { Profiles } from './profiles.service.js';
import { UsersController } from './users.controller.js';

/** Accounts and the caller's profile. */
@Module({
  controllers: [UsersController],
  providers: [Accounts, People, Profiles],
  exports: [Accounts, People, Profiles],
})
export class UsersModule {}
