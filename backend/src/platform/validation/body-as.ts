import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { requestValidation } from './request-validation.pipe.js';

type Choice = (request: FastifyRequest) => Type;

interface ChosenBody {
  body: unknown;
  metatype: Type;
}

const BodyWithChoice = createParamDecorator((choose: Choice, context: ExecutionContext): ChosenBody => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return { body: request.body, metatype: choose(request) };
});

@Injectable()
class ChosenBodyPipe implements PipeTransform<ChosenBody, Promise<unknown>> {
  transform({ body, metatype }: ChosenBody): Promise<unknown> {
    return requestValidation.transform(body, { type: 'body', metatype });
  }
}

/** A validated body whose DTO depends on the request: some routes have two forms. */
export const BodyAs = (choose: Choice): ParameterDecorator => BodyWithChoice(choose, ChosenBodyPipe);
