/** Style 2 (§3): the content is the address of a picture. */
export const PICTURE_STYLE = 2

const INLINE = /<\/?(?:b|strong|i|em|u|a)\b[^>]*>/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

/** The words of what the server made safe, in one line: for a list, a running line, a toast. */
export function plainWords(html: string): string {
  return html
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
