export function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
