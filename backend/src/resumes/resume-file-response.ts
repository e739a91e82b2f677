import { applyDecorators, Header } from '@nestjs/common';
import { ApiFileResponse } from '../platform/downloads/api-file-response.js';
import { MEDIA_TYPES } from './kinds/resume-kind.js';

/** The largest resume: 5 MB. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

/** Nothing in it runs, whatever opens it. */
const RUNS_NOTHING = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** This route answers a file of somebody else's making. */
export const ApiResumeFile = (description: string, ...mediaTypes: string[]): MethodDecorator =>
  applyDecorators(
    ApiFileResponse(description, ...(mediaTypes.length ? mediaTypes : MEDIA_TYPES)),
    Header('content-security-policy', RUNS_NOTHING),
  );
