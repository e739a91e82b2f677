import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OneTimeCode } from './one-time-code.entity.js';
import { OtpService } from './otp.service.js';

@Module({ imports: [TypeOrmModule.forFeature([OneTimeCode])], providers: [OtpService], exports: [OtpService] })
export class OtpModule {}
