import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { existing, FOR_UPDATE } from '../../platform/database/existing.js';
import { type Problem } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type DeletedDto } from '../../platform/http/message.dto.js';
import { forgetAnswers, isFullName } from '../../platform/idempotency/stored-answers.js';
import { transactionEvent, TransactionEvents } from '../../platform/transactions/transaction-events.js';
import { type Actor, type AuditKind, AuditService } from './audit.service.js';

/** How records of a noun are deleted. */
export interface DeletionRule<T extends ObjectLiteral> {
  entity: EntityTarget<T>;
  kind: AuditKind;
  /** The kind with a capital letter, as in 'Job request deleted successfully'. */
  label: string;
  notFound: Problem;
  keyOf: (id: number) => FindOptionsWhere<T>;
  nameOf: (record: T) => string;
  /** Deletes the record; foreign keys delete what belongs to it. */
  remove: (transaction: EntityManager, record: T) => Promise<unknown>;
}

/** A record that is about to go, with all that belongs to it. */
export interface DeletedRecord {
  caller: Actor | Caller;
  kind: AuditKind;
  id: number;
}

export const RECORD_DELETED = transactionEvent<DeletedRecord>(
  'record.deleted',
  'A record is about to be deleted, with all that belongs to it.',
);

/** What a record is mailed and called by. */
const textsIn = ({ email, contact_email, full_name, company_name }: ObjectLiteral): string[] =>
  [email, contact_email, ...[full_name, company_name].filter(isFullName)].filter((text) => typeof text === 'string');

/** Deletes records with all that belongs to them in one transaction, with an audit entry (docs/rules.md#delete-cascade). */
@Injectable()
export class AuditedDeletion {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly events: TransactionEvents,
  ) {}

  async delete<T extends ObjectLiteral>(caller: Caller, id: number, rule: DeletionRule<T>): Promise<DeletedDto> {
    return this.dataSource.transaction(async (transaction) => {
      const where = rule.keyOf(id);
      const record = await existing(transaction, rule.entity, where, rule.notFound, FOR_UPDATE);
      await this.events.announce(RECORD_DELETED, transaction, { caller, kind: rule.kind, id });
      await rule.remove(transaction, record);
      await forgetAnswers(transaction, where, textsIn(record));
      await this.audit.record(transaction, caller, {
        action: 'deleted',
        recordKind: rule.kind,
        recordId: id,
        name: rule.nameOf(record),
        before: { ...record, version: undefined },
      });
      return { message: `${rule.label} deleted successfully`, id };
    });
  }
}
