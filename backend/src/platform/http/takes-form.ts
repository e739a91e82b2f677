import { RouteConfig } from '@nestjs/platform-fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForm?: boolean;
  }
}

/** This route is also called by programs that send a form (RFC 8058), which is not read: the address says it all. */
export const TakesForm = (): MethodDecorator => RouteConfig({ takesForm: true });
