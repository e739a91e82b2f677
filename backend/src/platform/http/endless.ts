import { RouteConfig } from '@nestjs/platform-fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer goes on for as long as its client stays: it holds no memory that is bounded, and its time is none of a request. */
    isEndless?: boolean;
  }
}

/** This route answers a stream of events. */
export const Endless = (): MethodDecorator => RouteConfig({ isEndless: true });
