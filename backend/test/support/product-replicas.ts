import { ProductProcess } from './product-process.js';
import { RoundRobinProxy } from './round-robin-proxy.js';

/** The product as tests see it: one process, or several behind one address. */
export type RunningProduct = Pick<
  ProductProcess,
  'base' | 'bases' | 'entries' | 'logLines' | 'errors' | 'processGroups' | 'processesOf' | 'stop'
>;

/** How many processes the tests of this run are answered by. */
const REPLICAS = Number(process.env['API_REPLICAS'] ?? 1);

export const isOneProcess = REPLICAS === 1;

/** Starts the product, as many times as this run wants it. */
export function startProduct(environment: Record<string, string>): Promise<RunningProduct> {
  return REPLICAS > 1 ? ProductReplicas.start(environment, REPLICAS) : ProductProcess.start(environment);
}

/** Several processes of the product with the same settings on one database, behind a proxy that gives each a request in turn. */
export class ProductReplicas implements RunningProduct {
  private constructor(
    readonly processes: ProductProcess[],
    readonly proxy: RoundRobinProxy,
    private readonly environment: Record<string, string>,
  ) {}

  static async start(environment: Record<string, string>, count: number): Promise<ProductReplicas> {
    const proxy = await RoundRobinProxy.start();
    const whole = {
      PUBLIC_URL: proxy.base.replace('127.0.0.1', 'localhost'),
      ...environment,
      // the balancing proxy is one more that the caller's address comes through
      TRUST_PROXY_HOPS: String(Number(environment['TRUST_PROXY_HOPS'] ?? 0) + 1),
    };
    const started = await Promise.allSettled(Array.from({ length: count }, () => ProductProcess.start(whole)));
    const processes = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const failed = started.find((result) => result.status === 'rejected');
    if (failed) {
      await Promise.all([proxy.stop(), ...processes.map((product) => product.stop())]);
      throw failed.reason;
    }
    for (const { base } of processes) proxy.add(base);
    return new ProductReplicas(processes, proxy, whole);
  }

  get base(): string {
    return this.proxy.base;
  }

  get bases(): string[] {
    return this.processes.map(({ base }) => base);
  }

  /** Entries of all logs, in the order of their times. */
  get entries(): Record<string, unknown>[] {
    const timeOf = ({ time }: Record<string, unknown>): number => Date.parse(String(time));
    return this.processes.flatMap(({ entries }) => entries).toSorted((a, b) => timeOf(a) - timeOf(b));
  }

  get logLines(): string[] {
    return this.processes.flatMap(({ logLines }) => logLines);
  }

  get errors(): string {
    return this.processes.map(({ errors }) => errors).join('');
  }

  processesOf(script: string): number[] {
    return this.processes.flatMap((each) => each.processesOf(script));
  }

  get processGroups(): ProductProcess['processGroups'] {
    const groups = this.processes.map(({ processGroups }) => processGroups);
    return { own: groups.flatMap(({ own }) => own), started: groups.flatMap(({ started }) => started) };
  }

  /** Ends one process as an operator does and starts another one in its place. @returns the exit code of the one that ended */
  async restart(index: number): Promise<number | null> {
    const old = this.processes[index];
    if (!old) throw new Error(`there is no process ${index}`);
    const code = await old.stop('SIGTERM');
    const next = await ProductProcess.start(this.environment);
    this.processes[index] = next;
    this.proxy.replace(old.base, next.base);
    return code;
  }

  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    const codes = await Promise.all(this.processes.map((product) => product.stop(signal)));
    await this.proxy.stop();
    return codes.find((code) => code !== 0) ?? 0;
  }
}
