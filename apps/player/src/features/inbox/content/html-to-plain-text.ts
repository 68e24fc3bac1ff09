/** §3 `style`: the content is a picture's address. */
export const PICTURE_STYLE = 2

const INLINE = /<\/?(?:b|strong|i|em|u|a)\b[^>]*>/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

/** Converts sanitized HTML from the server to one line of plain text, for lists, the ticker and toasts. */
export function htmlToPlainText(html: string): string {
  return html
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
