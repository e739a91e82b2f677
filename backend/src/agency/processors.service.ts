import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditAction, AuditService } from '../auth/audit/audit.service.js';
import { AuditedDeletion, type DeletionRule } from '../auth/audit/audited-deletion.js';
import { changesBetween } from '../platform/changes.js';
import { existing, FOR_UPDATE } from '../platform/database/existing.js';
import { orTaken } from '../platform/errors/database-error.js';
import { ApiException } from '../platform/errors/problem.js';
import { type Caller } from '../platform/http/caller.js';
import { type DeletedDto } from '../platform/http/message.dto.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { PROCESSOR_EXISTS, PROCESSOR_NOT_FOUND } from './agency.problems.js';
import { type SetProcessorDto } from './processor.dto.js';
import { Processor } from './processor.entity.js';
import { type NoticeProcessorDto, type ProcessorDto, PROCESSORS } from './processors.list.js';

const DELETION: DeletionRule<Processor> = {
  entity: Processor,
  kind: 'processor',
  label: 'Processor',
  notFound: PROCESSOR_NOT_FOUND,
  keyOf: (processor_id) => ({ processor_id }),
  nameOf: ({ name }) => name,
  remove: (transaction, { processor_id }) => transaction.delete(Processor, { processor_id }),
};

/** Who processes personal data for the agency (docs/rules.md#processors). */
@Injectable()
export class ProcessorsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly deletion: AuditedDeletion,
  ) {}

  /** All of them by name, as they are published. */
  published(): Promise<NoticeProcessorDto[]> {
    const select = { name: true, task: true, data: true, country: true } as const;
    return this.dataSource.manager.find(Processor, { select, order: { name: 'ASC' } });
  }

  /** @throws ApiException (409) when another one has the name */
  async add(caller: Caller, dto: SetProcessorDto): Promise<ProcessorDto> {
    return this.dataSource.transaction(async (transaction) => {
      const processor = transaction.create(Processor, { ...dto });
      await orTaken(transaction.insert(Processor, processor), nameTaken);
      return this.record(transaction, caller, 'created', processor, { after: { ...dto } });
    });
  }

  /**
   * Replaces what is known of a processor.
   * @throws ApiException (409) when another one has the name
   */
  async set(caller: Caller, processor_id: number, dto: SetProcessorDto): Promise<ProcessorDto> {
    return this.dataSource.transaction(async (transaction) => {
      const processor = await existing(transaction, Processor, { processor_id }, PROCESSOR_NOT_FOUND, FOR_UPDATE);
      const { processor_id: _key, ...before } = processor;
      const changes = changesBetween(before, { ...dto, contract_day: dto.contract_day ?? null });
      if (!changes) return this.lists.record(PROCESSORS, processor_id, PROCESSOR_NOT_FOUND, transaction);
      await orTaken(transaction.update(Processor, { processor_id }, changes.after), nameTaken);
      return this.record(transaction, caller, 'updated', { ...processor, ...changes.after }, changes);
    });
  }

  async delete(caller: Caller, id: number): Promise<DeletedDto> {
    return this.deletion.delete(caller, id, DELETION);
  }

  private async record(
    transaction: EntityManager,
    caller: Caller,
    action: AuditAction,
    { processor_id: recordId, name }: Processor,
    changes: { before?: Record<string, unknown>; after: Record<string, unknown> },
  ): Promise<ProcessorDto> {
    await this.audit.record(transaction, caller, { action, recordKind: 'processor', recordId, name, ...changes });
    return this.lists.record(PROCESSORS, recordId, PROCESSOR_NOT_FOUND, transaction);
  }
}

const nameTaken = (): ApiException => new ApiException(PROCESSOR_EXISTS);
