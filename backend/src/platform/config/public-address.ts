import { Injectable } from '@nestjs/common';
import { Env } from './env.js';

/** The base of links in mails: `PUBLIC_URL`, or this machine with the listening port. Never the request's Host header. */
@Injectable()
export class PublicAddress {
  private port: number;

  constructor(private readonly env: Env) {
    this.port = env.port;
  }

  /** Called once the port is known: with `PORT=0` the system chooses it. */
  listensOn(port: number): void {
    this.port = port;
  }

  /** Without a slash at the end, as `https://jobs.agency.in`. */
  get url(): string {
    return this.env.publicUrl ?? `http://localhost:${this.port}`;
  }
}
