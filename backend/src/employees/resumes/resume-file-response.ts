import { applyDecorators, Header } from '@nestjs/common';
import { ApiFileResponse } from '../../platform/downloads/api-file-response.js';
import { MEDIA_TYPES } from './kinds/resume-kind.js';

/** The largest resume: 5 MB. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

/** Keeps browsers from running anything in the file. */
const RUNS_NOTHING = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** For routes that answer a file of unknown content. */
export const ApiResumeFile = (description: string, ...mediaTypes: string[]): MethodDecorator =>
  applyDecorators(
    ApiFileResponse(description, ...(mediaTypes.length ? mediaTypes : MEDIA_TYPES)),
    Header('content-security-policy', RUNS_NOTHING),
  );
