import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The files of a built user interface; nothing else can be requested. */
export class BuiltUi {
  readonly isBuilt: boolean;
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

  /** The file of a path relative to the base, if there is one. */
  fileAt(path: string): string | undefined {
    const file = path.slice(this.base.length).replace(/^\//, '');
    return this.files.has(file) ? file : undefined;
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
