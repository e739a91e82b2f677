import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { fromBER, OctetString, type Sequence } from 'asn1js';
import forge from 'node-forge';
import { Certificate, ContentInfo, SignedData } from 'pkijs';
import { drawInvoice } from '../../src/money/invoices/pdf/draw-invoice.js';
import { signed } from '../../src/money/invoices/pdf/signed-pdf.js';
import { signingIdentityOf } from '../../src/money/invoices/pdf/signing-identity.js';
import { billedCompany, issue, placed, setAgency } from '../../test/support/ledger.js';
import { Office } from '../../test/support/office.js';
import { PdfReader } from '../../test/support/pdf-reader.js';
import { printedInvoice } from '../../test/support/printed-invoice.js';
import { ProductProcess } from '../../test/support/product-process.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { createTestDatabase } from '../../test/support/test-database.js';

const { pki, pkcs12, asn1 } = forge;
const PASSPHRASE = 'monsoon-mango-tree';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const AT = '2026-11-22T08:35:00.000Z';

/** A certificate that vouches for itself, with its key. */
function certified(name: string): { key: forge.pki.rsa.PrivateKey; certificate: forge.pki.Certificate } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const key = pki.privateKeyFromPem(privateKey);
  const certificate = pki.createCertificate();
  certificate.publicKey = pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = '0a1b';
  certificate.validity.notBefore = new Date('2026-01-01');
  certificate.validity.notAfter = new Date('2036-01-01');
  const names = [{ name: 'commonName', value: name }];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, keyCertSign: true },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  return { key, certificate };
}

function p12Of(algorithm: '3des' | 'aes256'): Buffer {
  const { key, certificate } = certified('Meera Iyer');
  const file = pkcs12.toPkcs12Asn1(key, certificate, PASSPHRASE, { algorithm });
  return Buffer.from(asn1.toDer(file).getBytes(), 'binary');
}

/** The bytes that are signed, and the signature, as the PDF says where they are. */
function partsOf(pdf: Buffer): { content: Buffer; signature: Buffer; covered: number } {
  const text = pdf.toString('latin1');
  const [, start = 0, from = 0, length = 0] = /\/ByteRange \[0 (\d+) (\d+) (\d+)\]/.exec(text)?.map(Number) ?? [];
  return {
    content: Buffer.concat([pdf.subarray(0, start), pdf.subarray(from, from + length)]),
    signature: Buffer.from(text.slice(start + 1, from - 1), 'hex'),
    covered: from + length,
  };
}

async function verified(pdf: Buffer, checkDate = new Date(AT)): Promise<{ isGood: boolean; data: SignedData }> {
  const { content, signature } = partsOf(pdf);
  const info = ContentInfo.fromBER(new Uint8Array(signature).buffer);
  const data = new SignedData({ schema: info.content });
  const trustedCerts = (data.certificates ?? []).filter((each) => each instanceof Certificate);
  const isGood = await data
    .verify({
      signer: 0,
      data: new Uint8Array(content).buffer,
      trustedCerts,
      checkChain: true,
      checkDate,
    })
    .catch(() => false);
  return { isGood, data };
}

