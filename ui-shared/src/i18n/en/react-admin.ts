/** What react-admin itself says. */
export { default as reactAdmin } from 'ra-language-english';
