import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';

/** How the agency's work is done here, from the first hour to a claim. */
export const help: Resource = { page: pages.help, title: 'section.help' };
