/** Why typed text is not an amount: `digits` not a number, `whole` decimals in a whole amount, `decimals` too many decimals. */
export type AmountInputError = 'digits' | 'whole' | 'decimals'

/** Parsed input: the amount as a decimal string (empty while nothing is typed), or why the text is not an amount. */
export interface ParsedAmountInput {
  readonly value: string
  readonly fault: AmountInputError | undefined
}

/** Currency signs and codes that are pasted with an amount. */
const CURRENCY_AFFIX = /^(?:NT\$|\$|NTD|TWD|USDT)|(?:TWD|USDT|NTD|元)$/gi
const GROUPED = /^\d{1,3}(?:,\d{3})+(?=\.|$)/
const NUMBER = /^(\d*)(?:\.(\d*))?$/

/**
 * Parses typed or pasted text. Accepts full-width digits, thousands separators and a currency sign or code. Any other
 * character is an error and is never dropped, which would change the amount (12.5 is not 125).
 */
export function parseAmountInput(typed: string, decimals: number): ParsedAmountInput {
  const narrow = typed.normalize('NFKC').replace(/。/g, '.').replace(/\s/g, '').replace(CURRENCY_AFFIX, '')
  const plain = GROUPED.test(narrow) ? narrow.replaceAll(',', '') : narrow
  if (plain === '') return { value: '', fault: undefined }
  const found = NUMBER.exec(plain)
  if (found === null || plain === '.')
    return { value: '', fault: decimals === 0 && plain === '.' ? 'whole' : 'digits' }
  const [, digits = '', fraction] = found
  const whole = digits.replace(/^0+(?=\d)/, '') || '0'
  if (fraction === undefined) return { value: whole, fault: undefined }
  if (decimals === 0) return { value: '', fault: 'whole' }
  if (fraction.length > decimals) return { value: '', fault: 'decimals' }
  return { value: fraction === '' ? whole : `${whole}.${fraction}`, fault: undefined }
}

/** Truncates an amount to a number of decimals. */
export function truncateDecimals(amount: string, decimals: number): string {
  const [whole = '', fraction = ''] = amount.split('.')
  return decimals === 0 || fraction === '' ? whole : `${whole}.${fraction.slice(0, decimals)}`
}

/** `1234567.5` → `1,234,567.5`. */
export function groupThousands(amount: string): string {
  const [whole = '', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
