const WORDS = ['lucky', 'jade', 'gold', 'nova', 'moon', 'star', 'wind', 'pearl'] as const
const DIGITS = 6

/** An account name to begin with, such as `jade480213`; whether it is free is asked as for any other. */
export function suggestAccount(): string {
  const random = crypto.getRandomValues(new Uint32Array(2))
  const word = WORDS[(random[0] ?? 0) % WORDS.length] ?? WORDS[0]
  return word + String((random[1] ?? 0) % 10 ** DIGITS).padStart(DIGITS, '0')
}
