import { type Problem } from '../errors/problem.js';

export const ROUTE_PROBLEMS = 'problems of a route';

/** Names the errors of a route besides those of its access, its address and its body. */
export function ApiErrors(...problems: Problem<string>[]): MethodDecorator {
  return (_target, _name, descriptor) => {
    const handler = descriptor.value as object;
    Reflect.defineMetadata(ROUTE_PROBLEMS, [...problemsOf(handler), ...problems], handler);
  };
}

/** The errors that the route of a handler names. */
export const problemsOf = (handler: object): Problem<string>[] =>
  (Reflect.getMetadata(ROUTE_PROBLEMS, handler) as Problem<string>[] | undefined) ?? [];
