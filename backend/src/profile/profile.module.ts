import { Module } from '@nestjs/common';
import { Accounts } from '../auth/accounts/accounts.service.js';
import { People } from '../registration/people.service.js';
import { Profiles } from './profiles.service.js';
import { UsersController } from './profile.controller.js';

/** Accounts and the caller's profile. */
@Module({
  controllers: [UsersController],
  providers: [Accounts, People, Profiles],
  exports: [Accounts, People, Profiles],
})
export class UsersModule {}
