import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { AdminsController } from './admins.controller.js';
import { AdminsService } from './admins.service.js';
import { OwnNameController } from './own-name.controller.js';

/** Admins, managed by super admins. */
@Module({ imports: [AuthModule], controllers: [AdminsController, OwnNameController], providers: [AdminsService] })
export class AdminsModule {}
