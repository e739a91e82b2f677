import { Module } from '@nestjs/common';
import { FileSandbox } from './sandbox/file-sandbox.js';

/** Files of strangers: what they are, and the sandbox in which they are opened. */
@Module({ providers: [FileSandbox], exports: [FileSandbox] })
export class FilesModule {}
