import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { type Actor, SYSTEM } from '../../auth/audit/audit.service.js';
import { type CompaniesNamed } from '../../companies/companies.service.js';
import { SharingConsentService } from '../../employees/consent/sharing-consent.service.js';
import { showingWord } from '../../employees/consent/showing-word.js';
import { Employee } from '../../employees/employee.entity.js';
import { type EmployersNamed } from '../../employees/employees.service.js';
import { type Caller } from '../../platform/http/caller.js';
import { CompanyReadersService } from './company-readers.service.js';
import { keysOf, lockedSubmission } from './locked-submission.js';
import { BARRED, type Barred, BARRED_BY_LATER_WORDS, BARRED_BY_NAMES } from './submission-checks.js';
import { SubmissionsService } from './submissions.service.js';
import { WaitingSubmissionsService } from './waiting-submissions.service.js';

/** People who are shown although they said no, or are restricted. */
const REFUSED = `select distinct employee_id from connections c where share = 'submitted'
  and (restricted or not ${showingWord('c')})
  order by employee_id limit 500`;

/** What is shown of a person without a word that covers it. */
const UNCOVERED = `select connection_id from connections c where employee_id = $1 and share = 'submitted'
  and (restricted or ${showingWord('c')} is not true) order by connection_id`;

/** Holds what is shown of people to what they said (docs/rules.md#consent). */
@Injectable()
export class PersonShowingsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly submissions: SubmissionsService,
    private readonly waiting: WaitingSubmissionsService,
    private readonly consent: SharingConsentService,
    private readonly readers: CompanyReadersService,
  ) {}

  /** Holds what is shown of a person to the present word, employers and refusals: a merge brings those of another record. */
  async followPerson(transaction: EntityManager, actor: Actor | Caller, employee_id: number): Promise<void> {
    await this.consent.lock(transaction, employee_id);
    await this.followNamed(transaction, actor, employee_id);
    // a wait goes on until it is answered
    const uncovered = await transaction.query<{ connection_id: number }[]>(UNCOVERED, [employee_id]);
    const shown = uncovered.map(({ connection_id }) => connection_id);
    await this.endEach(transaction, actor, shown, 'the person has not agreed');
    await this.readers.askToDelete(transaction, shown);
    await this.waiting.showAgreedNow(transaction, employee_id);
  }

  /** Holds what is shown of a person to the companies that they named. */
  async followNamed(transaction: EntityManager, actor: Actor | Caller, employee_id: number): Promise<void> {
    const person = await transaction.findOneBy(Employee, { employee_id });
    if (!person) return;
    const { present_employer: presentEmployer, blocked_companies: blocked } = person;
    await this.endBarred(transaction, actor, { employeeId: employee_id, presentEmployer, blocked });
  }

  /** Ends everything that is shown of a person, and every wait. The companies are asked to delete what they got. */
  async endAllOf(
    transaction: EntityManager,
    actor: Actor | Caller,
    employee_id: number,
    reason: string,
  ): Promise<void> {
    const shown = await keysOf(transaction, { employee_id, share: 'submitted' });
    const ended = await keysOf(transaction, { employee_id, share: In(['submitted', 'waiting']) });
    await this.endEach(transaction, actor, ended, reason);
    await this.readers.askToDelete(transaction, shown);
  }

  /** Ends what is shown of a person to companies that must not see the person from now on. Who was placed there works there. */
  async endBarred(
    transaction: EntityManager,
    actor: Actor | Caller,
    { employeeId, ...named }: Omit<EmployersNamed, 'actor'>,
  ): Promise<void> {
    await this.consent.lock(transaction, employeeId);
    const ended = await transaction.query<Barred[]>(BARRED, [employeeId, named.presentEmployer ?? null, named.blocked]);
    for (const { connection_id, reason } of ended) await this.endEach(transaction, actor, [connection_id], reason);
  }

  /**
   * The same for companies that get other names. Who is about to be shown to one of them holds it until that is done: then its names are
   * compared again.
   */
  async endBarredBy(transaction: EntityManager, { actor, companyIds, names }: CompaniesNamed): Promise<void> {
    const found = (): Promise<Barred[]> => transaction.query(BARRED_BY_NAMES, [companyIds, names ?? null]);
    const people = (await found()).map(({ employee_id }) => employee_id);
    await this.consent.lockAll(transaction, people);
    await transaction.query('select from companies where company_id = any($1) order by company_id for update', [
      companyIds,
    ]);
    for (const { connection_id, reason } of await found())
      await this.endEach(transaction, actor, [connection_id], reason);
  }

  /**
   * Ends what is shown of people whose last word is no, or to companies that they named later, after a restore brought back what was shown.
   * @returns how many people
   */
  async endRefused(): Promise<number> {
    const refused = await this.dataSource.query<{ employee_id: number }[]>(REFUSED);
    const named = await this.dataSource.query<Barred[]>(BARRED_BY_LATER_WORDS);
    const people = new Set([...refused, ...named].map(({ employee_id }) => employee_id));
    for (const employee_id of people) {
      await this.dataSource.transaction((transaction) => this.followPerson(transaction, SYSTEM, employee_id));
    }
    return people.size;
  }

  private async endEach(
    transaction: EntityManager,
    actor: Actor | Caller,
    connectionIds: readonly number[],
    reason: string,
  ): Promise<void> {
    for (const connectionId of connectionIds) {
      const { connection } = await lockedSubmission(transaction, this.consent, connectionId);
      const share = connection.share === 'waiting' ? 'declined' : 'withdrawn';
      await this.submissions.end(transaction, actor, connection, { share, reason });
    }
  }
}
