import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { renderFairness } from './render-fairness.ts'

const readDescription = (file: string) =>
  readFile(join(import.meta.dirname, '../../docs/protocols', file), 'utf8')

it('gives headings anchors, lets tables and code scroll, and links only what is served', () => {
  const markdown = `# A page

| a | b |
| - | - |
| 1 | 2 |

\`\`\`json
{ "a": "<b>" }
\`\`\`

## The shape of an example

[dice](fairness/dice.json), [shape](#the-shape-of-an-example), [decision 0134](../decisions/0134.md),
[English](fairness.md), [Chinese](fairness.zh-TW.md)
`
  const html = renderFairness(markdown, 'zh-TW')
  expect(html).toContain('<h2 id="the-shape-of-an-example">The shape of an example</h2>')
  expect(html).toMatch(/<div class="scroll" tabindex="0" role="region" aria-label="[^"]+"><table>/)
  expect(html).toContain('<pre class="scroll" tabindex="0"><code>{ &quot;a&quot;: &quot;&lt;b&gt;&quot; }')
  expect(html).toContain('<a href="./dice.json">dice</a>')
  expect(html).toContain('<a href="#the-shape-of-an-example">shape</a>')
  expect(html).toContain('decision 0134')
  expect(html).not.toContain('decisions/')
  expect(html).toContain('<a href="./en/">English</a>, <a href="./?lang=zh-TW">Chinese</a>')
  const english = renderFairness(markdown, 'en')
  expect(english).toContain('<a href="../dice.json">dice</a>')
  expect(english).toContain('<a href="../en/">English</a>, <a href="../?lang=zh-TW">Chinese</a>')
})

it.each([
  ['zh-TW', 'fairness.zh-TW.md', /^(?:#|\.\/(?:[a-z-]+\.json|en\/)$)/],
  ['en', 'fairness.md', /^(?:#|\.\.\/(?:[a-z-]+\.json|\?lang=zh-TW)$)/],
] as const)(
  'renders the whole description in %s: every anchor that it links to exists, and nothing needs a script or style of its own',
  async (language, file, href) => {
    const html = renderFairness(await readDescription(file), language)
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '')
    expect(anchors.length).toBeGreaterThan(0)
    expect(anchors.filter((id) => !ids.has(id))).toEqual([])
    expect(html).toContain('block(b) = HMAC-SHA256(key = server seed')
    expect(html).not.toMatch(/<script|style=|onclick|<img/)
    for (const [, found] of html.matchAll(/href="([^"]+)"/g)) expect(found).toMatch(href)
  },
)
