import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { ErasedFile } from './erased-file.js';
import { type Disk, MachineService } from './machine.service.js';
import { type WaitingWork, WaitingWorkService } from './waiting-work.service.js';

/** Labels and value of a series. */
type Series = [labels: Record<string, string>, value: number | null];

/** Metrics that are read when they are requested: work, backup, disk and certificates. Those that cannot be read are missing. */
@Injectable()
export class WorkGauges {
  constructor(
    private readonly metrics: MetricsService,
    work: WaitingWorkService,
    machine: MachineService,
    erased: ErasedFile,
  ) {
    const ofWork = (name: string, help: string, labels: string[], series: (work: WaitingWork) => Series[]): void =>
      this.add(name, help, labels, async () => series(await work.lately()));
    const ofDisk = (name: string, help: string, value: (disk: Disk) => number): void =>
      this.add(name, help, [], async () => [[{}, value(await machine.disk())]]);

    ofWork('niyukt_waiting', 'Resumes to read, imports and exports under way', ['what'], (now) => [
      [{ what: 'resumes' }, now.resumes_waiting],
      [{ what: 'imports' }, now.imports_waiting],
      [{ what: 'exports' }, now.exports_waiting],
    ]);
    ofWork(
      'niyukt_waiting_oldest_seconds',
      'Age of the oldest of these, a resume since its upload; 0 when there is none',
      ['what'],
      (now) => [
        [{ what: 'resumes' }, now.resumes_oldest ?? 0],
        [{ what: 'imports' }, now.imports_oldest ?? 0],
        [{ what: 'exports' }, now.exports_oldest ?? 0],
      ],
    );
    ofWork('niyukt_failed', 'Imports that stopped within a week, and exports within a day', ['what'], (now) => [
      [{ what: 'imports' }, now.imports_failed],
      [{ what: 'exports' }, now.exports_failed],
    ]);
    ofWork('niyukt_resumes_of_tomorrow', 'Resumes that wait because of the daily limit of their account', [], (now) => [
      [{}, now.resumes_tomorrow],
    ]);
    ofWork(
      'niyukt_resumes_idle_seconds',
      'Since reading a resume came to an end; missing after some hours',
      [],
      (now) => [[{}, now.resumes_idle]],
    );
    ofWork(
      'niyukt_queue',
      'Pieces of work in the queue that wait, are tried again or under way, and that failed',
      ['work', 'state'],
      (now) =>
        now.pieces.flatMap<Series>(({ work: name, waiting, failed }) => [
          [{ work: name, state: 'waiting' }, waiting],
          [{ work: name, state: 'failed' }, failed],
        ]),
    );
    ofWork('niyukt_queue_oldest_seconds', 'Age of the oldest piece of work that is not done', ['work'], (now) =>
      now.pieces.map(({ work: name, oldest }) => [{ work: name }, oldest]),
    );
    ofWork('niyukt_mails_held', 'Mails that a restore holds back', [], (now) => [[{}, now.mails_held]]);
    ofWork(
      'niyukt_last_backup_age_seconds',
      'Since the last backup was begun; missing when none is known',
      [],
      (now) => [[{}, now.backup_age]],
    );
    this.add(
      'niyukt_erased_file_age_seconds',
      'Since the file of erased people was true to the database; missing without ERASED_FOLDER',
      [],
      () => Promise.resolve([[{}, erased.age ?? null]]),
    );
    ofDisk(
      'niyukt_disk_free_bytes',
      'Room on the disk of the embedded database, or of this process',
      ({ free }) => free,
    );
    ofDisk('niyukt_disk_size_bytes', 'Size of that disk', ({ size }) => size);
    this.add(
      'niyukt_certificate_remaining_seconds',
      'Until the certificate of the site, or the one that signs invoices, ends; missing when the site cannot be reached from here',
      ['certificate'],
      async () => [
        [{ certificate: 'site' }, secondsUntil(await machine.siteCertificateEnds())],
        [{ certificate: 'signing' }, secondsUntil(machine.signingCertificateEnds)],
      ],
    );
  }

  private add(name: string, help: string, labelNames: string[], look: () => Promise<Series[]>): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.metrics.registry],
      async collect() {
        const found = await look().catch(() => []);
        // a reset of a gauge without labels would report 0
        if (labelNames.length) this.reset();
        else this.remove();
        for (const [labels, value] of found) if (value !== null) this.set(labels, value);
      },
    });
  }
}

const secondsUntil = (moment: Date | undefined): number | null =>
  moment ? (moment.getTime() - Date.now()) / 1_000 : null;
