import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Response } from 'playwright-core';
import { Agency } from '../../backend/test/support/agency.js';
import { Visitor } from '../support/visitor.js';

const MAX_KILOBYTES = 120;

let agency: Agency;

beforeAll(async () => {
  agency = await Agency.open();
});

afterAll(async () => {
  await agency.close();
});

describe('/login', () => {
  it.each([
    ['en', 'Log in'],
    ['hi', 'लॉग इन करें'],
  ])(`sends at most ${MAX_KILOBYTES} kB of JavaScript, gzipped, in %s`, async (language, title) => {
    const visitor = await Visitor.enter(agency.base);
    await visitor.context.addInitScript((chosen) => localStorage.setItem('niyukt.language', chosen), language);
    const scripts: Response[] = [];
    visitor.page.on('response', (response) => {
      if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response);
    });
    await visitor.page.goto('/login');
    await visitor.page.getByRole('heading', { name: title }).waitFor();
    const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_KILOBYTES * 1000);
    expect(await visitor.leave()).toEqual([]);
  });

  it.each(['/login', '/register', '/jobs', '/admin-dashboard/'])(
    'allows scripts of this origin alone at %s',
    async (path) => {
      const { headers } = await agency.anyone.get(path, { accept: 'text/html' });
      const [scripts] = (headers.get('content-security-policy') ?? '').match(/script-src [^;]*/) ?? [];
      expect(scripts).toBe("script-src 'self'");
    },
  );
});
