import { randomUUID } from 'node:crypto';
import { type Server } from 'node:http';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyInstance, type FastifyRequest, type onSendHookHandler } from 'fastify';
import { type Logger } from 'pino';
import { AuditedReads } from '../auth/audit/audited-reads.js';
import { AccessLog } from '../companies/access-log/access-log.js';
import { type Env } from '../platform/config/env.js';
import { ErrorFilter } from '../platform/errors/error.filter.js';
import { ApiException } from '../platform/errors/problem.js';
import { MALFORMED, NOT_JSON } from '../platform/errors/problems.js';
import { ReadinessService } from '../platform/health/readiness.service.js';
import { AccountConcurrencyLimit } from '../platform/http/account-concurrency-limit.js';
import { contentSecurityPolicy } from '../platform/http/content-security-policy.js';
import { InFlightMemoryLimit } from '../platform/http/in-flight-memory-limit.js';
import { takeJsonOnly } from '../platform/http/json-body.js';
import { restrictDemoToLocal } from '../platform/http/local-only.js';
import { LogAdapter, requestLog } from '../platform/http/logging.js';
import { limitPipelining } from '../platform/http/pipelines.js';
import { protectiveHeaders } from '../platform/http/protective-headers.js';
import { answerInTime } from '../platform/http/request-timeout.js';
import { declaredRoutes } from '../platform/http/route-inventory.js';
import { refuseUnreadable } from '../platform/http/unreadable-request.js';
import { sendListPages } from '../platform/lists/list-page-reply.js';
import { MetricsService } from '../platform/metrics/metrics.service.js';
import { takeFiles } from '../platform/uploads/take-files.js';
import { requestValidation } from '../platform/validation/request-validation.pipe.js';
import { AppModule } from './app.module.js';
import { serveApiDocs } from './app.openapi.js';
import { type AppParts } from './base-modules.js';
import { boundBodies, boundHeads, shortenRequestsWhileFull } from './bound-requests.js';

const MAX_BODY_BYTES = 100 * 1024;
const MAX_HEAD_BYTES = 16 * 1024;
const MAX_CONNECTIONS = 2_000;
const MAX_SILENCE_MILLISECONDS = 30_000;
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
  if (env.corsOrigins.length) {
    app.enableCors({
      origin: env.corsOrigins,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      credentials: true,
      exposedHeaders: ['Content-Range', 'X-Total-Capped', 'X-Did-You-Mean', 'Retry-After'],
    });
  }
  const fastify = app.getHttpAdapter().getInstance();
  limitPipelining(fastify);
  boundBodies(fastify);
  await configureHttp(fastify, env, log, app.get(ReadinessService));
  app.get(InFlightMemoryLimit).watch(fastify);
  app.get(AccountConcurrencyLimit).watch(fastify);
  app.get(AuditedReads).watch(fastify);
  app.get(AccessLog).watch(fastify);
  boundConnections(app.getHttpServer(), env);
  if (env.metricsPort !== undefined) countAnswers(fastify, app.get(MetricsService));
  if (env.apiDocs) serveApiDocs(app);
  await app.init();
  declaredRoutes(app);
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

/** Idle connections give way to new ones. Behind a proxy all come from one address, and the proxy waits for their heads. */
function boundConnections(server: Server, { trustProxyHops }: Env): void {
  server.maxConnections = MAX_CONNECTIONS;
  server.on('drop', () => server.closeIdleConnections());
  shortenRequestsWhileFull(server);
  if (!trustProxyHops) boundHeads(server);
}

function fastifyAdapter(env: Env): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: MAX_BODY_BYTES,
    // a bare number is refused by Fastify, which cannot know whether the nearest peer is a proxy; the operator does
    trustProxy: env.trustProxyHops > 0 && ((_address: string, hop: number) => hop < env.trustProxyHops),
    requestIdHeader: false,
    genReqId: (request: { headers: Record<string, unknown> }) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    // slow senders of files are cut off, others sooner; see docs/operations.md for what a proxy in front must know
    requestTimeout: 120_000,
    // so are clients that do not read
    connectionTimeout: Math.max(MAX_SILENCE_MILLISECONDS, 1.5 * env.maxReplyMilliseconds),
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: MAX_HEAD_BYTES },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable(protectiveHeaders(env)),
    // no parameter is longer, so that the router has nothing to refuse in words of its own
    routerOptions: { maxParamLength: MAX_HEAD_BYTES },
    // an address that cannot be decoded goes the way of all others, to be refused with the same headers and log line
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/'),
  });
}

async function configureHttp(
  fastify: FastifyInstance,
  env: Env,
  log: Logger,
  readiness: ReadinessService,
): Promise<void> {
  takeJsonOnly(fastify);
  await takeFiles(fastify);
  sendListPages(fastify);
  // a file on its way holds the memory of its compression: that of gzip is bounded to a third of a megabyte
  fastify.addHook('onRoute', (route) => {
    if (route.config?.answersFile) route.compress = { encodings: ['gzip'] };
    if (route.config?.bodyBytes) route.bodyLimit = route.config.bodyBytes;
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
  const everywhere = protectiveHeaders(env);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(everywhere);
    void reply.header('x-request-id', request.id);
    void reply.header('content-security-policy', contentSecurityPolicy(request.originalUrl));
    done(takeOrRefuse(request));
  });
  restrictDemoToLocal(fastify, env);
  answerInTime(fastify, env.maxReplyMilliseconds);
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (readiness.isStopping) void reply.header('connection', 'close');
    done();
  });
  const writeLine = requestLog(log, env);
  fastify.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method, ip: address, caller } = request;
    const [path = ''] = request.originalUrl.split('?', 1);
    const { statusCode: status, elapsedTime } = reply;
    const ms = Math.round(elapsedTime * 10) / 10;
    writeLine({ requestId, method, path, status, ms, address, userId: caller?.userId, role: caller?.role });
    done();
  });
}

function countAnswers(fastify: FastifyInstance, metrics: MetricsService): void {
  fastify.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    // it takes as long as its client stays
    if (!routeOptions.config.isEndless)
      metrics.countRequest(method, routeOptions.url ?? 'none', statusCode, elapsedTime / 1000);
    done();
  });
}

/** @returns why a request is refused before anything looks at it, if it is */
function takeOrRefuse(request: FastifyRequest): ApiException | undefined {
  if (!isDecodable(request.originalUrl)) return new ApiException(MALFORMED);
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  // a body-less DELETE may come with Content-Type: text/plain (ra-data-simple-rest does that)
  if (!hasBody) delete request.headers['content-type'];
  // compressed bodies are not taken
  return request.headers['content-encoding'] ? new ApiException(NOT_JSON) : undefined;
}

const sendListRange: onSendHookHandler = (_request, reply, _payload, done) => {
  if (reply.listRange) void reply.header('content-range', reply.listRange);
  done();
};

function isDecodable(url: string): boolean {
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
