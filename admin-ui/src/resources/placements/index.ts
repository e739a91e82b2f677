import Handshake from '@mui/icons-material/HandshakeOutlined';
import type { Resource } from '../../platform/resource/resource';
import { page } from './page';

/** Connections that ended in a placement: a list of their own, no records. */
export const placements: Resource = {
  page,
  section: { title: 'section.placements', Icon: Handshake, key: 'p', group: 'work' },
};
