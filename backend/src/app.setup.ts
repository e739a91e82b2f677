import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyInstance, type onSendAsyncHookHandler } from 'fastify';
import { type Logger } from 'pino';
import { AppModule, type AppParts } from './app.module.js';
import { serveApiDocs } from './app.openapi.js';
import { ErrorFilter } from './common/errors/error.filter.js';
import { contentSecurityPolicy } from './common/http/content-security-policy.js';
import { takeJsonOnly } from './common/http/json-body.js';
import { LogAdapter } from './common/http/logging.js';
import { declaredRoutes } from './common/http/route-inventory.js';
import { JsonTextInterceptor } from './common/lists/json-text.interceptor.js';
import { requestValidation } from './common/validation/request-validation.pipe.js';
import { type Env } from './config/env.js';
import { Metrics } from './metrics/metrics.service.js';
import { Readiness } from './health/readiness.service.js';

const LARGEST_BODY_BYTES = 100 * 1024;
const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * The application as it runs and as tests run it, initialised but not listening.
 * @throws StartError when a route declares no access
 */
export async function createApp(parts: AppParts, log: Logger): Promise<NestFastifyApplication> {
  const { env } = parts;
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(parts), fastifyAdapter(env), {
    bodyParser: false,
    abortOnError: false,
    logger: new LogAdapter(log),
  });
  app.useGlobalPipes(requestValidation);
  app.useGlobalFilters(new ErrorFilter());
  app.useGlobalInterceptors(new JsonTextInterceptor());
  if (env.corsOrigins.length) {
    app.enableCors({
      origin: env.corsOrigins,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      credentials: true,
      exposedHeaders: ['Content-Range', 'X-Total-Capped', 'Retry-After'],
    });
  }
  const fastify = app.getHttpAdapter().getInstance();
  await configureHttp(fastify, env, log, app.get(Readiness));
  if (env.metricsPort !== undefined) countAnswers(fastify, app.get(Metrics));
  if (env.apiDocs) serveApiDocs(app);
  await app.init();
  declaredRoutes(app);
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

function fastifyAdapter(env: Env): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: LARGEST_BODY_BYTES,
    // a bare number is refused by Fastify, which cannot know whether the nearest peer is a proxy; the operator does
    trustProxy: env.trustProxyHops > 0 && ((_address: string, hop: number) => hop < env.trustProxyHops),
    requestIdHeader: false,
    genReqId: (request: { headers: Record<string, unknown> }) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    // slow senders are cut off; see docs/operations.md for what a proxy in front must know
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    // an address that cannot be decoded goes the way of all others, to be refused with the same headers and log line
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/'),
  });
}

async function configureHttp(fastify: FastifyInstance, env: Env, log: Logger, readiness: Readiness): Promise<void> {
  takeJsonOnly(fastify);
  await fastify.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: env.production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  await fastify.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'], threshold: 1024 });
  // compression leaves an answer with Content-Range alone, taking it for a range of bytes: ours comes after it
  fastify.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], sendListRange].flat();
  });
  await fastify.register(fastifyStatic, {
    root: process.cwd(),
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    void reply.header('content-security-policy', contentSecurityPolicy(request.originalUrl));
    if (!isDecodable(request.originalUrl)) throw Object.assign(new Error('malformed address'), { statusCode: 400 });
    const hasBody =
      request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
    // a body-less DELETE may come with Content-Type: text/plain (ra-data-simple-rest does that)
    if (!hasBody) delete request.headers['content-type'];
    if (request.headers['content-encoding']) {
      throw Object.assign(new Error('compressed request bodies are not taken'), { statusCode: 415 });
    }
  });
  fastify.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (readiness.isStopping) void reply.header('connection', 'close');
  });
  fastify.addHook('onResponse', async (request, reply) => {
    const { id: requestId, method, ip: address, caller } = request;
    const [path] = request.originalUrl.split('?', 1);
    const line = {
      requestId,
      method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address,
    };
    log.info(
      { ...line, ...(caller && { userId: caller.userId, role: caller.role }) },
      `${method} ${path} ${reply.statusCode}`,
    );
  });
}

function countAnswers(fastify: FastifyInstance, metrics: Metrics): void {
  fastify.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    metrics.answered(method, routeOptions.url ?? 'none', statusCode, elapsedTime / 1000),
  );
}

const sendListRange: onSendAsyncHookHandler = async (_request, reply) => {
  if (reply.listRange) void reply.header('content-range', reply.listRange);
};

function isDecodable(url: string): boolean {
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
