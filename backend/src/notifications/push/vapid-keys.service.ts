import { Injectable } from '@nestjs/common';

@Injectable()
export class VapidKeys {
  publicKey(): Promise<string> {
    return Promise.resolve('');
  }
}
