/** The file types of resumes. */
export const RESUME_KINDS = {
  pdf: { mediaType: 'application/pdf', extensions: ['pdf'], hasPages: true },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    hasPages: false,
  },
  doc: { mediaType: 'application/msword', extensions: ['doc'], hasPages: false },
  odt: { mediaType: 'application/vnd.oasis.opendocument.text', extensions: ['odt'], hasPages: false },
  rtf: { mediaType: 'application/rtf', extensions: ['rtf'], hasPages: false },
  txt: { mediaType: 'text/plain', extensions: ['txt', 'text'], hasPages: false },
  jpg: { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'], hasPages: true },
  png: { mediaType: 'image/png', extensions: ['png'], hasPages: true },
} as const;

export type ResumeKind = keyof typeof RESUME_KINDS;

export const FILE_KINDS = Object.keys(RESUME_KINDS) as ResumeKind[];
export const MEDIA_TYPES = FILE_KINDS.map((kind) => RESUME_KINDS[kind].mediaType);

/** Whether a file is a picture, which has no text layer. */
export function isPicture(kind: ResumeKind): kind is 'jpg' | 'png' {
  return kind === 'jpg' || kind === 'png';
}

/**
 * The kind of a stored media type.
 * @throws Error for any other
 */
export function kindOfMediaType(mediaType: string): ResumeKind {
  const kind = FILE_KINDS.find((each) => RESUME_KINDS[each].mediaType === mediaType);
  if (!kind) throw new Error(`no resume has the media type ${mediaType}`);
  return kind;
}
