import sanitizeHtml from 'sanitize-html'

const TAGS = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a']

/** Sanitizes HTML to a short list of elements and links to web pages or pages of the app. */
export function safeHtml(text: string): string {
  return sanitizeHtml(text, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: linkOutward },
  })
}

/** External links open a new window without opener and referrer; internal links stay. */
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

/** Escapes plain text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Converts sanitized HTML to one line of plain text, for toasts and lists. */
export function htmlToPlainText(html: string): string {
  return sanitizeHtml(html.replace(/<(?:br|\/p|\/li|\/h3|\/h4|\/blockquote)\b[^>]*>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
