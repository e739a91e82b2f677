import { Injectable } from '@nestjs/common';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../../platform/durations.js';
import { VERSION } from '../../platform/version.js';
import { ErasedFile } from './erased-file.js';
import { type HealthCheckDto, type HealthCheckName, type HealthReportDto } from './health.dto.js';
import { MachineService } from './machine.service.js';
import { type WaitingWork, WaitingWorkService } from './waiting-work.service.js';

/** Limits in seconds, above which an operator has to act. deploy/monitoring/alerts.yml has the same; a test compares them. */
export const LIMITS = {
  resumes: 30 * MINUTE_SECONDS,
  imports: 6 * HOUR_SECONDS,
  exports: 30 * MINUTE_SECONDS,
  mails: 5 * MINUTE_SECONDS,
  backup: 26 * HOUR_SECONDS,
  erasedFile: 15 * MINUTE_SECONDS,
  siteCertificate: 14 * DAY_SECONDS,
  signingCertificate: 30 * DAY_SECONDS,
} as const;
/** Free room of the disk, in percent. */
export const FREE_PERCENT = 20;

interface Looked {
  isWell: boolean;
  count?: number;
  /** In seconds. */
  age?: number | null;
  moment?: Date;
}

/** Reports what an operator has to act on. */
@Injectable()
export class HealthReportService {
  constructor(
    private readonly work: WaitingWorkService,
    private readonly machine: MachineService,
    private readonly erased: ErasedFile,
  ) {}

  async report(): Promise<HealthReportDto> {
    const [work, room, siteEnds] = await Promise.all([
      this.work.look(),
      this.machine.disk().catch(() => undefined),
      this.machine.siteCertificateEnds(),
    ]);
    const { signingCertificateEnds: signingEnds, hasSiteCertificate } = this.machine;
    const free = room && Math.floor((100 * room.free) / room.size);
    const checks = [
      ...ofWork(work),
      ...this.ofErasedFile(),
      free === undefined ? unknown('disk') : check('disk', { isWell: free >= FREE_PERCENT, count: free }),
      ...(hasSiteCertificate ? [certificate('site_certificate', siteEnds, LIMITS.siteCertificate)] : []),
      ...(signingEnds ? [certificate('signing_certificate', signingEnds, LIMITS.signingCertificate)] : []),
    ];
    return { version: VERSION, checked_at: new Date().toISOString(), checks };
  }

  private ofErasedFile(): HealthCheckDto[] {
    const { age, hasFailed } = this.erased;
    if (age === undefined) return [];
    return [check('erased_file', { isWell: !hasFailed && !isOver(age, LIMITS.erasedFile), age })];
  }
}

function ofWork(work: WaitingWork): HealthCheckDto[] {
  const { resumes_oldest, resumes_idle, imports_failed, imports_oldest, exports_oldest, mails_oldest, backup_age } =
    work;
  const areRead = !isOver(resumes_oldest, LIMITS.resumes) || !isOver(resumes_idle ?? Infinity, LIMITS.resumes);
  return [
    check('resumes', { isWell: areRead, count: work.resumes_waiting, age: resumes_oldest }),
    imports_failed > 0
      ? check('imports', { isWell: false, count: imports_failed })
      : check('imports', {
          isWell: !isOver(imports_oldest, LIMITS.imports),
          count: work.imports_waiting,
          age: imports_oldest,
        }),
    check('exports', {
      isWell: !isOver(exports_oldest, LIMITS.exports),
      count: work.exports_waiting,
      age: exports_oldest,
    }),
    check('mails', { isWell: !isOver(mails_oldest, LIMITS.mails), count: work.mails_waiting, age: mails_oldest }),
    check('held_mails', { isWell: work.mails_held === 0, count: work.mails_held }),
    check('backup', { isWell: !isOver(backup_age ?? Infinity, LIMITS.backup), age: backup_age }),
  ];
}

const isOver = (age: number | null, limit: number): boolean => (age ?? 0) > limit;

const unknown = (name: HealthCheckName): HealthCheckDto => ({ name, state: 'unknown', count: null, moment: null });

function check(name: HealthCheckName, { isWell, count, age, moment }: Looked): HealthCheckDto {
  const since = typeof age === 'number' ? new Date(Date.now() - age * 1_000) : moment;
  return { name, state: isWell ? 'well' : 'attention', count: count ?? null, moment: since?.toISOString() ?? null };
}

function certificate(name: HealthCheckName, ends: Date | undefined, limit: number): HealthCheckDto {
  if (!ends) return unknown(name);
  return check(name, { isWell: (ends.getTime() - Date.now()) / 1_000 > limit, moment: ends });
}
