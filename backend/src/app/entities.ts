import { AuditEntry } from '../audit/audit-entry.entity.js';
import { KnownOriginRecord } from '../auth/known-origin.entity.js';
import { Registration } from '../registration/registration.entity.js';
import { RevokedToken } from '../auth/revoked-token.entity.js';
import { Company } from '../companies/company.entity.js';
import { Connection } from '../connections/connection.entity.js';
import { PlacementHistory } from '../connections/placement-history.entity.js';
import { Employee } from '../employees/employee.entity.js';
import { SkillCount } from '../employees/skill-count.entity.js';
import { JobRequest } from '../jobs/job-request.entity.js';
import { IdempotentCall } from '../platform/idempotency/idempotent-call.entity.js';
import { OutboxMail } from '../platform/mail/outbox-mail.entity.js';
import { OneTimeCode } from '../auth/codes/one-time-code.entity.js';
import { RateLimit } from '../platform/rate-limits/rate-limit.entity.js';
import { User } from '../auth/accounts/user.entity.js';
import { KeptTotal } from '../platform/database/kept-total.entity.js';

/** Every entity, listed by class: file globs break under ES modules. */
export const ENTITIES = [
  ...[User, OneTimeCode, Registration, RevokedToken, RateLimit, KnownOriginRecord],
  ...[Employee, Company, JobRequest, Connection, PlacementHistory],
  ...[AuditEntry, OutboxMail, KeptTotal, IdempotentCall, SkillCount],
];
