import { RouteConfig } from '@nestjs/platform-fastify';
import { type FastifyContextConfig } from 'fastify';

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
