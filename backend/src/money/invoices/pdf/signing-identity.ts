import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { type Env } from '../../../platform/config/env.js';
import { StartError } from '../../../platform/start-error.js';
import { type SigningIdentity } from './pdf-signature.js';

const { asn1, pkcs12, pki } = forge;
const { certBag, keyBag, pkcs8ShroudedKeyBag } = pki.oids;

/**
 * The key and the certificates of `SIGNING_P12`; undefined without them.
 * @throws StartError when the file or its passphrase is wrong, or it holds no key with its certificate
 */
export function signingIdentityOf({ signing }: Pick<Env, 'signing'>): SigningIdentity | undefined {
  if (!signing) return undefined;
  const bags = bagsOf(signing.p12, signing.passphrase);
  const [key] = [...bags(pkcs8ShroudedKeyBag), ...bags(keyBag)].map(keyOf);
  const certificates = bags(certBag).map(certificateOf);
  const own = key && certificates.find((certificate) => belongs(certificate, key));
  if (!key || !own) throw new StartError('SIGNING_P12 holds no key with its certificate: export both into it.');
  const others = certificates.filter((certificate) => certificate !== own && certificate.ca);
  return {
    name: nameOf(own),
    key: key.export({ format: 'der', type: 'pkcs8' }),
    certificates: [own, ...others].map(({ raw }) => raw),
  };
}

type Bags = (type: string | undefined) => forge.pkcs12.Bag[];

function bagsOf(p12: Buffer, passphrase: string): Bags {
  let file: forge.asn1.Asn1;
  try {
    file = asn1.fromDer(p12.toString('binary'));
  } catch {
    throw new StartError('SIGNING_P12 is no PKCS#12 file.');
  }
  try {
    const content = pkcs12.pkcs12FromAsn1(file, passphrase);
    return (type = '') => content.getBags({ bagType: type })[type] ?? [];
  } catch {
    throw new StartError('SIGNING_P12 cannot be opened with SIGNING_P12_PASSPHRASE: one of the two is wrong.');
  }
}

/** Forge parses RSA keys only, and keeps the ASN.1 of others. */
function keyOf({ key, asn1: other }: forge.pkcs12.Bag): KeyObject {
  const info = key ? pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(key)) : other;
  return createPrivateKey({ key: derOf(info), format: 'der', type: 'pkcs8' });
}

function certificateOf({ cert, asn1: other }: forge.pkcs12.Bag): X509Certificate {
  return new X509Certificate(derOf(cert ? pki.certificateToAsn1(cert) : other));
}

function belongs(certificate: X509Certificate, key: KeyObject): boolean {
  return certificate.publicKey.equals(createPublicKey(key));
}

function nameOf({ subject }: X509Certificate): string {
  return /^CN=(.*)$/m.exec(subject)?.[1] ?? subject;
}

function derOf(value: forge.asn1.Asn1): Buffer {
  return Buffer.from(asn1.toDer(value).getBytes(), 'binary');
}
