/** A value as the records keep it: large integers as text, and of what is personal only that it was given. */
export function auditJson(value: unknown, secrets: readonly string[] = []): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (secrets.includes(key)) return '(not recorded)'
    return typeof inner === 'bigint' ? inner.toString() : inner
  })
}
