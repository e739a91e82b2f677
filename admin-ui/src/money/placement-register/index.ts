import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';

/** Every placement there ever was, with its fee, invoice and warranty. Its records are those of placements. */
export const placementRegister: Resource = {
  page: pages.placementRegister,
  title: 'section.placementRegister',
};
