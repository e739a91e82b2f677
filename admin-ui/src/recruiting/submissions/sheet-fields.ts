import '../../texts/submissions';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import type { Sheet } from './calls';

/** A sheet as its form has it. */
export type SheetValues = Record<'headline' | 'note' | 'show_salary' | 'resume_text', string> & { confirmed: boolean };

/** The saved sheet as a form has it. One that was saved without a text does not get the proposal again by itself. */
export const typedSheet = ({
  headline,
  note,
  show_salary,
  resume_text,
  is_proposed,
  confirmed,
  version,
}: Sheet): SheetValues => ({
  headline: headline ?? '',
  note: note ?? '',
  show_salary: show_salary ? 'yes' : 'no',
  resume_text: is_proposed && version > 0 ? '' : (resume_text ?? ''),
  confirmed,
});

/** What two versions of a sheet are compared by. */
export const SHEET_FIELDS: readonly Field<Sheet & { id: number }>[] = [
  { source: 'headline', label: 'sheet.headline' },
  { source: 'note', label: 'sheet.note' },
  {
    source: 'show_salary',
    label: 'sheet.salary',
    input: {
      type: 'choice',
      choices: () => [
        { id: 'yes', name: t('sheet.salaryShown') },
        { id: 'no', name: t('sheet.salaryHidden') },
      ],
    },
  },
  { source: 'resume_text', label: 'sheet.text' },
];
