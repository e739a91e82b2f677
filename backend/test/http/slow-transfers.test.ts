import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SlowTransfers } from '../../src/platform/http/slow-transfers.js';

const KB = 1024;

describe('of files on their way', () => {
  let othersWait: boolean;
  let cut: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    othersWait = false;
    cut = [];
  });
  afterEach(() => vi.useRealTimers());

  /** Transfers of so many bytes a second, which begin at this moment. */
  function begin(speeds: Record<string, number>, hasLeastSpeed = true): void {
    const slow = new SlowTransfers(() => othersWait, hasLeastSpeed);
    const began = Date.now();
    for (const [name, speed] of Object.entries(speeds)) {
      const end = slow.watch({
        moved: () => ((Date.now() - began) / 1000) * speed,
        cut: (wanted) => {
          cut.push(`${name} ${wanted ? 'for others' : 'too slow'}`);
          end();
        },
      });
    }
  }
  const pass = (seconds: number): void => void vi.advanceTimersByTime(seconds * 1000);

  it('those below the least speed are cut off, after a gap that a network may have', () => {
    begin({ byte: 0.1, slow: 3 * KB, fast: 900 * KB });
    pass(15);
    expect(cut).toEqual([]);
    pass(60);
    expect(cut).toEqual(['byte too slow']);
  });

  it('the slowest loses its place while others wait, one in each second', () => {
    begin({ slow: 20 * KB, slower: 10 * KB, fast: 40 * KB });
    othersWait = true;
    pass(5);
    expect(cut).toEqual([]);
    pass(1);
    expect(cut).toEqual(['slower for others']);
    pass(60);
    expect(cut).toEqual(['slower for others', 'slow for others']);
  });

  it('those that hardly move lose their places at once while others wait, and spare the slow ones', () => {
    begin({ slow: 20 * KB, byte: 0.1, unread: 0 });
    othersWait = true;
    pass(6);
    expect(cut).toEqual(['byte for others', 'unread for others']);
  });

  it('may take their time while nobody waits, where there is no least speed', () => {
    begin({ unread: 0 }, false);
    pass(60);
    expect(cut).toEqual([]);
    othersWait = true;
    pass(1);
    expect(cut).toEqual(['unread for others']);
  });
});
