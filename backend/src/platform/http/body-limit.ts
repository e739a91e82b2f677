import { MoreRouteConfig } from './route-config.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyBytes?: number;
  }
}

/** This route takes a body of so many bytes, more than others do. */
export const BodyLimit = (bodyBytes: number): MethodDecorator => MoreRouteConfig({ bodyBytes });
