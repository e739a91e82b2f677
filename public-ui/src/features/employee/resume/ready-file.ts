import { newKey } from '@niyukt/ui-shared/api/idempotency-key';
import { sizeText } from '@niyukt/ui-shared/files/size-text';
import { t } from '@niyukt/ui-shared/i18n/own-resume';

/** The server's limit, in bytes. */
export const MAX_BYTES = 5 * 1024 * 1024;
/** Longest sides of a photo, tried in turn, in pixels; the last one still shows a page at 170 dpi. */
const MAX_SIDES_PX = [4000, 3200, 2600, 2000] as const;
const QUALITY = 0.85;
const ONE_LESS_KIND = /\.[^.]+$/;

/** A file that cannot be sent. The message is shown. */
export class UnfitFile extends Error {}

export interface ReadyFile {
  file: File;
  /** Idempotency key of this choice, the same for every try. */
  key: string | undefined;
  /** Whether it is a smaller copy of a large photo. */
  isSmaller: boolean;
}

/**
 * Prepares a chosen file for sending. It is read at once, because files of other apps may be gone at a retry. Large photos are scaled
 * down.
 * @throws UnfitFile for one that is empty, cannot be read or is too large
 */
export async function readyFile(chosen: File): Promise<ReadyFile> {
  const { name } = chosen;
  const key = newKey();
  if (chosen.size > MAX_BYTES) return { file: await smallerPhoto(chosen), key, isSmaller: true };
  const bytes = await chosen.arrayBuffer().catch(() => {
    throw new UnfitFile(t('ownResume.unreadable', { name }));
  });
  if (!bytes.byteLength) throw new UnfitFile(t('ownResume.empty', { name }));
  return { file: new File([bytes], name, { type: chosen.type }), key, isSmaller: false };
}

async function smallerPhoto(photo: File): Promise<File> {
  const { name, size } = photo;
  if (!photo.type.startsWith('image/')) throw new UnfitFile(t('ownResume.tooLarge', { name, size: sizeText(size) }));
  const picture = await createImageBitmap(photo).catch(() => undefined);
  try {
    for (const longest of picture ? MAX_SIDES_PX : []) {
      const copy = picture && (await jpegOf(picture, longest));
      if (copy && copy.size <= MAX_BYTES) {
        return new File([copy], `${name.replace(ONE_LESS_KIND, '')}.jpg`, { type: copy.type });
      }
    }
  } finally {
    picture?.close();
  }
  throw new UnfitFile(t('ownResume.photoTooLarge', { size: sizeText(size) }));
}

/** On white, because JPEG has no transparency. */
function jpegOf(picture: ImageBitmap, longest: number): Promise<Blob | null> {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const brush = canvas.getContext('2d');
  if (!brush) return Promise.resolve(null);
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
