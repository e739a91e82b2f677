// Writes what the product is shipped with as CycloneDX, out of the lock file: `npm sbom` stops at an override of a development package,
// and leaves out what production and development share.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(ROOT, 'sbom.cdx.json');
const MODULES = 'node_modules/';
/** Licences of packages that predate the `license` field. */
const UNDECLARED = JSON.parse(readFileSync(join(import.meta.dirname, 'undeclared-licences.json'), 'utf8'));

const { name, version, packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const shipped = Object.entries(packages).filter(([path, { link, dev }]) => path.includes(MODULES) && !link && !dev);
const workspaces = Object.values(packages).flatMap(({ link, resolved }) => (link ? [resolved] : []));
const rootReference = `${name}@${version}`;

const components = byReference(shipped.map(([path, locked]) => componentOf(path, locked)));
const dependencies = byReference([
  { ref: rootReference, dependsOn: workspaces.flatMap((path) => dependenciesOf(path, packages[path])) },
  ...shipped.map(([path, locked]) => ({ ref: referenceOf(path), dependsOn: dependenciesOf(path, locked) })),
]).map(({ ref, dependsOn }) => ({ ref, dependsOn: [...new Set(dependsOn)].toSorted() }));

const contents = JSON.stringify([components, dependencies]);
const list = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: `urn:uuid:${uuidOf(contents)}`,
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': rootReference, name, version } },
  components,
  dependencies,
};
writeFileSync(FILE, `${JSON.stringify(list, null, 2)}\n`);
console.log(`${components.length} packages in ${FILE}`);

function componentOf(path, { version: own, integrity, license, optional }) {
  const [group, single] = nameOf(path).startsWith('@') ? nameOf(path).split('/') : [undefined, nameOf(path)];
  return {
    type: 'library',
    'bom-ref': referenceOf(path),
    ...(group && { group }),
    name: single,
    version: own,
    scope: optional ? 'optional' : 'required',
    purl: `pkg:npm/${nameOf(path).replace('@', '%40')}@${own}`,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    licenses: [licenceOf(license ?? UNDECLARED[nameOf(path)])],
  };
}

function licenceOf(license) {
  // not an SPDX identifier
  if (license === 'BSD') return { license: { name: license } };
  return /^[\w.-]+$/.test(license) ? { license: { id: license } } : { expression: license };
}

function nameOf(path) {
  return path.slice(path.lastIndexOf(MODULES) + MODULES.length);
}

function referenceOf(path) {
  return `${nameOf(path)}@${packages[path].version}`;
}

function dependenciesOf(path, { dependencies: needed = {}, optionalDependencies = {}, peerDependencies = {} }) {
  const names = Object.keys({ ...needed, ...optionalDependencies, ...peerDependencies });
  return names.flatMap((dependency) => foundFrom(path, dependency) ?? []).map(referenceOf);
}

/** Where Node.js resolves a dependency from a path. */
function foundFrom(path, dependency) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder ? `${folder}/` : ''}${MODULES}${dependency}`;
    if (packages[place] && !packages[place].link && !packages[place].dev) return place;
    if (!folder) return undefined;
  }
}

/** Unique and sorted by reference: a package may be installed at several places. */
function byReference(items) {
  const known = new Map(items.map((item) => [item['bom-ref'] ?? item.ref, item]));
  return [...known.keys()].toSorted().map((reference) => known.get(reference));
}

/** A UUID (version 8) derived from a text. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
