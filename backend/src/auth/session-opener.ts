import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Statements } from '../platform/database/statements.js';
import { DAY_SECONDS } from '../platform/durations.js';
import { type Origin } from '../platform/http/caller.js';
import { RateLimitsService } from '../platform/rate-limits/rate-limits.service.js';
import { type SessionDto } from './dto/login.dto.js';
import { FactorNews } from './factors/factor-news.js';
import { PasskeyHost } from './factors/passkey-host.js';
import { ACCOUNT, type LoginAccount } from './login-account.js';
import { LoginAudit } from './login-audit.js';
import { SessionsService } from './sessions/sessions.service.js';
import { TrustedDevicesService } from './trusted-devices.service.js';

const MAX_NEW_DEVICE_MAILS = 3;

/** A new session, and the mark for the browser's cookie. */
export interface SessionOnDevice {
  session: SessionDto;
  device: string;
}

/** Begins the session of a login that is complete: from here on it counts as one. */
@Injectable()
export class SessionOpener {
  private readonly logger = new Logger('Login');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly sessions: SessionsService,
    private readonly origins: TrustedDevicesService,
    private readonly loginAudit: LoginAudit,
    private readonly limits: RateLimitsService,
    private readonly news: FactorNews,
    private readonly host: PasskeyHost,
  ) {}

  /** An account that logs in, with what it knows of the origin. */
  async find(email: string, origin: Origin): Promise<LoginAccount | undefined> {
    const { device, network } = this.origins.hashesOf(origin);
    const [account] = await this.statements.run(ACCOUNT, [email, device, network, this.host.name]);
    return account;
  }

  /** @param begun token of a session that has begun */
  async open(account: LoginAccount, origin: Origin, begun?: string): Promise<SessionOnDevice> {
    const { address, requestId } = origin;
    const {
      user_id: userId,
      email,
      role,
      display_name: name,
      must_change_password: mustChangePassword,
      language,
    } = account;
    this.logger.log({ requestId, address, userId }, 'Login');
    const [device, token] = await Promise.all([
      this.rememberDevice(account, origin),
      begun ?? this.sessions.begin(account, origin),
      this.loginAudit.recordLogin(account, origin),
      this.mailNewDevice(account),
    ]);
    return {
      device,
      session: { token, role, userId, email, full_name: name, name, mustChangePassword, ...(language && { language }) },
    };
  }

  /** @returns the mark for the browser's cookie */
  private async rememberDevice(account: LoginAccount, origin: Origin): Promise<string> {
    const { device_seen_today, network_seen_today } = account;
    if (origin.device && device_seen_today && network_seen_today) return origin.device;
    return this.origins.recordLogin(account, origin, device_seen_today !== null);
  }

  private async mailNewDevice({ user_id, email, device_seen_today, has_devices }: LoginAccount): Promise<void> {
    if (device_seen_today !== null || !has_devices) return;
    if ((await this.limits.count('new-device-mails', String(user_id), DAY_SECONDS)) > MAX_NEW_DEVICE_MAILS) return;
    await this.dataSource.transaction((transaction) => this.news.mail(transaction, email, 'new device'));
  }
}
