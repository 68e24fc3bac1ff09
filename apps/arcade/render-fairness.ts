import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import { Marked, type Tokens } from 'marked'

/** The anchor of a heading, as GitHub makes it: the page's own links use it. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Chinese is at the pages' own address, English in a folder of it. */
const TOP: Readonly<Record<Language, string>> = { 'zh-TW': './', en: '../' }
const PAGES = new Map([
  ['fairness.zh-TW.md', '?lang=zh-TW'],
  ['fairness.md', 'en/'],
])

/** What is served beside the page: the games' tables, and the page in the other language. Anchors stay; links into the repository become plain text. */
function servedHref(href: string, language: Language): string | null {
  if (href.startsWith('#')) return href
  const served = PAGES.get(href) ?? /^fairness\/([a-z-]+\.json)$/.exec(href)?.[1]
  return served === undefined ? null : `${TOP[language]}${served}`
}

/**
 * Renders a description of how rounds are recomputed (`docs/protocols/fairness.md`, `fairness.zh-TW.md`) as HTML without scripts and
 * styles, for the page of its language. Tables and code get boxes of their own that scroll, so that the page fits a phone.
 */
export function renderFairness(markdown: string, language: Language): string {
  const marked = new Marked({ gfm: true })
  let lastHeading = ''
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        lastHeading = text
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      code: ({ text }: Tokens.Code) =>
        `<pre class="scroll" tabindex="0"><code>${escapeHtml(text)}\n</code></pre>\n`,
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens)
        const served = servedHref(href, language)
        return served === null ? text : `<a href="${served}">${text}</a>`
      },
      table(token: Tokens.Table) {
        const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
        const table = `<table><thead>${row(token.header, 'th')}</thead><tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
        return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(lastHeading)}">${table}</div>\n`
      },
    },
  })
  return marked.parse(markdown, { async: false })
}
