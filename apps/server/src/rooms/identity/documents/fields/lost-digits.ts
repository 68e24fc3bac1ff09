/** Whether all letters of a text stand in the whole one, in their order: OCR has lost the others. */
export function isPartOf(part: string, whole: string): boolean {
  let at = 0
  for (const letter of whole) if (letter === part.charAt(at)) at += 1
  return at === part.length
}

/**
 * A text with the digits of another reading of it, where its numbers only lack some of those: `介壽4號` of `介壽94號`. Its other
 * letters stay. Null where the numbers differ otherwise, or in nothing.
 */
export function restoreDigits(letters: readonly string[], whole: readonly string[]): string[] | null {
  const [short, long] = [partsOf(letters), partsOf(whole)]
  if (short.numbers.length !== long.numbers.length || short.text === long.text) return null
  if (!short.numbers.every((number, at) => isPartOf(number, long.numbers[at] ?? ''))) return null
  const restored = short.words.flatMap((word, at) => [word, long.numbers[at] ?? '']).join('')
  return restored === short.text ? null : [...restored]
}

/** Numbers, and the words before each of them and behind the last. */
function partsOf(letters: readonly string[]) {
  const text = letters.join('')
  return { text, numbers: text.match(/\d+/g) ?? [], words: text.split(/\d+/) }
}
