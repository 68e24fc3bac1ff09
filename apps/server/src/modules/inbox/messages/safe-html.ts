import sanitizeHtml from 'sanitize-html'

const TAGS = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a']

/** What people wrote for players, as HTML that can do nothing: a few elements, links to the web or into the hall. */
export function safeHtml(text: string): string {
  return sanitizeHtml(text, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: linkOutward },
  })
}

/** A link within the hall stays in its window; one outward opens its own, and is told nothing. */
function linkOutward(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = href.startsWith('#/')
    ? { href }
    : { href, rel: 'noopener noreferrer nofollow', target: '_blank' }
  return { tagName, attribs }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

/** Words as they are. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Safe HTML as one line of words, for toasts and lists. */
export function plainText(html: string): string {
  return sanitizeHtml(html.replace(/<(?:br|\/p|\/li|\/h3|\/h4|\/blockquote)\b[^>]*>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
