import { type PartLine } from './parts.js';
import { type Span } from './spans.js';
import { type View } from './view.js';

const ON_REQUEST = /available|request|furnish|provided|required|सूचना|मांगने/i;
const STAYS = /^(?:place|date|dated|स्थान|दिनांक)\b/;
const DECLARES = /\bhereby\b|\bdeclare\b/i;
const MAX_REFEREE_LINE = 400;
/** Lines of one part; who names more does not name referees. */
const MAX_LINES = 40;

/** Who may be asked, below "References" up to the next heading, and family members in tables of their own. */
export function refereesIn(view: View, lines: readonly PartLine[]): Span[] {
  const spans: Span[] = [];
  let count = 0;
  for (const line of lines) {
    if (line.isHeading) count = 0;
    if (line.part !== 'referees' && line.part !== 'family') continue;
    if (line.isHeading || !line.text.trim() || line.text.length > MAX_REFEREE_LINE) continue;
    if (STAYS.test(line.said) || DECLARES.test(line.text)) continue;
    if (line.part === 'referees' && ON_REQUEST.test(line.text) && !/\d{6}|@/.test(line.text)) continue;
    count += 1;
    if (count > MAX_LINES) continue;
    spans.push({ start: line.start, end: line.end, kind: line.part === 'family' ? 'family' : 'referee' });
  }
  return spans;
}
