import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { VERSION } from '../version.js';

/** Buckets around the limits: 25 ms for a page of a list, 500 ms for everything, some seconds until a timeout. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A step of reading a resume takes up to 90 s. */
const READING_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160];

/** Outcome of a step of reading a resume; `put_back` is tried again. */
export type ReadingOutcome = 'read' | 'given_up' | 'put_back';

/** Outcome of a try to send a mail. */
export type MailOutcome = 'sent' | 'refused' | 'expired';

/** Counters of this process. No label identifies a person: no e-mail, address, key or name. */
@Injectable()
export class MetricsService {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'niyukt_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly failedLogins = new Counter({
    name: 'niyukt_failed_logins_total',
    help: 'Logins with a wrong password, an unknown e-mail or a disabled account',
    registers: [this.registry],
  });
  private readonly refusals = new Counter({
    name: 'niyukt_rate_limit_refusals_total',
    help: 'Requests refused because a limit was reached',
    labelNames: ['limit'],
    registers: [this.registry],
  });
  private readonly mails = new Counter({
    name: 'niyukt_mails_total',
    help: 'Attempts to deliver a mail; one that was refused is tried again',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  private readonly readings = new Histogram({
    name: 'niyukt_resume_reading_seconds',
    help: 'Time that a step of reading a resume took',
    labelNames: ['step', 'outcome'],
    buckets: READING_SECONDS,
    registers: [this.registry],
  });
  private readonly failedWork = new Counter({
    name: 'niyukt_work_failures_total',
    help: 'Tries of a piece of work that failed; each is tried again, up to five times',
    labelNames: ['work'],
    registers: [this.registry],
  });

  constructor() {
    new Gauge({
      name: 'niyukt_build_info',
      help: 'Always 1; the labels say what runs',
      labelNames: ['version', 'node'],
      registers: [this.registry],
    }).set({ version: VERSION, node: process.versions.node }, 1);
    for (const outcome of ['sent', 'refused', 'expired'] satisfies MailOutcome[]) this.mails.inc({ outcome }, 0);
  }

  /**
   * Adds the metrics of Node.js: event loop, memory, garbage collection. Collecting them costs a little, so only where they are read.
   */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /**
   * Counts an answered request.
   * @param route its template, such as `/api/admin/employees/:id`
   */
  countRequest(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  countFailedLogin(): void {
    this.failedLogins.inc();
  }

  countRefusal(limit: string): void {
    this.refusals.inc({ limit });
  }

  /** @param step such as `pictures` */
  countReading(step: string, outcome: ReadingOutcome, seconds: number): void {
    this.readings.observe({ step, outcome }, seconds);
  }

  /** Starts the counter of failures of this kind of work at zero. */
  watchWork(work: string): void {
    this.failedWork.inc({ work }, 0);
  }

  countFailedWork(work: string): void {
    this.failedWork.inc({ work });
  }

  countMail(outcome: MailOutcome): void {
    this.mails.inc({ outcome });
  }
}
