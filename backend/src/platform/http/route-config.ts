import { RouteConfig } from '@nestjs/platform-fastify';
import { type FastifyContextConfig } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyBytes?: number;
    /** The answer goes on for as long as its client stays: it holds no memory that is bounded, and its time is none of a request. */
    isEndless?: boolean;
    takesForm?: boolean;
    usesSandbox?: boolean;
  }
}

/** Where Fastify's `RouteConfig` decorator keeps its data. */
const ROUTE_CONFIG = '__fastify_route_config__';

/** What a handler's route says of itself. */
export const routeConfigOf = (handler: object): FastifyContextConfig | undefined =>
  Reflect.getMetadata(ROUTE_CONFIG, handler) as FastifyContextConfig | undefined;

/** Adds to what a route says of itself; `RouteConfig` alone replaces it. */
export function MoreRouteConfig(more: FastifyContextConfig): MethodDecorator {
  return (prototype, name, handler) => {
    RouteConfig({ ...routeConfigOf(handler.value as object), ...more })(prototype, name, handler);
  };
}

/** This route takes a body of so many bytes, more than others do. */
export const BodyLimit = (bodyBytes: number): MethodDecorator => MoreRouteConfig({ bodyBytes });

/** This route answers a stream of events. */
export const Endless = (): MethodDecorator => RouteConfig({ isEndless: true });

/** This route is also called by programs that send a form (RFC 8058), which is not read: the address says it all. */
export const TakesForm = (): MethodDecorator => RouteConfig({ takesForm: true });

/** This route waits for work in the sandbox, which has limits of its own: it is not late by the clock. */
export const UsesSandbox = (): MethodDecorator => MoreRouteConfig({ usesSandbox: true });
