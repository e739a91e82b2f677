import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { type Measured } from './comparison.js';
import { type DatabaseTime } from './database-times.js';
import { type Findings } from './measure.js';
import { plot } from './plot.js';

const DOCS = join(import.meta.dirname, '../../../docs');
const PAGE = join(DOCS, 'performance.md');
const PLOT = join(DOCS, 'images/performance.svg');
const BEGIN = '<!-- written by npm run bench -->';
const END = '<!-- end of what npm run bench wrote -->';
const MAX_GROWTH = 1.3;

/**
 * Prints the results.
 * @param write also writes them, with their plot, into docs/performance.md
 */
export function writeReport(findings: Findings, write: boolean, say: (line: string) => void): void {
  const text = [
    machine(findings),
    comparison(findings),
    besides(findings),
    growth(findings),
    candidates(findings),
    times('Searches, slowest first', findings.searches),
    times('The page at row 500,000, slowest first', findings.deepPages),
  ]
    .filter(Boolean)
    .join('\n\n');
  say(text);
  if (!write) return;
  const page = readFileSync(PAGE, 'utf8');
  const [before = ''] = page.split(BEGIN);
  const [, after = ''] = page.split(END);
  writeFileSync(PAGE, `${before}${BEGIN}\n${text}\n${END}${after}`);
  writeFileSync(PLOT, plot(findings, MAX_GROWTH));
}

function machine({ size, sizes, compared }: Findings): string {
  const foreign = Math.max(
    0,
    ...compared.map(({ product, limit }) => Math.max(product.foreign ?? 0, limit.foreign ?? 0)),
  );
  const processors = `${availableParallelism()} processors (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${processors}, agencies of ${sizes
    .map(({ name }) => name)
    .join(
      ', ',
    )} employees; the comparison is of ${size.name}. Other programs took up to ${foreign.toFixed(1)} processors in a round.`;
}

function comparison({ compared }: Findings): string {
  const rows = compared.map(({ work, target, concurrency, product, limit }) =>
    cells([
      work,
      String(concurrency),
      product.perSecond.toFixed(0),
      limit.perSecond.toFixed(0),
      `${share(product, limit)} %${target === undefined || concurrency !== 16 ? '' : ` (≥ ${target} %)`}`,
      product.p50.toFixed(1),
      product.p99.toFixed(1),
      processorTime(product),
      processorTime(limit),
      processorShare(product, limit),
    ]),
  );
  return [
    cells([
      'work',
      'at a time',
      'product, req/s',
      'limit, req/s',
      'share',
      'p50 ms',
      'p99 ms',
      'CPU ms, server + database',
      'the same of the limit',
      'share of CPU',
    ]),
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...rows,
  ].join('\n');
}

/** Percent of the limit's requests per second. */
export function share(product: Measured, limit: Measured): string {
  return ((100 * product.perSecond) / limit.perSecond).toFixed(0);
}

function processorTime({ serverTime, databaseTime }: Measured): string {
  return serverTime === undefined ? '–' : `${serverTime.toFixed(2)} + ${databaseTime?.toFixed(2) ?? '?'}`;
}

function processorShare(product: Measured, limit: Measured): string {
  const [ofProduct, ofLimit] = [product, limit].map(({ serverTime, databaseTime }) =>
    serverTime === undefined || databaseTime === undefined ? undefined : serverTime + databaseTime,
  );
  return ofProduct && ofLimit ? `${((100 * ofLimit) / ofProduct).toFixed(0)} %` : '–';
}

