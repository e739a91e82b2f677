import { type INestApplicationContext, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { type Problem } from '../errors/problem.js';
import { StartError } from '../start-error.js';
import { ACCESS, type Access, FORBIDDEN_PROBLEM, FRESH, NEEDS, OWNERS_ONLY, SESSION_IF_ANY } from './access.js';
import { FORBIDDEN, FRESH_LOGIN_NEEDED, NOT_AN_OWNER, PERMISSION_MISSING, SESSION_ENDED } from './access.problems.js';
import { ROUTE_PROBLEMS } from './api-errors.js';
import { type Opened } from './opens.js';
import { type Permission } from './permission.js';
import { routeConfigOf } from './route-config.js';

/** A route and who may call it. */
export interface DeclaredRoute {
  method: string;
  path: string;
  access: Access;
  /** Of a company, only its owners. */
  isForOwners: boolean;
  /** Needs a fresh login. */
  isFresh: boolean;
  /** What an admin may not lack. */
  needs: readonly Permission[];
  /** What of a person it opens, as the access log names it. */
  opens: Opened | undefined;
  /** Name of the controller's class. */
  controller: string;
  /** What a wrong role is told. */
  forbidden: Problem;
  /** What `ApiErrors` names, if there is one. */
  problems: readonly Problem<string>[] | undefined;
}

/**
 * Every route of every controller with its access, in the order of paths.
 * @throws StartError naming the first route that declares none: the product does not start with it
 */
export function declaredRoutes(app: INestApplicationContext): DeclaredRoute[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers
    .flatMap(({ metatype }) => routesOf(metatype as Type))
    .sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
}

function routesOf(controller: Type): DeclaredRoute[] {
  const prototype = controller.prototype as Record<string, () => unknown>;
  const prefix = metadata<string>(PATH_METADATA, controller) ?? '';
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    const verb = handler && metadata<RequestMethod>(METHOD_METADATA, handler);
    if (!handler || verb === undefined) return [];
    const path = `/${prefix}/${metadata<string>(PATH_METADATA, handler) ?? ''}`
      .replace(/\/+/g, '/')
      .replace(/(.)\/$/, '$1');
    const route = { method: RequestMethod[verb], path };
    const access = metadata<Access>(ACCESS, handler) ?? metadata<Access>(ACCESS, controller);
    if (!access) {
      throw new StartError(`${route.method} ${path} does not declare who may call it: add @Public() or @Roles().`);
    }
    const forbidden = metadata<Problem>(FORBIDDEN_PROBLEM, handler) ?? FORBIDDEN;
    const isForOwners = metadata<boolean>(OWNERS_ONLY, handler) ?? metadata<boolean>(OWNERS_ONLY, controller) ?? false;
    const named = metadata<Problem<string>[]>(ROUTE_PROBLEMS, handler);
    const isFresh = metadata<boolean>(FRESH, handler) ?? metadata<boolean>(FRESH, controller) ?? false;
    const needs = [controller, handler].flatMap((declared) => metadata<Permission[]>(NEEDS, declared) ?? []);
    const opens = routeConfigOf(handler)?.opens?.what;
    const more = [
      ...(isForOwners ? [NOT_AN_OWNER] : []),
      ...(needs.length ? [PERMISSION_MISSING] : []),
      ...(isFresh ? [FRESH_LOGIN_NEEDED] : []),
      ...(metadata<boolean>(SESSION_IF_ANY, handler) ? [SESSION_ENDED] : []),
    ];
    const problems = more.length ? [...(named ?? []), ...more] : named;
    return [{ ...route, access, isForOwners, isFresh, needs, opens, controller: controller.name, forbidden, problems }];
  });
}

function metadata<T>(key: string, target: object): T | undefined {
  return Reflect.getMetadata(key, target) as T | undefined;
}
