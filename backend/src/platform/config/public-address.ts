import { Injectable } from '@nestjs/common';
import { Env } from './env.js';

/** The base of links in mails: `PUBLIC_URL`, or this machine at the port that is listened on. Never the request's Host. */
@Injectable()
export class PublicAddress {
  private port: number;

  constructor(private readonly env: Env) {
    this.port = env.port;
  }

  /** Called once the port is known, which matters when `PORT` is 0. */
  listensOn(port: number): void {
    this.port = port;
  }

  /** For instance `https://jobs.agency.in`, without a slash at the end. */
  get url(): string {
    return this.env.publicUrl ?? `http://localhost:${this.port}`;
  }
}
