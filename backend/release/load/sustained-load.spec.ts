import { describe, expect, it } from '@jest/globals';
import { PUNCTUAL } from '../../test/support/product-process.js';
import { endure } from '../../test/support/sustained-load.js';
import { report } from '../support/report.js';

const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 600);
const MAX_MEGABYTES_A_MINUTE = 5;
const MAX_P99_MILLISECONDS = 500;
const MAX_EVENT_LOOP_DELAY_MILLISECONDS = 200;

describe('R50: 64 clients that read four times in five and write once, on two processes', () => {
  it(
    `R50 R55: for ${SECONDS} s: every answer is a success, in time, and memory does not grow`,
    async () => {
      const { failures, ...figures } = await endure(64, SECONDS * 1000, PUNCTUAL);
      report('sustained load', { ...figures, failures: failures.length });
      expect(failures).toEqual([]);
      expect(figures.p99).toBeLessThan(MAX_P99_MILLISECONDS);
      expect(figures.memorySlope).toBeLessThan(MAX_MEGABYTES_A_MINUTE);
      expect(figures.eventLoopDelay).toBeLessThan(MAX_EVENT_LOOP_DELAY_MILLISECONDS);
    },
    SECONDS * 1000 + 60_000,
  );
});
