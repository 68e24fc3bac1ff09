import { hasValidIdCheckDigit } from '@gamehall/contract/identity'

/** Appends the check digit to the first nine characters of a Taiwan ID or resident certificate number. */
export function completeIdNumber(nine: string): string {
  const whole = [...'0123456789'].map((digit) => nine + digit).find(hasValidIdCheckDigit)
  if (whole === undefined) throw new Error(`no check digit fits ${nine}`)
  return whole
}
