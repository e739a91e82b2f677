import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Fold } from './Fold';
import { FORM_GRID } from './form-layout';
import { WHOLE_ROW } from './inputs';

interface MoreInputsProps {
  /** Says what is folded, such as "More: time zone, round, notes". */
  label: string;
  /** It opens by itself when one of these is wrong. */
  sources: readonly string[];
  /** Of its heading. */
  level?: 2 | 3;
  children: ReactNode;
}

/** Inputs that few need, folded below the others. */
export function MoreInputs({ label, sources, level = 3, children }: MoreInputsProps) {
  const { errors } = useFormState();
  const [isOpen, setOpen] = useState(false);
  const isWrong = sources.some((source) => source in errors);
  return (
    <Box sx={{ ...WHOLE_ROW, mt: 1 }}>
      <Fold title={label} level={level} isOpen={isOpen || isWrong} onToggle={setOpen}>
        <Box sx={FORM_GRID}>{children}</Box>
      </Fold>
    </Box>
  );
}
