import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../auth/audit/audit.service.js';
import { SignInRulesService } from '../auth/factors/sign-in-rules.service.js';
import { LOGO_PATH } from '../platform/agency.js';
import { changesBetween, givenFields } from '../platform/changes.js';
import { advisoryLock } from '../platform/database/advisory-lock.js';
import { insertRow } from '../platform/database/insert-row.js';
import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { Statements } from '../platform/database/statements.js';
import { ApiException } from '../platform/errors/problem.js';
import { type Caller } from '../platform/http/caller.js';
import { isoMoment } from '../platform/lists/list-definition.js';
import { transactionEvent, TransactionEvents } from '../platform/transactions/transaction-events.js';
import { GSTIN_OF_ANOTHER_STATE } from './agency.problems.js';
import { AgencyFace } from './agency-face.js';
import { type AgencySettingsDto } from './agency-settings.dto.js';
import { AgencySetting } from './agency-settings.entity.js';
import { type SetAgencySettingsDto } from './set-agency-settings.dto.js';

export const AGENCY_SETTINGS_CHANGED = transactionEvent<AgencySettingsDto>(
  'agency_settings.changed',
  'The settings of the agency were changed.',
);

const CURRENT = new PreparedStatement<{ settings: AgencySettingsDto }>(
  `select to_jsonb(s) - 'setting_id' || jsonb_build_object('set_at', ${isoMoment('set_at')},
     'second_factor', (select second_factor from sign_in_rules),
     'logo', (select jsonb_build_object('path', '${LOGO_PATH}' || version, 'version', version, 'width', width, 'height', height)
       from agency_logo)) as settings
   from agency_settings s order by setting_id desc limit 1`,
);

/** The agency's settings. Every change is a row; documents copy what they need when they are issued. */
@Injectable()
export class AgencySettingsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly audit: AuditService,
    private readonly signInRules: SignInRulesService,
    private readonly events: TransactionEvents,
    private readonly face: AgencyFace,
  ) {}

  async current(transaction?: EntityManager): Promise<AgencySettingsDto> {
    const [row] = await this.statements.run(CURRENT, [], transaction);
    if (!row) throw new Error('there are no agency settings');
    return row.settings;
  }

  /**
   * @returns the settings then in force
   * @throws ApiException (409) when a second factor is asked for that the caller lacks
   * @throws ApiException (422) when the GSTIN belongs to another state, or documents of another kind have such numbers
   */
  async set(caller: Caller, dto: SetAgencySettingsDto): Promise<AgencySettingsDto> {
    return this.dataSource.transaction(async (transaction) => {
      // keeps concurrent changes from undoing each other
      await advisoryLock(transaction, 'agency settings');
      const { set_at: _before, logo: _logo, ...settings } = await this.current(transaction);
      const changes = changesBetween(settings, givenFields<Partial<typeof settings>>(dto, { keepWhenEmpty: [] }));
      if (!changes) return this.current(transaction);
      const { second_factor, ...next } = { ...settings, ...changes.after };
      refuseGstinOfAnotherState(next);
      if (second_factor !== settings.second_factor) await this.signInRules.set(transaction, caller, second_factor);
      await insertRow(transaction, AgencySetting, next);
      await this.audit.record(transaction, caller, {
        action: 'updated',
        recordKind: 'agency settings',
        recordId: null,
        name: next.legal_name ?? '',
        ...changes,
      });
      const current = await this.current(transaction);
      this.face.nameChanged(transaction, current.known_as);
      await this.events.announce(AGENCY_SETTINGS_CHANGED, transaction, current);
      return current;
    });
  }
}

function refuseGstinOfAnotherState({
  gstin,
  state_code: state,
}: Pick<AgencySettingsDto, 'gstin' | 'state_code'>): void {
  if (!gstin || gstin.slice(0, 2) === state) return;
  const message = GSTIN_OF_ANOTHER_STATE.sentence;
  throw new ApiException(GSTIN_OF_ANOTHER_STATE, { fields: [{ field: 'gstin', message }] });
}
