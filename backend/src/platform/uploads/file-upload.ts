import '../http/route-config.js';
import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { MoreRouteConfig } from '../http/route-config.js';
import { FILE_IS_OPTIONAL, MAX_FILE_BYTES, ReceiveFileInterceptor } from './receive-file.interceptor.js';
import { UPLOAD_PROBLEMS } from './uploads.problems.js';

/**
 * For a route that takes a file in the field `file` of multipart/form-data, read before the handler runs (`@Uploaded()`). Stands
 * below `@Idempotent`, so that repeats are recognised by the file, too. Files are opened in the sandbox.
 * @param maxBytes larger files answer 413
 * @param fields other fields, described for OpenAPI
 * @param options `isOptional`: the form may come without a file, or as JSON
 */
export const FileUpload = (
  maxBytes: number,
  fields: Record<string, object> = {},
  { isOptional = false } = {},
): MethodDecorator =>
  applyDecorators(
    MoreRouteConfig({ takesFile: true, usesSandbox: true }),
    SetMetadata(MAX_FILE_BYTES, maxBytes),
    SetMetadata(FILE_IS_OPTIONAL, isOptional),
    UseInterceptors(ReceiveFileInterceptor),
    ApiConsumes('multipart/form-data', ...(isOptional ? ['application/json'] : [])),
    ApiBody({
      schema: {
        type: 'object',
        required: [...(isOptional ? [] : ['file']), ...Object.keys(fields)],
        properties: { file: { type: 'string', format: 'binary' }, ...fields },
      },
    }),
    ApiErrors(...UPLOAD_PROBLEMS),
  );
