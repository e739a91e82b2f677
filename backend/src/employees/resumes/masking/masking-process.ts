import { serveTasks } from '../../../platform/files/sandbox/serve-tasks.js';
import { proposeMaskedText } from './propose.js';
import { type MaskingLine, type MaskingTask, type MaskingTexts } from './task.js';

await serveTasks<MaskingTask>(answer, () => true);

function* answer({ known, kinds }: MaskingTask, bytes: Buffer): Generator<MaskingLine> {
  const { text, fields } = JSON.parse(bytes.toString('utf8')) as MaskingTexts;
  if (text !== null) yield { removed: proposeMaskedText(text, known, true, kinds).removed };
  for (const [field, value] of Object.entries(fields)) {
    yield { field, removed: proposeMaskedText(value, known, false, kinds).removed };
  }
}
