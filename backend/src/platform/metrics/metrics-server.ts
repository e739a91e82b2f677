import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type INestApplicationContext } from '@nestjs/common';
import { type Env } from '../config/env.js';
import { StartError } from '../start-error.js';
import { MetricsService } from './metrics.service.js';
import { StateGauges } from './state-gauges.js';

/** The server that Prometheus reads, on a port of its own, so that it is never public with the product. */
export interface MetricsServer {
  port: number;
  close(): void;
}

/**
 * Serves `/metrics` on `METRICS_PORT`, if it is set.
 * @throws StartError when the port cannot be listened on
 */
export async function serveMetrics(app: INestApplicationContext, env: Env): Promise<MetricsServer | undefined> {
  if (env.metricsPort === undefined) return undefined;
  const [metrics, gauges] = [app.get(MetricsService), app.get(StateGauges)];
  metrics.watchProcess();
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    const isScrape = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
    if (!isScrape) {
      response.writeHead(404).end();
      return;
    }
    gauges
      .refresh()
      .then(() => metrics.registry.metrics())
      .then((text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text))
      .catch(() => response.writeHead(500).end());
  });
  await listen(server, env.metricsPort, env.metricsHost);
  return { port: (server.address() as AddressInfo).port, close: () => server.close().closeAllConnections() };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartError(`METRICS_HOST ${host} and METRICS_PORT ${port} cannot be listened on (${error.code}).`));
    });
    server.listen(port, host, resolve);
  });
}
