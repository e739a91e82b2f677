import MenuBook from '@mui/icons-material/MenuBookOutlined';
import type { Resource } from '../../kit/resource/resource';
import { page } from './page';

/** Every placement there ever was, with its fee, invoice and warranty. Its records are those of placements. */
export const placementRegister: Resource = {
  page,
  section: { title: 'section.placementRegister', Icon: MenuBook, key: 'f', group: 'work', viewOf: '/placements' },
};
