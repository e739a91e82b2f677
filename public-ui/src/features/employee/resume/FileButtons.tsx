import { type ComponentProps, type ReactNode, useRef } from 'react';
import { t } from '@niyukt/ui-shared/i18n/own-resume';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';

/** File types for the device's dialog; the server detects the type by the bytes. */
const KINDS = '.pdf,.docx,.doc,.odt,.rtf,.txt,.jpg,.jpeg,.png,image/jpeg,image/png';

interface FileButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  look?: 'primary' | 'secondary';
  onChoose: (file: File) => void;
  children: ReactNode;
}

interface PickerProps extends FileButtonProps {
  accept: string;
  /** Opens the camera. */
  capture?: 'environment';
}

/** A button that opens the file dialog. */
export function ChooseButton(props: FileButtonProps) {
  return <Picker accept={KINDS} {...props} />;
}

const hasTouch = (): boolean => window.matchMedia('(any-pointer: coarse)').matches;

/** A button that opens the camera, on handheld devices. */
export function CameraButton(props: Omit<FileButtonProps, 'children'>) {
  if (!hasTouch()) return null;
  return (
    <Picker accept="image/*" capture="environment" className="max-sm:px-2" {...props}>
      <CameraIcon />
      {t('ownResume.camera')}
    </Picker>
  );
}

function Picker({ accept, capture, onChoose, children, ...button }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()} {...button}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={capture}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // allows choosing the same file again
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}

function CameraIcon() {
  return (
    <Icon>
      <path d="M2.5 6.5h3L7 4h6l1.5 2.5h3V16h-15z" />
      <circle cx="10" cy="10.8" r="2.8" />
    </Icon>
  );
}