describe('a PDF that is signed digitally', () => {
  it.each(['3des', 'aes256'] as const)(
    'is verified with a certificate out of a PKCS#12 file of %s',
    async (algorithm) => {
      const identity = signingIdentityOf({ signing: { p12: p12Of(algorithm), passphrase: PASSPHRASE } });
      if (!identity) throw new Error('no identity');
      const pdf = signed(await drawInvoice(printedInvoice(), { name: identity.name, at: AT }), identity);
      const { isGood, data } = await verified(pdf);
      expect(isGood).toBe(true);
      expect(partsOf(pdf).covered).toBe(pdf.length);
      expect(pdf.toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached');

      // baseline B: the certificate is part of what is signed, the time is not
      const attributes = data.signerInfos[0]?.signedAttrs?.attributes ?? [];
      expect(attributes.map(({ type }) => type)).not.toContain(SIGNING_TIME);
      const named = attributes.find(({ type }) => type === SIGNING_CERTIFICATE_V2)?.values[0] as Sequence;
      const hash = ((named.valueBlock.value[0] as Sequence).valueBlock.value[0] as Sequence).valueBlock.value[0];
      const own = new Uint8Array(identity.certificates[0] ?? []);
      expect(hash).toBeInstanceOf(OctetString);
      expect(Buffer.from((hash as OctetString).getValue())).toEqual(
        Buffer.from(await crypto.subtle.digest('SHA-256', own)),
      );
      expect(fromBER(own).offset).toBe(own.length);

      const text = await (await PdfReader.of(pdf)).text();
      expect(text).toContain('Digitally signed by Meera Iyer');
      expect(text).toContain('22 November 2026 at 14:05 IST');
      expect(text).not.toContain('Authorised signatory');

      const changed = Buffer.from(pdf);
      changed.write('NY', changed.indexOf('Tax invoice NY'), 'latin1');
      changed[changed.length - 20] = (changed[changed.length - 20] ?? 0) ^ 1;
      expect((await verified(changed)).isGood).toBe(false);
    },
  );

  it('needs a PKCS#12 file, its passphrase, and a key with its certificate in it', () => {
    const p12 = p12Of('aes256');
    const empty = pkcs12.toPkcs12Asn1(null, certified('Nobody').certificate, PASSPHRASE, { algorithm: '3des' });
    const withoutKey = Buffer.from(asn1.toDer(empty).getBytes(), 'binary');
    const sentenceOf = (file: Buffer, passphrase: string) => (): unknown =>
      signingIdentityOf({ signing: { p12: file, passphrase } });
    expect(sentenceOf(p12, 'wrong')).toThrow(
      'SIGNING_P12 cannot be opened with SIGNING_P12_PASSPHRASE: one of the two is wrong.',
    );
    expect(sentenceOf(Buffer.from('hello'), PASSPHRASE)).toThrow('SIGNING_P12 is no PKCS#12 file.');
    expect(sentenceOf(withoutKey, PASSPHRASE)).toThrow(
      'SIGNING_P12 holds no key with its certificate: export both into it.',
    );
    expect(signingIdentityOf({ signing: undefined })).toBeUndefined();
  });
});

describe('the product with SIGNING_P12_FILE', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());
  const file = (): string => {
    const path = join(folder.path, 'agency.p12');
    writeFileSync(path, p12Of('aes256'));
    return path;
  };

  it('signs the PDFs of its invoices', async () => {
    const office = await Office.open({ SIGNING_P12_FILE: file(), SIGNING_P12_PASSPHRASE: PASSPHRASE });
    try {
      await setAgency(office);
      const { id } = await billedCompany(office);
      const facts = { joining_date: '2026-11-02', first_month_gross_paise: 6_000_000 };
      const invoice = await issue(office, (await placed(office, id, facts)).id);
      const answer = await fetch(`${office.agency.base}/api/admin/invoices/${invoice.id}/pdf`, {
        headers: { authorization: `Bearer ${office.admin.token}` },
      });
      const pdf = Buffer.from(await answer.arrayBuffer());
      expect((await verified(pdf, new Date())).isGood).toBe(true);
      expect(await (await PdfReader.of(pdf)).text()).toContain('Digitally signed by Meera Iyer');
    } finally {
      await office.close();
    }
  });

  it('does not start with another passphrase, and says why', async () => {
    const database = await createTestDatabase();
    try {
      const { code, errors } = await ProductProcess.run({
        DATABASE_URL: database.url,
        DATA_DIR: folder.path,
        SIGNING_P12_FILE: file(),
        SIGNING_P12_PASSPHRASE: 'another one',
      });
      expect([code, errors]).toEqual([
        1,
        'SIGNING_P12 cannot be opened with SIGNING_P12_PASSPHRASE: one of the two is wrong.\n',
      ]);
    } finally {
      await database.drop();
    }
  });
});
