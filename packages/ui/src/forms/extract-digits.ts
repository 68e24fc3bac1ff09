/** Keeps only the digits of typed or pasted text: `１２３ 456` gives `123456`. */
export function extractDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}

/** Converts a mobile number to its national form: `+886 912-345-678` gives `0912345678`. */
export function normalizeLocalPhone(text: string): string {
  return extractDigits(text).replace(/^(?:00)?886(?=9)/, '0')
}
