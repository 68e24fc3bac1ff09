import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lexer, type Token, type Tokens } from 'marked'
import { expect, it } from 'vitest'

const docs = join(import.meta.dirname, '../../docs/protocols')
const [english, chinese] = await Promise.all(
  ['fairness.md', 'fairness.zh-TW.md'].map(async (file) => readFile(join(docs, file), 'utf8')),
)

/** The blocks of a description in their order: headings, paragraphs, code, items of lists, cells of tables. */
const blocksOf = (markdown = ''): Token[] =>
  lexer(markdown)
    .filter(({ type }) => type !== 'space')
    .flatMap((token): Token[] => {
      if (token.type === 'list') return (token as Tokens.List).items
      if (token.type !== 'table') return [token]
      const { header, rows } = token as Tokens.Table
      return [header, ...rows].flatMap((cells) => cells.map(({ text }) => ({ type: 'cell', raw: text })))
    })

const sorted = (found: readonly string[]) => found.toSorted()
const codeSpans = (text: string) =>
  sorted([...text.matchAll(/`[^`]+`/g)].map(([span]) => span.replaceAll(/\s+/g, ' ')))
const figures = (text: string) =>
  sorted([...text.replaceAll(/`[^`]+`/g, '').matchAll(/\d+(?:[.,]\d+)*/g)].map(([figure]) => figure))
/** Where links lead: anchors are the headings of each language, and each description links to the other. */
const links = (text: string) =>
  sorted([...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, href = '']) => href.replace('.zh-TW', '')))
const gameOf = (heading: string) => /\(([a-z-]+)\)\n/.exec(heading)?.[1]

/** What a block has in every language. */
function invariantOf({ type, raw, ...token }: Token) {
  if (type === 'code') return { type, raw: raw.trim() }
  if (type === 'heading') return { type, depth: (token as Tokens.Heading).depth, game: gameOf(raw) }
  return { type, spans: codeSpans(raw), figures: figures(raw), links: links(raw) }
}

const blocks = { english: blocksOf(english), chinese: blocksOf(chinese) }
const ofType = (language: 'english' | 'chinese', type: string) =>
  blocks[language].filter((block) => block.type === type).map(invariantOf)

it.each(['heading', 'code', 'cell'])('has each %s in both languages, in the same order', (type) => {
  expect(ofType('english', type).length).toBeGreaterThan(10)
  expect(ofType('chinese', type)).toEqual(ofType('english', type))
})

it('says the same code, figures and links in each paragraph and item, in the same order', () => {
  const differing = blocks.english.flatMap((block, index) => {
    const other = blocks.chinese[index] ?? { type: 'nothing', raw: '' }
    const [own, others] = [invariantOf(block), invariantOf(other)]
    return JSON.stringify(own) === JSON.stringify(others) ? [] : [{ own, others, english: block.raw }]
  })
  expect(differing).toEqual([])
  expect(blocks.chinese).toHaveLength(blocks.english.length)
})
