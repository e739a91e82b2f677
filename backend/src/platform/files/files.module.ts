import { Module } from '@nestjs/common';
import { FileSandbox } from './sandbox/file-sandbox.js';

/** Untrusted files: their types, and the sandbox in which they are opened. */
@Module({ providers: [FileSandbox], exports: [FileSandbox] })
export class FilesModule {}
