import type { RefObject } from 'react';

interface HiddenFileInputProps {
  /** Pressed by the button that stands for it. */
  input: RefObject<HTMLInputElement | null>;
  accept: string;
  label: string;
  onTake: (files: FileList | null) => void;
}

/** Asks for a file, behind a button of the page. The same file may be chosen again. */
export const HiddenFileInput = ({ input, accept, label, onTake }: HiddenFileInputProps) => (
  <input
    ref={input}
    type="file"
    accept={accept}
    hidden
    aria-label={label}
    onChange={({ target }) => {
      onTake(target.files);
      target.value = '';
    }}
  />
);
