import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';

/** A received file, within its size limit. */
export interface UploadedFile {
  /** As the sender named it: any text. The type of a file is detected from its bytes. */
  fileName: string;
  bytes: Buffer;
  /** In hex. */
  sha256: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    upload?: UploadedFile;
  }
}

/** The file of a route with `@FileUpload`; its other fields are the body. */
export const Uploaded = createParamDecorator((_: unknown, context: ExecutionContext): UploadedFile => {
  const { upload } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!upload) throw new Error('This route asks for a file but takes none');
  return upload;
});

/** The file of a route on which it may be left out. */
export const OptionalUpload = createParamDecorator(
  (_: unknown, context: ExecutionContext): UploadedFile | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().upload,
);
