import { MoreRouteConfig } from './route-config.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    usesSandbox?: boolean;
  }
}

/** This route waits for work in the sandbox, which has limits of its own: it is not late by the clock. */
export const UsesSandbox = (): MethodDecorator => MoreRouteConfig({ usesSandbox: true });
