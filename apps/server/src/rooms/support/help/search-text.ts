import type { HelpBlock } from '@gamehall/contract/support'

interface Said {
  readonly title: Readonly<Record<string, string>>
  readonly summary: Readonly<Record<string, string>>
  readonly blocks: Readonly<Record<string, readonly HelpBlock[]>>
}

/** Builds the lower-case search text of an article, in all languages. */
export function buildSearchText({ title, summary, blocks }: Said): string {
  const said = Object.values(blocks).flatMap((list) =>
    list.flatMap((block) => ('items' in block ? block.items : [block.text])),
  )
  return [...Object.values(title), ...Object.values(summary), ...said].join('\n').toLowerCase()
}
