/** Says what a fault cost, for whoever keeps the figures. Times are in milliseconds. */
export function report(what: string, figures: Record<string, number>): void {
  const parts = Object.entries(figures).map(([name, figure]) => `${name} ${Math.round(figure * 10) / 10}`);
  process.stdout.write(`    ${what}: ${parts.join(', ')}\n`);
}
