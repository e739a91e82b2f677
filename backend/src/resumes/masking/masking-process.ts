import { serveTasks } from '../../files/sandbox/serve-tasks.js';
import { proposeMaskedText } from './propose.js';
import { type MaskingLine, type MaskingTask, type MaskingTexts } from './task.js';

await serveTasks<MaskingTask>(answer, () => true);

function* answer({ known, kinds }: MaskingTask, bytes: Buffer): Generator<MaskingLine> {
  const { text, fields } = JSON.parse(bytes.toString('utf8')) as MaskingTexts;
  if (text !== null) yield proposeMaskedText(text, known, true, kinds);
  for (const [field, value] of Object.entries(fields)) {
    yield { field, ...proposeMaskedText(value, known, false, kinds) };
  }
}
