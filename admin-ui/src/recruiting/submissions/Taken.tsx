import { Box, Typography } from '@mui/material';
import { t } from '../../texts/console';
import type { FoundIdentity, SheetProposal } from './calls';

/** The same thing stands in a resume many times. */
function grouped(removed: readonly FoundIdentity[]): [FoundIdentity['kind'], string[]][] {
  const kinds = new Map<FoundIdentity['kind'], Set<string>>();
  for (const { kind, text } of removed) {
    const texts = kinds.get(kind) ?? new Set<string>();
    texts.add(text.trim());
    kinds.set(kind, texts);
  }
  return [...kinds].map(([kind, texts]) => [kind, [...texts].filter(Boolean)]);
}

/** What the proposal lacks of the resume, by kind. */
export function Taken({ proposal: { resume_text, removed } }: { proposal: SheetProposal }) {
  if (resume_text === null) return <Typography color="text.secondary">{t('sheet.takenNoResume')}</Typography>;
  if (removed.length === 0) return <Typography color="text.secondary">{t('sheet.takenNone')}</Typography>;
  return (
    <Box
      component="dl"
      // a long list scrolls beside the text; it can be reached by keys
      tabIndex={0}
      sx={{
        m: 0,
        p: 1.5,
        maxHeight: 320,
        overflowY: 'auto',
        border: '1px solid var(--line)',
        borderRadius: 1,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, mb: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
      }}
    >
      {grouped(removed).map(([kind, texts]) => (
        <div key={kind}>
          <dt>{t(`sheet.kind.${kind}`)}</dt>
          {texts.map((text) => (
            <dd key={text}>
              <s>{text}</s>
            </dd>
          ))}
        </div>
      ))}
    </Box>
  );
}
