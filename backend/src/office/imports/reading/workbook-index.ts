import { posix } from 'node:path';
import { cleanCell, RefusedFile } from './read-table.js';
import { type WorkbookParts } from './workbook-parts.js';

/** Where the parts of a workbook are, and what it is made of. */
export interface WorkbookIndex {
  /** The part of the sheet that is read. */
  sheetPart: string;
  sheet: string;
  otherSheets: string[];
  /** Days are counted from 1904, as old Macs did. */
  from1904: boolean;
  sharedTexts: string | undefined;
  styles: string | undefined;
}

/** As many letters as Excel takes, and more sheets than a real workbook has. */
const MAX_TITLE = 31;
const MAX_SHEETS = 1_000;

interface Relation {
  type: string;
  target: string;
}

/** Reads which sheet is the first; one that is hidden, or a chart, is none. */
export async function readIndex(parts: WorkbookParts): Promise<WorkbookIndex> {
  const workbook = [...(await relationsOf(parts, '')).values()].find(({ type }) => type === 'officeDocument')?.target;
  if (!workbook || !parts.has(workbook)) throw new RefusedFile('wrong_kind');
  const relations = await relationsOf(parts, workbook);
  const sheets: { name: string; relation: string; isHidden: boolean }[] = [];
  let from1904 = false;
  await parts.read(workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet' || sheets.length === MAX_SHEETS) return;
      const { name: title = '', id = '', state = 'visible' } = attributes;
      sheets.push({ name: cleanCell(title.slice(0, MAX_TITLE)), relation: id, isHidden: state !== 'visible' });
    },
  });
  const tables = sheets.filter(({ relation }) => relations.get(relation)?.type === 'worksheet');
  const first = tables.find(({ isHidden }) => !isHidden) ?? tables[0];
  if (!first) throw new RefusedFile('wrong_kind');
  const partOf = (wanted: string): string | undefined =>
    [...relations.values()].find(({ type }) => type === wanted)?.target;
  return {
    sheetPart: relations.get(first.relation)?.target ?? '',
    sheet: first.name,
    otherSheets: sheets.filter((sheet) => sheet !== first).map(({ name }) => name),
    from1904,
    sharedTexts: partOf('sharedStrings'),
    styles: partOf('styles'),
  };
}

/** What a part names by relation, by id; the type is the last word of its address. */
async function relationsOf(parts: WorkbookParts, part: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(part);
  const relations = new Map<string, Relation>();
  await parts.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`), {
    open: (name, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return relations;
}
