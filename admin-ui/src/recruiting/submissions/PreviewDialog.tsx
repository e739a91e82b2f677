import { Button, Chip, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import type { Identifier } from 'react-admin';
import { salaryText, skillNames } from '@niyukt/ui-shared/domain/format';
import { Dialog } from '../../kit/page/Dialog';
import { NotYet } from '../../kit/page/NotYet';
import { Facts, withoutMissing } from '../../kit/records/Facts';
import { t } from '../../texts/console';
import type { SheetPreview } from './calls';
import { useKeptRead } from './useKeptRead';

function Preview({ preview }: { preview: SheetPreview }) {
  const { display_name, headline, note, qualification, preferred_location, preferred_salary, resume_text } = preview;
  const skills = skillsOf(preview);
  return (
    <>
      <Typography component="h3" variant="h2">
        {display_name}
      </Typography>
      {headline && <Typography sx={{ mb: 1 }}>{headline}</Typography>}
      <Facts
        facts={withoutMissing([
          [t('qualification.label'), qualification],
          [t('preferredLocation.label'), preferred_location],
          [t('preferredSalary.label'), salaryText(preferred_salary, '')],
          [t('sheet.note'), note],
        ])}
      />
      {skills.length > 0 && (
        <Stack direction="row" aria-label={t('preview.skills')} sx={{ flexWrap: 'wrap', gap: 0.5, my: 1.5 }}>
          {skills.map((skill) => (
            <Chip key={skill} label={skill} size="small" variant="outlined" />
          ))}
        </Stack>
      )}
      <Typography component="h3" variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        {t('sheet.text')}
      </Typography>
      <Typography
        color={resume_text ? 'text.primary' : 'text.secondary'}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {resume_text ?? t('preview.noText')}
      </Typography>
    </>
  );
}

const skillsOf = ({ skills }: SheetPreview): string[] =>
  Array.isArray(skills) ? skills.map(({ skill_name }) => skill_name) : skillNames(skills);

/** The saved sheet as the company would see it now. */
export default function PreviewDialog({ id, onClose }: { id: Identifier; onClose: () => void }) {
  const titleId = useId();
  const { data, error, retry } = useKeptRead(
    ['preview', id],
    (dataProvider) => dataProvider.getSheetPreview(id),
    (preview) => 'display_name' in preview,
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} component="h2" variant="h1">
        {t('preview.title')}
      </DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('preview.hint')}
        </Typography>
        {!data && <NotYet error={error} retry={retry} failed={t('preview.failed')} height={200} />}
        {data && <Preview preview={data} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
