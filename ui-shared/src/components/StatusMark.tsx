import { DOT, type Mark } from '../theme/status-look';

/** The icon of a status, in the colour of the text around it. */
export function StatusMark({ mark = DOT }: { mark?: Mark }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`status-mark ${mark.isSolid ? 'is-solid' : ''}`}>
      <path d={mark.path} />
    </svg>
  );
}
