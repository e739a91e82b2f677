import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import forge from 'node-forge';

const { asn1 } = forge;
const { Class, Type } = asn1;
type Asn1 = forge.asn1.Asn1;

const OIDS = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
};

/** A key with its certificate and chain. As DER, so that they can be passed to threads. */
export interface SigningIdentity {
  /** The name in the certificate. */
  name: string;
  key: Uint8Array;
  certificates: Uint8Array[];
}

/**
 * A detached CMS signature of PAdES baseline B (ETSI EN 319 142-1, docs/rules.md#invoice-signature). The signed attributes name the
 * certificate. Only the PDF says the time.
 */
export function cmsSignature(content: Buffer, { key: keyBytes, certificates }: SigningIdentity): Buffer {
  const key = createPrivateKey({ key: Buffer.from(keyBytes), format: 'der', type: 'pkcs8' });
  const [certificate = new Uint8Array()] = certificates;
  const attributes = signedAttributes(content, certificate);
  const signature = sign('sha256', derOf(set(attributes)), key);
  const signer = sequence([
    integer(1),
    issuerAndSerial(certificate),
    algorithm(OIDS.sha256),
    asn1.create(Class.CONTEXT_SPECIFIC, Type.NONE, true, attributes),
    algorithmOf(key),
    octets(signature),
  ]);
  const signedData = sequence([
    integer(1),
    set([algorithm(OIDS.sha256)]),
    sequence([oid(OIDS.data)]),
    asn1.create(Class.CONTEXT_SPECIFIC, Type.NONE, true, certificates.map(parsed)),
    set([signer]),
  ]);
  return derOf(sequence([oid(OIDS.signedData), asn1.create(Class.CONTEXT_SPECIFIC, Type.NONE, true, [signedData])]));
}

/** In DER's order of sets. */
function signedAttributes(content: Buffer, certificate: Uint8Array): Asn1[] {
  const essCertId = sequence([octets(sha256(certificate))]);
  return [
    attribute(OIDS.contentType, oid(OIDS.data)),
    attribute(OIDS.messageDigest, octets(sha256(content))),
    attribute(OIDS.signingCertificateV2, sequence([sequence([essCertId])])),
  ].toSorted((a, b) => Buffer.compare(derOf(a), derOf(b)));
}

/** Copied from the certificate: version, serial number, algorithm, issuer. */
function issuerAndSerial(certificate: Uint8Array): Asn1 {
  const [tbs] = parsed(certificate).value as Asn1[];
  const parts = tbs?.value as Asn1[];
  const [serial, , issuer] = parts[0]?.tagClass === Class.CONTEXT_SPECIFIC ? parts.slice(1) : parts;
  if (!serial || !issuer) throw new Error('the certificate names no issuer');
  return sequence([issuer, serial]);
}

function algorithmOf(key: KeyObject): Asn1 {
  return key.asymmetricKeyType === 'ec' ? sequence([oid(OIDS.ecdsaWithSha256)]) : algorithm(OIDS.rsa);
}

const parsed = (der: Uint8Array): Asn1 => asn1.fromDer(Buffer.from(der).toString('binary'));
const derOf = (value: Asn1): Buffer => Buffer.from(asn1.toDer(value).getBytes(), 'binary');
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const sequence = (values: Asn1[]): Asn1 => asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, values);
const set = (values: Asn1[]): Asn1 => asn1.create(Class.UNIVERSAL, Type.SET, true, values);
const oid = (id: string): Asn1 => asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(id).getBytes());
const integer = (value: number): Asn1 =>
  asn1.create(Class.UNIVERSAL, Type.INTEGER, false, asn1.integerToDer(value).getBytes());
const octets = (bytes: Buffer): Asn1 => asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, bytes.toString('binary'));
const none = (): Asn1 => asn1.create(Class.UNIVERSAL, Type.NULL, false, '');
const algorithm = (id: string): Asn1 => sequence([oid(id), none()]);
const attribute = (id: string, value: Asn1): Asn1 => sequence([oid(id), set([value])]);
