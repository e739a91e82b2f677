import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography, type BoxProps } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
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
  sx?: BoxProps['sx'];
  /** What became of the file. */
  children?: ReactNode;
}

/** Takes a file that is dropped, or chosen. */
export function FileDrop({
  hint,
  choose,
  label = choose,
  accept,
  isBusy,
  failure,
  onTake,
  sx,
  children,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file && !isBusy) onTake(file);
  };
  return (
    <Box
      className="no-print"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      sx={[
        {
          p: 2,
          border: '1px dashed var(--control)',
          borderRadius: '10px',
          bgcolor: isOver ? 'var(--action-soft)' : 'transparent',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {hint}
      </Typography>
      <Button variant="outlined" startIcon={<UploadFile />} disabled={isBusy} onClick={() => input.current?.click()}>
        {choose}
      </Button>
      {children}
      {failure && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          {failure}
        </Typography>
      )}
      <HiddenFileInput input={input} accept={accept} label={label} onTake={take} />
    </Box>
  );
}
