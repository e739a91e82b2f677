import english from 'ra-language-english';
import { textsOf } from '../react-admin';

/** What react-admin itself says. */
export const reactAdmin = textsOf(english);
