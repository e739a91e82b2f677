/** Names the settings of one person in this browser. */
export const storeName = (userId: number | string): string => `Niyukt${userId}`;

/** What react-admin's store keeps for a person, read without react-admin. */
export function storedSetting(userId: number | string, key: string): unknown {
  const stored = window.localStorage.getItem(`RaStore${storeName(userId)}.${key}`);
  return stored === null ? undefined : JSON.parse(stored);
}
