import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { callAgency, type Logo, showLogo } from '../platform/agency.js';
import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { Statements } from '../platform/database/statements.js';
import { AfterCommit } from '../platform/transactions/after-commit.js';
import { LiveEvents } from './notifications/live/live-events.js';
import { PrimaryListener } from './notifications/live/primary-listener.js';

/** What processes tell each other when the settings are changed. */
const SETTINGS = 'agency_settings';

const KNOWN_AS = new PreparedStatement<{ known_as: string | null }>(
  'select known_as from agency_settings order by setting_id desc limit 1',
);
const LOGO = new PreparedStatement<Logo>('select version, width, height, png from agency_logo');

/** Keeps the name that people know the agency by, and its logo, in every process, as the settings have them (docs/rules.md#known-as). */
@Injectable()
export class AgencyFace implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('Agency');

  constructor(
    private readonly statements: Statements,
    private readonly afterCommit: AfterCommit,
    private readonly live: LiveEvents,
    private readonly listener: PrimaryListener,
  ) {}

  onModuleInit(): Promise<void> {
    return this.read();
  }

  onApplicationBootstrap(): void {
    this.listener.listen({
      hear: ({ kinds }) => {
        if (kinds.includes(SETTINGS)) void this.readLater();
      },
      missed: () => void this.readLater(),
    });
  }

  /** Once the transaction is committed, this process knows the name, and the others read it. */
  nameChanged(transaction: EntityManager, name: string | null): void {
    this.changed(transaction, () => callAgency(name));
  }

  /** The same of the logo (docs/rules.md#logo). */
  logoChanged(transaction: EntityManager, logo: Logo | null): void {
    this.changed(transaction, () => showLogo(logo));
  }

  private changed(transaction: EntityManager, know: () => void): void {
    this.afterCommit.add(transaction, know);
    this.live.changed(transaction, [SETTINGS], 'staff');
  }

  private async read(): Promise<void> {
    const [settings] = await this.statements.run(KNOWN_AS, []);
    const [logo] = await this.statements.run(LOGO, []);
    callAgency(settings?.known_as ?? null);
    showLogo(logo ?? null);
  }

  /** What was lost is heard of with the next connection. */
  private async readLater(): Promise<void> {
    await this.read().catch((error: unknown) => this.logger.warn({ error }, "The agency's face could not be read"));
  }
}