function besides({ flood, ledger, uploads, memory, startMilliseconds }: Findings): string {
  const { profile, loggedIn, refused } = flood;
  const { receivables, firstPdf, storedPdf, issued, beside } = ledger;
  return [
    `- A profile call while 256 people log in at once: p50 ${profile.p50.toFixed(0)} ms, p95 ${profile.p95.toFixed(0)} ms (≤ 300 ms); ` +
      `in that time ${loggedIn} logged in and ${refused} were told to try again in a few seconds.`,
    `- Receivables, one at a time: p50 ${receivables.p50.toFixed(1)} ms (≤ 50 ms).`,
    `- A PDF when it is first asked for, one at a time: p50 ${firstPdf.p50.toFixed(1)} ms, p95 ${firstPdf.p95.toFixed(1)} ms (≤ 60 ms); ` +
      `later: p50 ${storedPdf.p50.toFixed(1)} ms. A profile call meanwhile: p99 ${beside.p99.toFixed(1)} ms (≤ 20 ms).`,
    `- Issuing invoices, 16 at a time in one series: ${issued.perSecond.toFixed(0)} a second, p50 ${issued.p50.toFixed(1)} ms.`,
    `- Upload of a resume of 5 MB, without its text: p50 ${uploads.single.p50.toFixed(0)} ms, p95 ${uploads.single.p95.toFixed(0)} ms (≤ 300 ms). ` +
      `100 of them at once take ${(uploads.allMilliseconds / 1000).toFixed(1)} s; a page of employees takes ` +
      `${(uploads.beside / uploads.idle).toFixed(1)} times as long meanwhile (≤ 3).`,
    `- Resident memory of the product after the comparison: ${memory?.toFixed(0) ?? '?'} MiB (≤ 220 MiB).`,
    `- Ready ${(startMilliseconds / 1000).toFixed(1)} s after its start on the filled database (< 3 s).`,
  ].join('\n');
}

function growth({ growth, sizes }: Findings): string {
  if (!growth.length) return '';
  const rows = growth.map(({ work, measured }) => {
    const [first, last] = [measured[0]?.p50 ?? 1, measured.at(-1)?.p50 ?? 1];
    return cells([
      work,
      ...measured.map(({ p50 }) => p50.toFixed(2)),
      `${(last / first).toFixed(2)} (≤ ${MAX_GROWTH})`,
    ]);
  });
  return [
    'Time of one call, one at a time, median in ms:\n',
    cells(['work', ...sizes.map(({ name }) => name), 'largest : smallest']),
    `|---|${'---:|'.repeat(sizes.length + 1)}`,
    ...rows,
  ].join('\n');
}

function candidates({ candidates, sizes }: Findings): string {
  const { searches, kinds, matches, jobs, pairs, import: imported } = candidates;
  const listed = kinds
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .map(({ what, milliseconds }) => `${what || 'everybody'} ${milliseconds.toFixed(0)}`)
    .join(' · ');
  return [
    `Finding people among ${sizes.at(-1)?.name ?? ''}, over HTTP, one at a time:\n`,
    `- Search, ${kinds.length} kinds of query: p50 ${searches.p50.toFixed(0)} ms, p95 ${searches.p95.toFixed(0)} ms (≤ 60 ms). Medians, slowest first: ${listed}.`,
    `- People for a job: p50 ${matches.p50.toFixed(0)} ms, p95 ${matches.p95.toFixed(0)} ms (≤ 150 ms). ` +
      `Jobs for a person: p50 ${jobs.p50.toFixed(0)} ms, p95 ${jobs.p95.toFixed(0)} ms.`,
    `- Duplicate pairs of a new person: ${pairs.found.toFixed(1)} ms (≤ 5 ms); adding one takes ` +
      `${(pairs.withPairs / pairs.withoutPairs).toFixed(1)} times as long as without.`,
    `- Import of ${imported.rows} people: dry run ${imported.checkSeconds.toFixed(0)} s, run ${imported.runSeconds.toFixed(0)} s (< 60 s); a page of employees ` +
      `takes ${(imported.beside / imported.idle).toFixed(1)} times as long at the 95th percentile meanwhile (≤ 3).`,
  ].join('\n');
}

function times(title: string, all: DatabaseTime[]): string {
  if (!all.length) return '';
  const sorted = all.toSorted((a, b) => b.milliseconds - a.milliseconds);
  const listed = sorted.map(({ what, milliseconds }) => `${what} ${milliseconds.toFixed(1)}`).join(' · ');
  const whole = sorted.filter(({ wholeReads }) => wholeReads.length).map(({ what }) => what);
  return `${title}, ms in the database: ${listed}. ${whole.length ? `Read a table whole: ${whole.join(', ')}.` : 'None reads a table whole.'}`;
}

function cells(values: string[]): string {
  return `| ${values.join(' | ')} |`;
}
