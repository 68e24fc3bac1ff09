/** Substrings that make a secret guessable. */
const GUESSES =
  /password|passw0rd|secret|admin|gamehall|sandbox|changeme|example|qwerty|12345|letmein|default/i
const LEAST_DISTINCT_CHARACTERS = 8
const LEAST_DISTINCT_BYTES = 16

/** Why a secret is guessable; null for one that is strong enough for live mode. */
export function findSecretWeakness(secret: string): string | null {
  if (GUESSES.test(secret)) return 'contains a word that everybody tries first'
  if (new Set(secret).size < LEAST_DISTINCT_CHARACTERS) return 'repeats too few characters'
  return null
}

/** Whether a key of 32 bytes in hexadecimal was drawn at random: neither its bytes nor the steps between them repeat. */
export function isRandomKey(hex: string): boolean {
  const bytes = Buffer.from(hex, 'hex')
  const steps = bytes.map((byte, index) => byte - (bytes[index - 1] ?? 0))
  return [bytes, steps].every((values) => new Set(values).size >= LEAST_DISTINCT_BYTES)
}
