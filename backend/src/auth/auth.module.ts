import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountTurns } from '../common/http/account-turns.js';
import { OtpModule } from '../otp/otp.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { KnownOrigins } from './known-origins.js';
import { LoginEmail } from './login-email.service.js';
import { LoginAudit } from './login-audit.js';
import { LoginController } from './login.controller.js';
import { LoginService } from './login.service.js';
import { PasswordHasher } from './password-hasher.js';
import { RecoveryController } from './recovery.controller.js';
import { RecoveryService } from './recovery.service.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationForms } from './registration-forms.js';
import { RegistrationService } from './registration.service.js';
import { SessionAccounts } from './session-accounts.js';
import { SessionTokens } from './session-tokens.js';
import { SetPasswordInvitation } from './set-password-invitation.js';
import { StaffRegistrationService } from './staff-registration.service.js';

/** Who somebody is: login, registration, recovery, tokens, and the guard of every route. */
@Module({
  imports: [OtpModule, UsersModule],
  controllers: [LoginController, RegistrationController, RecoveryController],
  providers: [
    ...[LoginService, RecoveryService, RegistrationService, StaffRegistrationService],
    ...[AccountTurns, KnownOrigins, LoginAudit, LoginEmail, PasswordHasher],
    ...[SessionAccounts, SessionTokens, SetPasswordInvitation],
    RegistrationForms,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [LoginEmail, PasswordHasher, SetPasswordInvitation, SessionTokens],
})
export class AuthModule {}
