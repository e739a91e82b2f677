import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountConcurrencyLimit } from '../platform/http/account-concurrency-limit.js';
import { OtpModule } from './codes/otp.module.js';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Secrets } from '../platform/config/secrets.js';
import { AccountsService } from './accounts/accounts.service.js';
import { User } from './accounts/user.entity.js';
import { TrustedDeviceRecord } from './trusted-device.entity.js';
import { RevokedToken } from './revoked-token.entity.js';
import { AccessGuard } from './access.guard.js';
import { TrustedDevicesService } from './trusted-devices.service.js';
import { LoginEmailService } from './login-email.service.js';
import { LoginAudit } from './login-audit.js';
import { LoginController } from './login.controller.js';
import { LoginService } from './login.service.js';
import { PasswordHasher } from './password-hasher.js';
import { RecoveryController } from './recovery.controller.js';
import { RecoveryService } from './recovery.service.js';
import { SessionAccounts } from './session-accounts.js';
import { SessionStrategy } from './session.strategy.js';
import { SessionTokens, tokenOptions } from './session-tokens.js';
import { SetPasswordInvitation } from './set-password-invitation.js';
import { OwnTermsController } from './terms/own-terms.controller.js';
import { TermsAnswer } from './terms/terms-answer.entity.js';
import { TermsAnswersService } from './terms/terms-answers.service.js';
import { TermsText } from './terms/terms-text.entity.js';

/** Accounts, login, recovery, tokens, and the guard of every route. */
@Module({
  imports: [
    JwtModule.registerAsync({ inject: [Secrets], useFactory: tokenOptions }),
    OtpModule,
    PassportModule,
    TypeOrmModule.forFeature([User, RevokedToken, TrustedDeviceRecord, TermsAnswer, TermsText]),
  ],
  controllers: [LoginController, RecoveryController, OwnTermsController],
  providers: [
    AccountsService,
    AccountConcurrencyLimit,
    TrustedDevicesService,
    LoginAudit,
    LoginEmailService,
    LoginService,
    PasswordHasher,
    RecoveryService,
    SessionAccounts,
    SessionStrategy,
    SessionTokens,
    SetPasswordInvitation,
    TermsAnswersService,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    AccountsService,
    LoginEmailService,
    PasswordHasher,
    SetPasswordInvitation,
    SessionAccounts,
    SessionTokens,
    TermsAnswersService,
  ],
})
export class AuthModule {}
