/** Names the settings of one person in this browser. */
export const storeName = (userId: number | string): string => `Niyukt${userId}`;

/** What react-admin's store keeps for a person, read without react-admin. */
export function keptSetting(userId: number | string, key: string): unknown {
  const kept = window.localStorage.getItem(`RaStore${storeName(userId)}.${key}`);
  return kept === null ? undefined : JSON.parse(kept);
}
