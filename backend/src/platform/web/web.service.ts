import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { AGENCY, type Logo, LOGO_PATH, PRODUCT } from '../agency.js';
import { ApiException } from '../errors/problem.js';
import { NO_SUCH_ADDRESS } from '../errors/problems.js';
import { escaped } from '../mail/templates/render-mail.js';

/** Paths of the API: unknown ones answer a JSON 404, never a page. */
const API_PREFIX = /^\/(api|auth|users|jobs|health|docs|docs-json|dev)\//;
/** Built files, which only pages refer to: a missing one answers 404. */
const ASSETS = /^(\/admin-dashboard)?\/assets\//;
const ADMIN_PREFIX = /^\/admin-dashboard(\/|$)/;
const ROOT = join(fileURLToPath(import.meta.url), '../../../../../..');

interface NamedPage {
  /** The name and the version of the logo that it was made for. */
  face: string;
  html: string;
  etag: string;
}

/** The files of a built user interface; nothing else can be requested. */
class BuiltUi {
  readonly isBuilt: boolean;
  private named: NamedPage | undefined;
  private readonly files: ReadonlySet<string>;

  /**
   * @param folder the output of the build
   * @param base the path it is served below, such as `/admin-dashboard`
   */
  constructor(
    readonly folder: string,
    private readonly base: string,
  ) {
    this.isBuilt = existsSync(join(folder, 'index.html'));
    this.files = new Set(this.isBuilt ? filesBelow(folder) : []);
  }

  /** The page with the agency's name in its head in place of the product's, and where its logo is. */
  page(): NamedPage {
    const { name, logo } = AGENCY;
    const face = `${name} ${logo?.version ?? ''}`;
    if (this.named?.face !== face) {
      const html = readFileSync(join(this.folder, 'index.html'), 'utf8')
        .replaceAll(PRODUCT, () => escaped(name))
        .replace('</title>', () => `</title>${logo ? logoIn(logo) : ''}`);
      const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
      this.named = { face, html, etag };
    }
    return this.named;
  }

  /** The file of a path relative to the base, if there is one. */
  fileAt(path: string): string | undefined {
    const file = path.slice(this.base.length).replace(/^\//, '');
    return this.files.has(file) ? file : undefined;
  }
}

/** Path and size: the page keeps its place before it is there. */
const logoIn = ({ version, width, height }: Logo): string =>
  `\n    <meta name="agency-logo" content="${LOGO_PATH}${version} ${width} ${height}" />`;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Serves the two built user interfaces. */
@Injectable()
export class WebService {
  private readonly publicUi = new BuiltUi(join(ROOT, 'public-ui/dist'), '');
  private readonly adminUi = new BuiltUi(join(ROOT, 'admin-ui/dist'), '/admin-dashboard');

  /**
   * Answers a file of a user interface, or its page for any path that a person may open.
   * @throws ApiException (404) below the API's prefixes, for a missing file, and for callers that do not accept HTML
   */
  async serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request.url);
    if (API_PREFIX.test(path)) throw new ApiException(NO_SUCH_ADDRESS);
    const ui = ADMIN_PREFIX.test(path) ? this.adminUi : this.publicUi;
    const file = ui.fileAt(path);
    if (file && file !== 'index.html') {
      void reply.header(
        'cache-control',
        file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      return reply.sendFile(file, ui.folder);
    }
    const isMissingFile = !file && /\.\w+$/.test(path);
    if (ASSETS.test(path) || !takesHtml(request.headers.accept, isMissingFile)) throw new ApiException(NO_SUCH_ADDRESS);
    void reply.header('cache-control', 'no-cache');
    if (!ui.isBuilt) return reply.type('text/html; charset=utf-8').send(UNBUILT_PAGE);
    return AGENCY.name === PRODUCT && !AGENCY.logo
      ? reply.sendFile('index.html', ui.folder)
      : sendNamed(request, reply, ui);
  }
}

/** Name and logo come with the page: nothing moves when they are known, and no call waits for it. */
function sendNamed(request: FastifyRequest, reply: FastifyReply, ui: BuiltUi): FastifyReply {
  const { html, etag } = ui.page();
  void reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
}

function pathOf(url: string): string {
  const [path = '/'] = url.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a caller accepts a page. In place of a missing file only explicit HTML counts, as browsers send for a navigation. */
function takesHtml(accept: string | undefined, isMissingFile: boolean): boolean {
  if (accept === undefined) return !isMissingFile;
  return accept.includes('text/html') || (!isMissingFile && accept.includes('*/*'));
}

const UNBUILT_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${PRODUCT}</title></head>
<body><h1>${PRODUCT}</h1><p>The API is running, but this user interface has not been built: run <code>npm run build</code>, then start again.</p></body></html>
`;
