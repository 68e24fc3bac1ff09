/**
 * What a player typed, as a decimal string: full-width digits made narrow, thousands commas and anything else dropped,
 * one point at most, at most `decimals` decimals, no leading zeros.
 */
export function cleanAmount(typed: string, decimals: number): string {
  const narrow = typed
    .normalize('NFKC')
    .replace(/[。．]/g, '.')
    .replace(/[^\d.]/g, '')
  const [whole = '', ...rest] = narrow.split('.')
  const trimmed = whole.replace(/^0+(?=\d)/, '')
  if (decimals === 0 || rest.length === 0) return trimmed
  return `${trimmed || '0'}.${rest.join('').slice(0, decimals)}`
}

/** `1234567.5` → `1,234,567.5`, keeping what is still being typed. */
export function groupThousands(amount: string): string {
  const [whole = '', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
