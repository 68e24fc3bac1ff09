const WORDS = ['lucky', 'jade', 'gold', 'nova', 'moon', 'star', 'wind', 'pearl'] as const
const DIGITS = 6

/** Generates an account name to suggest, such as `jade480213`; it may be taken. */
export function suggestAccount(): string {
  const random = crypto.getRandomValues(new Uint32Array(2))
  const word = WORDS[(random[0] ?? 0) % WORDS.length] ?? WORDS[0]
  return word + String((random[1] ?? 0) % 10 ** DIGITS).padStart(DIGITS, '0')
}
