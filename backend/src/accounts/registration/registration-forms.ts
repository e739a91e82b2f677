import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { advisoryLock } from '../../platform/database/advisory-lock.js';
import { HOUR_SECONDS } from '../../platform/durations.js';
import { ApiException } from '../../platform/errors/problem.js';
import { linkTokenHash, newLinkToken } from '../../platform/link-token.js';
import { type PersonForm } from './person-records.service.js';
import { Registration } from './registration.entity.js';
import { TOO_MANY_PENDING_REGISTRATIONS } from './registration.problems.js';

const MAX_FORMS = 5;
/** A form is kept this long after its last code, at least: longer than the screen for the code stays open. */
const WAIT_SECONDS = HOUR_SECONDS;

/** A form, with its password hashed. */
export type FormContent = Pick<
  Registration,
  'email' | 'password_hash' | 'terms_version' | 'terms_accepted_at' | 'language'
> &
  PersonForm;

/** A waiting form, and the key that only its browser knows. */
export interface PendingRegistration {
  registrationId: number;
  formKey: string;
}

/**
 * Registration forms that wait for their code. Each browser has its own form for an e-mail, so that the owner of the e-mail cannot
 * confirm a form that a stranger sent. Without a key, the form that was sent first is meant.
 */
@Injectable()
export class RegistrationForms {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The number of the form with this key; without a key, of the form that was sent first. */
  async find(
    email: string,
    formKey: string | undefined,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<number | undefined> {
    const [form] = await manager.query<{ registration_id: number }[]>(
      `select registration_id from registrations
       where email = $1 and case when $2::text is null then is_first else key_hash = $2 end`,
      [email, formKey === undefined ? null : linkTokenHash(formKey)],
    );
    return form?.registration_id;
  }

  /** A form, if it still waits. */
  async read(manager: EntityManager, registrationId: number | undefined): Promise<FormContent | undefined> {
    const [form] = await manager.query<FormContent[]>(
      `select email, role, form, password_hash, terms_version, terms_accepted_at, language
       from registrations where registration_id = $1`,
      [registrationId],
    );
    return form;
  }

  /** Locks an e-mail until the transaction ends, for forms and codes. */
  async lockEmail(transaction: EntityManager, email: string): Promise<void> {
    await advisoryLock(transaction, `registration ${email}`);
  }

  /**
   * Stores a form beside the others of its e-mail, which is held. A known key replaces its form.
   * @throws ApiException (429) when as many wait as may
   */
  async save(
    transaction: EntityManager,
    content: FormContent,
    formKey: string | undefined,
  ): Promise<PendingRegistration> {
    return (formKey && (await this.replace(transaction, content, formKey))) || this.add(transaction, content);
  }

  /** Locks every form of an e-mail; codes are locked after them. */
  async lock(transaction: EntityManager, email: string): Promise<void> {
    await transaction.find(Registration, {
      select: { registration_id: true },
      where: { email },
      order: { registration_id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Removes every form of an e-mail that has an account now. */
  async remove(transaction: EntityManager, email: string): Promise<void> {
    await transaction.delete(Registration, { email });
  }

  private async replace(
    transaction: EntityManager,
    content: FormContent,
    formKey: string,
  ): Promise<PendingRegistration | undefined> {
    const { email, ...rest } = content;
    const result = await transaction
      .createQueryBuilder()
      .update(Registration)
      .set({ ...rest, created_at: () => 'now()' })
      .where({ email, key_hash: linkTokenHash(formKey) })
      .returning(['registration_id'])
      .execute();
    const [replaced] = result.raw as Pick<Registration, 'registration_id'>[];
    return replaced && { registrationId: replaced.registration_id, formKey };
  }

  private async add(transaction: EntityManager, content: FormContent): Promise<PendingRegistration> {
    const { email } = content;
    await transaction.query(
      `delete from registrations r where email = $1 and not exists (
         select from one_time_codes c where c.registration_id = r.registration_id and c.sent_at > now() - $2 * interval '1 second')`,
      [email, WAIT_SECONDS],
    );
    const [others] = await transaction.query<[{ forms: number; seconds: number }]>(
      `select count(*)::int as forms, ceil(extract(epoch from min(c.sent_at) - now()))::int + $2::int as seconds
       from registrations r join one_time_codes c using (registration_id) where r.email = $1`,
      [email, WAIT_SECONDS],
    );
    if (others.forms >= MAX_FORMS)
      throw new ApiException(TOO_MANY_PENDING_REGISTRATIONS, { retryAfter: Math.max(1, others.seconds) });
    const { token: formKey, hash } = newLinkToken();
    const registration = transaction.create(Registration, {
      ...content,
      key_hash: hash,
      is_first: others.forms === 0,
    });
    await transaction.insert(Registration, registration);
    return { registrationId: registration.registration_id, formKey };
  }
}
