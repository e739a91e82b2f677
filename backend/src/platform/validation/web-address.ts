/** Also endings that mail programs make links of, wherever they stand. */
const ADDRESS =
  /:\/\/|\bwww\.|@|[\p{L}\p{N}]\.(?:ai|app|biz|cc|click|club|cn|co|com|dev|eu|icu|in|info|io|link|live|me|net|online|org|page|ru|shop|site|store|tech|to|top|uk|us|web|xyz)(?![\p{L}\p{N}])/iu;

/** Whether a web or e-mail address stands in a text. */
export const holdsAddress = (text: string): boolean => ADDRESS.test(text.normalize('NFKC').replace(/[。．]/g, '.'));
