import type pg from 'pg';
import { interleaved, type Measured, type Pace } from './comparison.js';
import { type ServerProcess } from './server-process.js';
import { type Work } from './works.js';

/** Work whose cost must not grow with the agency. */
const STEADY = [
  'page of 25 employees',
  'page of 25 connections',
  'page of 25 placed connections',
  'page of 25 placements',
  'page of 25 invoices',
  'page of 25 payments',
  'page of 25 claims',
  'latest status of 25 employees',
  'one record',
  'dashboard figures',
];

/** The same work in agencies of several sizes, one call at a time, in the order of the servers. */
export interface Growth {
  work: string;
  measured: Measured[];
}

/** Measures the products of all sizes in turn. */
export async function growthOf(
  products: readonly ServerProcess[],
  worksOf: (product: ServerProcess) => Record<string, Work>,
  pace: Pace,
  client: pg.Client,
): Promise<Growth[]> {
  const growth: Growth[] = [];
  for (const work of STEADY) {
    const workOf = (product: ServerProcess): Work => worksOf(product)[work] as Work;
    growth.push({ work, measured: await interleaved(products, workOf, 1, pace, client) });
  }
  return growth;
}
