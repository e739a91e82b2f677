import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { StartError } from '../start-error.js';
import { ACCESS, type Access } from './access.js';

/** A route and who may call it. */
export interface DeclaredRoute {
  method: string;
  path: string;
  access: Access;
}

/** Knows every route of every controller. */
@Injectable()
export class RouteInventory {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /**
   * Every route with its access, in the order of paths.
   * @throws StartError naming the first route that declares none: the product does not start with it
   */
  routes(): DeclaredRoute[] {
    return this.discovery
      .getControllers()
      .flatMap(({ metatype, instance }) => (metatype && instance ? this.routesOf(metatype, instance as object) : []))
      .sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
  }

  private routesOf(controller: object & { name?: string }, instance: object): DeclaredRoute[] {
    const prefix = String(Reflect.getMetadata(PATH_METADATA, controller));
    const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      const verb = handler && (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined);
      if (!handler || verb === undefined) return [];
      const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, controller as never]);
      const paths = [Reflect.getMetadata(PATH_METADATA, handler) as string | string[]].flat();
      return paths.map((path) => {
        const route = {
          method: RequestMethod[verb],
          path: `/${prefix}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
        };
        if (!access)
          throw new StartError(
            `${route.method} ${route.path} does not declare who may call it: add @Public() or @Roles().`,
          );
        return { ...route, access };
      });
    });
  }
}
