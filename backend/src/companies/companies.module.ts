import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { CompaniesController } from './companies.controller.js';
import { CompaniesService } from './companies.service.js';

/** What companies change in their own profile. */
@Module({ imports: [UsersModule], controllers: [CompaniesController], providers: [CompaniesService] })
export class CompaniesModule {}
