import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { ReceiveFileInterceptor, MAX_FILE_BYTES } from './receive-file.interceptor.js';
import { UPLOAD_PROBLEMS } from './uploads.problems.js';

/**
 * For a route that takes a file in the field `file` of multipart/form-data, read before the handler runs (`@Uploaded()`). Stands
 * below `@Idempotent`, so that repeats are recognised by the file, too.
 * @param maxBytes larger files answer 413
 * @param fields other fields, described for OpenAPI
 */
export const FileUpload = (maxBytes: number, fields: Record<string, object> = {}): MethodDecorator =>
  applyDecorators(
    RouteConfig({ takesFile: true }),
    SetMetadata(MAX_FILE_BYTES, maxBytes),
    UseInterceptors(ReceiveFileInterceptor),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: ['file', ...Object.keys(fields)],
        properties: { file: { type: 'string', format: 'binary' }, ...fields },
      },
    }),
    ApiErrors(...UPLOAD_PROBLEMS),
  );
