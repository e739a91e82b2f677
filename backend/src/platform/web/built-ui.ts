import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A user interface as its build left it: which files there are, so that nothing else can be asked for. */
export class BuiltUi {
  readonly isBuilt: boolean;
  private readonly files: ReadonlySet<string>;

  /**
   * @param folder the build's output
   * @param base the address it lives below, such as `/admin-dashboard`
   */
  constructor(
    readonly folder: string,
    private readonly base: string,
  ) {
    this.isBuilt = existsSync(join(folder, 'index.html'));
    this.files = new Set(this.isBuilt ? filesBelow(folder) : []);
  }

  /** The file of an address, relative to the folder, if there is one. */
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
