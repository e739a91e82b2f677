import type { Resource } from '../../kit/resource/resource';
import { page } from './page';

/** Every placement there ever was, with its fee, invoice and warranty. Its records are those of placements. */
export const placementRegister: Resource = {
  page,
  title: 'section.placementRegister',
};
