import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { insertRow } from '../../platform/database/insert-row.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller, type Origin } from '../../platform/http/caller.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { type ProfileTermsDto } from './profile-terms.dto.js';
import { PROFILE_TERMS_VERSION, profileTerms } from './profile-terms.js';
import { ProfileTermsAcceptance } from './profile-terms-acceptance.entity.js';
import { TERMS_CHANGED, TERMS_REQUIRED } from './submissions.problems.js';

interface Accepted {
  /** ISO 8601 in UTC. */
  accepted_at: string;
}

/** Parameters: the account, its company, the version of the terms. */
const ACCEPTED = new PreparedStatement<Accepted>(
  `select ${isoMoment('accepted_at')} as accepted_at from profile_terms_acceptances
   where user_id = $1 and company_id = $2 and version = $3 order by acceptance_id limit 1`,
);

/** Two at most. Parameters: the link, the version of the terms, the name of one reader or null. */
const LINK_READERS = `select distinct accepted_by as name from profile_terms_acceptances
  where link_id = $1 and version = $2 and ($3::text is null or accepted_by = $3) limit 2`;

/** Terms that every reader of profiles accepts first (docs/rules.md#profile-terms). */
@Injectable()
export class ProfileTermsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
  ) {}

  async of({ userId, companyId }: Caller): Promise<ProfileTermsDto> {
    const accepted = await this.acceptance(userId, companyId);
    return { ...profileTerms(), accepted_at: accepted?.accepted_at ?? null };
  }

  /** @throws ApiException (409) for another version than the present one */
  async accept(caller: Caller, version: string): Promise<ProfileTermsDto> {
    const { userId: user_id, companyId: company_id, email: accepted_by, address } = caller;
    refuseOtherTerms(version);
    if (!(await this.acceptance(user_id, company_id))) {
      await this.dataSource.transaction((transaction) =>
        this.save(transaction, { user_id, company_id, accepted_by }, address),
      );
    }
    return this.of(caller);
  }

  /** @throws ApiException (403) when the caller has not accepted them */
  async refuseWithout({ userId, companyId }: Caller, transaction?: EntityManager): Promise<void> {
    if (!(await this.acceptance(userId, companyId, transaction))) throw new ApiException(TERMS_REQUIRED);
  }

  /**
   * The acceptance of a reader at a link, by the name that was typed.
   * @throws ApiException (409) for another version than the present one
   */
  async acceptAtLink(
    transaction: EntityManager,
    link: { link_id: number; company_id: number },
    { name, version }: { name: string; version: string },
    { address }: Origin,
  ): Promise<void> {
    refuseOtherTerms(version);
    const { link_id, company_id } = link;
    const known = await transaction.existsBy(ProfileTermsAcceptance, {
      link_id,
      accepted_by: name,
      version: PROFILE_TERMS_VERSION,
    });
    if (!known) await this.save(transaction, { link_id, company_id, accepted_by: name }, address);
  }

  /**
   * The reader of that name at a link; without a name the only one.
   * @throws ApiException (403) when that reader has not accepted the terms at it, or the only one cannot be told
   */
  async readerOf(transaction: EntityManager, link_id: number, name: string | null | undefined): Promise<string> {
    const [reader, another] = await transaction.query<{ name: string }[]>(LINK_READERS, [
      link_id,
      PROFILE_TERMS_VERSION,
      name ?? null,
    ]);
    if (!reader || another) throw new ApiException(TERMS_REQUIRED);
    return reader.name;
  }

  private async save(
    transaction: EntityManager,
    acceptance: Pick<ProfileTermsAcceptance, 'company_id' | 'accepted_by'> & Partial<ProfileTermsAcceptance>,
    address: string,
  ): Promise<void> {
    const { version, sha256 } = profileTerms();
    await insertRow(transaction, ProfileTermsAcceptance, { ...acceptance, version, sha256, address });
  }

  private async acceptance(
    userId: number,
    companyId: number | null,
    transaction?: EntityManager,
  ): Promise<Accepted | undefined> {
    const [accepted] = await this.statements.run(ACCEPTED, [userId, companyId, PROFILE_TERMS_VERSION], transaction);
    return accepted;
  }
}

function refuseOtherTerms(version: string): void {
  if (version !== PROFILE_TERMS_VERSION) throw new ApiException(TERMS_CHANGED);
}
