/** Serializes a value for the audit record: bigints as text, personal fields (`secrets`) as a placeholder. */
export function formatAuditJson(value: unknown, secrets: readonly string[] = []): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (secrets.includes(key)) return '(not recorded)'
    return typeof inner === 'bigint' ? inner.toString() : inner
  })
}
