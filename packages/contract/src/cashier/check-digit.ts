/** Whether the last digit of a card number is a valid Luhn check digit (ISO/IEC 7812). */
export function hasLuhnDigit(digits: string): boolean {
  let sum = 0
  for (let fromEnd = 0; fromEnd < digits.length; fromEnd += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - fromEnd))
    const counted = fromEnd % 2 === 1 ? digit * 2 : digit
    sum += counted > 9 ? counted - 9 : counted
  }
  return digits !== '' && sum % 10 === 0
}
