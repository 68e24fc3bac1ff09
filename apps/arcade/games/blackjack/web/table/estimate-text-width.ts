/** The estimated width of a text in ems, before it is laid out: a Chinese character is one, a bold figure or capital more than other letters. */
export const estimateTextWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + estimateCharacterWidth(character), 0)

function estimateCharacterWidth(character: string): number {
  if (character > '\u2e7f') return 1
  return /[\dA-Z+−]/.test(character) ? 0.64 : 0.54
}
