/** Why a typed text is no amount: `digits` it is no number, `whole` a point in a whole amount, `decimals` too many of them. */
export type AmountFault = 'digits' | 'whole' | 'decimals'

/** What a typed text says: an amount as a decimal string (empty while nothing is typed), or why it is none. */
export interface AmountReading {
  readonly value: string
  readonly fault: AmountFault | undefined
}

/** What people paste around an amount: the currency's sign and code. */
const AROUND = /^(?:NT\$|\$|NTD|TWD|USDT)|(?:TWD|USDT|NTD|元)$/gi
const GROUPED = /^\d{1,3}(?:,\d{3})+(?=\.|$)/
const NUMBER = /^(\d*)(?:\.(\d*))?$/

/**
 * Reads what a player typed or pasted. Full-width digits, thousands commas and the currency around it are understood;
 * whatever else stands in it is a fault, never dropped: dropping it would make another amount (12.5 is not 125).
 */
export function readAmount(typed: string, decimals: number): AmountReading {
  const narrow = typed.normalize('NFKC').replace(/。/g, '.').replace(/\s/g, '').replace(AROUND, '')
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

/** An amount cut to so many decimals: what of a maximum can be asked for. */
export function cutAmount(amount: string, decimals: number): string {
  const [whole = '', fraction = ''] = amount.split('.')
  return decimals === 0 || fraction === '' ? whole : `${whole}.${fraction.slice(0, decimals)}`
}

/** `1234567.5` → `1,234,567.5`. */
export function groupThousands(amount: string): string {
  const [whole = '', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
