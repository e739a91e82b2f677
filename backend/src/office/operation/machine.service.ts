import { X509Certificate } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { Injectable } from '@nestjs/common';
import { signingIdentityOf } from '../../money/invoices/pdf/signing-identity.js';
import { Env } from '../../platform/config/env.js';
import { HOUR_MILLISECONDS } from '../../platform/durations.js';

const HTTPS_PORT = 443;
const PATIENCE_MILLISECONDS = 2_500;
/** A site that was unreachable is checked again after this time, in milliseconds. */
const FIVE_MINUTES = 300_000;

/** Sizes in bytes. */
export interface Disk {
  free: number;
  size: number;
}

/** Disk and certificates of this installation. */
@Injectable()
export class MachineService {
  private site: { lookedAt: number; ends: Promise<Date | undefined> } | undefined;
  private readonly signingEnds: Date | undefined;

  constructor(private readonly env: Env) {
    const [own] = signingIdentityOf(env)?.certificates ?? [];
    this.signingEnds = own && new Date(new X509Certificate(own).validTo);
  }

  /** The disk of the embedded database, or the one this process is installed on; an external database has its own. */
  async disk(): Promise<Disk> {
    const { bavail, blocks, bsize } = await statfs(this.env.databaseUrl ? process.cwd() : this.env.dataDir);
    return { free: bavail * bsize, size: blocks * bsize };
  }

  /** True when the site is served over TLS. */
  get hasSiteCertificate(): boolean {
    return this.env.publicUrl?.startsWith('https:') ?? false;
  }

  /** When the certificate at `PUBLIC_URL` expires; undefined when the site is unreachable from here. Asked once an hour. */
  siteCertificateEnds(): Promise<Date | undefined> {
    const { publicUrl } = this.env;
    if (!publicUrl || !this.hasSiteCertificate) return Promise.resolve(undefined);
    const now = performance.now();
    if (!this.site || now - this.site.lookedAt > HOUR_MILLISECONDS) {
      const ends = endOfCertificate(new URL(publicUrl));
      const asked = { lookedAt: now, ends };
      this.site = asked;
      void ends.then((end) => {
        if (!end) asked.lookedAt = now - HOUR_MILLISECONDS + FIVE_MINUTES;
      });
    }
    return this.site.ends;
  }

  /** When the certificate that signs invoices expires; undefined when there is none. */
  get signingCertificateEnds(): Date | undefined {
    return this.signingEnds;
  }
}

/** Accepts invalid certificates: only the expiry is read, and nothing is sent. */
function endOfCertificate({ hostname, port }: URL): Promise<Date | undefined> {
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({
      host,
      port: Number(port) || HTTPS_PORT,
      ...(!isIP(host) && { servername: host }),
      rejectUnauthorized: false,
    });
    const end = (date?: Date): void => {
      socket.destroy();
      resolve(date);
    };
    socket.setTimeout(PATIENCE_MILLISECONDS, () => end());
    socket.on('error', () => end());
    socket.once('secureConnect', () => {
      const ends = new Date(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(ends.getTime()) ? undefined : ends);
    });
  });
}
