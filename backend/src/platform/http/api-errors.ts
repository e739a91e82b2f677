import { type Problem } from '../errors/problem.js';

export const ROUTE_PROBLEMS = 'problems of a route';

/** Names the errors of a route besides those of its access, its address and its body. */
export function ApiErrors(...problems: Problem<string>[]): MethodDecorator {
  return (_target, _name, descriptor) => {
    const handler = descriptor.value as object;
    const others = Reflect.getMetadata(ROUTE_PROBLEMS, handler) as Problem<string>[] | undefined;
    Reflect.defineMetadata(ROUTE_PROBLEMS, [...(others ?? []), ...problems], handler);
  };
}
