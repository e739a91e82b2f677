import { Icon } from './Icon';

/** A cross. The button around it has a label. */
export function CloseIcon() {
  return (
    <Icon lineWidth={2}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}
