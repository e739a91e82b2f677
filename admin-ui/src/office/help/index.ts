import type { Resource } from '../../kit/resource/resource';
import { page } from './page';

/** How the agency's work is done here, from the first hour to a claim. */
export const help: Resource = { page, title: 'section.help' };
