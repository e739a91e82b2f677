import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { HiddenFileInput } from './HiddenFileInput';

interface FileDropProps {
  hint: string;
  /** Of the button that asks for a file. */
  choose: string;
  /** Of the input; left out, it is that of the button. */
  label?: string;
  accept: string;
  isBusy: boolean;
  failure: string | undefined;
  onTake: (file: File) => void;
  /** Takes what is dropped anywhere on the page. */
  isPageWide?: boolean;
  /** What becomes of the file, in place of the hint. */
  said?: ReactNode;
  /** Takes the file back. */
  undo?: { label: string; onUndo: () => void } | undefined;
}

interface Drops {
  onOver: (isOver: boolean) => void;
  onTake: (files: FileList | null) => void;
}

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Listens for files that are dragged over an element and dropped there; without one, over the page. */
function useDrops(elementOf: () => HTMLElement | null, { onOver, onTake }: Drops): void {
  const over = useEffectEvent((event: DragEvent): void => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    onOver(true);
  });
  const leave = useEffectEvent(() => onOver(false));
  const drop = useEffectEvent((event: DragEvent): void => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    onOver(false);
    onTake(event.dataTransfer?.files ?? null);
  });
  const target = useEffectEvent((): EventTarget => elementOf() ?? window);
  useEffect(() => {
    const place = target();
    const life = new AbortController();
    const { signal } = life;
    place.addEventListener('dragover', (event) => over(event as DragEvent), { signal });
    place.addEventListener('dragleave', () => leave(), { signal });
    place.addEventListener('drop', (event) => drop(event as DragEvent), { signal });
    return () => life.abort();
  }, []);
}

/** Takes a file that is dropped, or chosen. */
export function FileDrop(props: FileDropProps) {
  const { hint, choose, label = choose, accept, isBusy, failure, onTake, isPageWide = false, said, undo } = props;
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file && !isBusy) onTake(file);
  };
  useDrops(() => (isPageWide ? null : place.current), { onOver: setOver, onTake: take });
  const takeBack = (): void => {
    const isFocused = place.current?.contains(document.activeElement) ?? false;
    undo?.onUndo();
    // the button that is pressed goes away
    if (isFocused) button.current?.focus();
  };
  return (
    <Box
      ref={place}
      className="no-print"
      // left by the mouse, a field of the form around would say what is wrong with it before it is filled
      onMouseDown={(event) => event.preventDefault()}
      sx={{
        p: 2,
        border: '1px dashed var(--control)',
        borderRadius: '10px',
        bgcolor: isOver ? 'var(--action-soft)' : 'transparent',
      }}
    >
      <Typography
        role="status"
        variant="body2"
        component="div"
        sx={{ mb: 1, overflowWrap: 'anywhere', color: said ? 'text.primary' : 'text.secondary' }}
      >
        {said || hint}
      </Typography>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<UploadFile />}
        {...(isBusy && { 'aria-disabled': true, className: 'Mui-disabled' })}
        onClick={() => isBusy || input.current?.click()}
      >
        {choose}
      </Button>
      {undo && (
        <Button sx={{ ml: 1 }} onClick={takeBack}>
          {undo.label}
        </Button>
      )}
      {failure && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          {failure}
        </Typography>
      )}
      <HiddenFileInput input={input} accept={accept} label={label} onTake={take} />
    </Box>
  );
}
