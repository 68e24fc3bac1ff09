/** The digits of what was typed or pasted: `１２３ 456` is `123456`. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}

/** A phone number as it is dialled at home: `+886 912-345-678` is `0912345678`. */
export function localPhoneOf(text: string): string {
  return digitsOf(text).replace(/^(?:00)?886(?=9)/, '0')
}
