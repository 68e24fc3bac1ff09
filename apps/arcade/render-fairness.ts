import { Marked, type Tokens } from 'marked'

/** The anchor of a heading, as GitHub makes it: the page's own links use it. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What is served beside the page: the games' tables. Anchors stay; links into the repository become plain text. */
function servedHref(href: string): string | null {
  if (href.startsWith('#')) return href
  const [, file] = /^fairness\/([a-z-]+\.json)$/.exec(href) ?? []
  return file === undefined ? null : `./${file}`
}

/**
 * Renders the description of how rounds are recomputed (`docs/protocols/fairness.md`) as HTML without scripts and styles. Tables and
 * code get boxes of their own that scroll, so that the page fits a phone.
 */
export function renderFairness(markdown: string): string {
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
        const served = servedHref(href)
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
