import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Secrets } from '../../../platform/config/secrets.js';
import { advisoryLock } from '../../../platform/database/advisory-lock.js';
import { seal, unseal } from '../../../platform/mail/sealed-content.js';
import { PushSubscription } from './push-subscription.entity.js';
import { VapidKey } from './vapid-key.entity.js';

interface KeyPair {
  publicKey: string;
  privateKey: string;
}

/** The pair of keys for push services: made once for all processes, and anew where the installation has got another secret. */
@Injectable()
export class VapidKeys {
  private readonly logger = new Logger('Push');
  private readonly key: Buffer;
  private pair: Promise<KeyPair> | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    secrets: Secrets,
  ) {
    this.key = secrets.derive('vapid');
  }

  async publicKey(): Promise<string> {
    return (await this.keys()).publicKey;
  }

  keys(): Promise<KeyPair> {
    this.pair ??= this.storedOrMade().catch((error: unknown) => {
      this.pair = undefined;
      throw error;
    });
    return this.pair;
  }

  private async storedOrMade(): Promise<KeyPair> {
    // loaded when somebody asks for pushes
    const { default: webPush } = await import('web-push');
    return this.dataSource.transaction(async (transaction) => {
      await advisoryLock(transaction, 'vapid keys');
      const stored = await transaction.findOneBy(VapidKey, { only_row: true });
      return (stored && this.opened(stored)) ?? this.save(transaction, webPush.generateVAPIDKeys());
    });
  }

  /** @returns nothing when it was sealed with another secret */
  private opened({ public_key: publicKey, sealed_private_key }: VapidKey): KeyPair | undefined {
    try {
      return { publicKey, privateKey: unseal<string>(this.key, sealed_private_key) };
    } catch {
      this.logger.warn('The keys for pushes were sealed with another secret: browsers subscribe anew');
      return undefined;
    }
  }

  private async save(transaction: EntityManager, pair: KeyPair): Promise<KeyPair> {
    const row = { public_key: pair.publicKey, sealed_private_key: seal(this.key, pair.privateKey) };
    await transaction.upsert(VapidKey, { only_row: true, ...row }, ['only_row']);
    // they are bound to the keys of before
    await transaction.createQueryBuilder().delete().from(PushSubscription).execute();
    return pair;
  }
}
