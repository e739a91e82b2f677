import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Secrets } from '../platform/config/secrets.js';
import { AccountConcurrencyLimit } from '../platform/http/account-concurrency-limit.js';
import { RecordOpenings } from '../platform/http/record-openings.js';
import { AccessGuard } from './access.guard.js';
import { AccountsService } from './accounts/accounts.service.js';
import { RestrictionsService } from './accounts/restrictions.service.js';
import { User } from './accounts/user.entity.js';
import { OneTimeCode } from './codes/one-time-code.entity.js';
import { OtpService } from './codes/otp.service.js';
import { AdminAccountsController } from './factors/accounts.admin.controller.js';
import { Challenges } from './factors/challenges.js';
import { FactorGuess } from './factors/factor-guess.entity.js';
import { FactorGuesses } from './factors/factor-guesses.js';
import { FactorNews } from './factors/factor-news.js';
import { FactorOwners } from './factors/factor-owners.js';
import { FactorsController } from './factors/factors.controller.js';
import { FactorsService } from './factors/factors.service.js';
import { LoginChallenge } from './factors/login-challenge.entity.js';
import { PasskeyHost } from './factors/passkey-host.js';
import { Passkeys } from './factors/passkeys.js';
import { Proofs } from './factors/proofs.js';
import { RecoveryCode } from './factors/recovery-code.entity.js';
import { SecondFactor } from './factors/second-factor.entity.js';
import { SignInRules } from './factors/sign-in-rules.entity.js';
import { SignInRulesService } from './factors/sign-in-rules.service.js';
import { FreshLoginService } from './fresh-login.service.js';
import { LanguageController } from './language.controller.js';
import { LoginController } from './login.controller.js';
import { LoginService } from './login.service.js';
import { LoginAudit } from './login-audit.js';
import { LoginEmailService } from './login-email.service.js';
import { AccountMailReaders } from './mail-readers.js';
import { PasswordHasher } from './password-hasher.js';
import { RecoveryController } from './recovery.controller.js';
import { RecoveryService } from './recovery.service.js';
import { RevokedToken } from './revoked-token.entity.js';
import { SecondStepController } from './second-step.controller.js';
import { SecondStepService } from './second-step.service.js';
import { SessionStrategy } from './session.strategy.js';
import { SessionAccounts } from './session-accounts.js';
import { SessionOpener } from './session-opener.js';
import { SessionTokens, tokenOptions } from './session-tokens.js';
import { Session } from './sessions/session.entity.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SetPasswordInvitation } from './set-password-invitation.js';
import { OwnTermsController } from './terms/own-terms.controller.js';
import { TermsAnswer } from './terms/terms-answer.entity.js';
import { TermsAnswersService } from './terms/terms-answers.service.js';
import { TermsText } from './terms/terms-text.entity.js';
import { TrustedDeviceRecord } from './trusted-device.entity.js';
import { TrustedDevicesService } from './trusted-devices.service.js';

/** Accounts, login, recovery, tokens, and the guard of every route. */
@Module({
  imports: [
    JwtModule.registerAsync({ inject: [Secrets], useFactory: tokenOptions }),
    PassportModule,
    TypeOrmModule.forFeature([
      User,
      OneTimeCode,
      RevokedToken,
      TrustedDeviceRecord,
      Session,
      SecondFactor,
      RecoveryCode,
      FactorGuess,
      LoginChallenge,
      SignInRules,
      TermsAnswer,
      TermsText,
    ]),
  ],
  controllers: [
    LanguageController,
    LoginController,
    RecoveryController,
    SecondStepController,
    FactorsController,
    SessionsController,
    AdminAccountsController,
    OwnTermsController,
  ],
  providers: [
    AccountsService,
    AccountConcurrencyLimit,
    Challenges,
    FactorGuesses,
    FactorNews,
    FactorOwners,
    FactorsService,
    FreshLoginService,
    PasskeyHost,
    Passkeys,
    Proofs,
    SecondStepService,
    SessionOpener,
    SessionsService,
    SignInRulesService,
    TrustedDevicesService,
    LoginAudit,
    LoginEmailService,
    LoginService,
    AccountMailReaders,
    OtpService,
    PasswordHasher,
    RecordOpenings,
    RecoveryService,
    RestrictionsService,
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
    OtpService,
    PasswordHasher,
    RecordOpenings,
    RestrictionsService,
    SetPasswordInvitation,
    SessionAccounts,
    SessionTokens,
    SessionsService,
    SignInRulesService,
    TermsAnswersService,
  ],
})
export class AuthModule {}
