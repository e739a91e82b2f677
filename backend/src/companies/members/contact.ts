import { type EntityManager } from 'typeorm';
import { type AuditService } from '../../auth/audit/audit.service.js';
import { changesBetween } from '../../platform/changes.js';
import { type Caller } from '../../platform/http/caller.js';
import { Company } from '../company.entity.js';

/** The account of a company's member with this e-mail, if there is one. */
export async function memberWithEmail(
  transaction: EntityManager,
  companyId: number,
  email: string,
): Promise<number | undefined> {
  const [member] = await transaction.query<{ user_id: number }[]>(
    `select user_id from company_members join users using (user_id)
     where company_id = $1 and users.email = $2 and disabled_at is null`,
    [companyId, email],
  );
  return member?.user_id;
}

/** Makes an owner whom to write to, when who was so far has gone (docs/rules.md#company-contact). The phone stays. */
export async function handOverContact(
  transaction: EntityManager,
  audit: AuditService,
  caller: Caller,
  company: Company,
  { email: contact_email, name: contact_person_name }: { email: string; name: string },
): Promise<void> {
  const changes = changesBetween(company, { contact_email, contact_person_name });
  if (!changes) return;
  await transaction.update(Company, { company_id: company.company_id }, changes.after);
  await audit.record(transaction, caller, {
    action: 'updated',
    recordKind: 'company',
    recordId: company.company_id,
    name: company.name,
    ...changes,
  });
}
