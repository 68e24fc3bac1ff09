/** About how many ems a text is wide: a Chinese character is one, a bold figure or capital more than other letters. */
export const emsOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + emsOfCharacter(character), 0)

function emsOfCharacter(character: string): number {
  if (character > '\u2e7f') return 1
  return /[\dA-Z+−]/.test(character) ? 0.64 : 0.54
}
