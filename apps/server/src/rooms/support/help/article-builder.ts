import type { Locale } from '@gamehall/contract/constants'
import type { HelpFeature, StoredHelpBlock } from './stored-help-block.ts'

type Texts = Readonly<Record<Locale, string>>
type Blocks = Readonly<Record<Locale, StoredHelpBlock>>

/** A default help article. */
export interface DefaultArticle {
  readonly id: string
  readonly category: string
  readonly title: Texts
  readonly summary: Texts
  readonly blocks: Readonly<Record<Locale, readonly StoredHelpBlock[]>>
}

const both = <T>(zh: T, en: T) => ({ 'zh-TW': zh, en })

export const text = (zh: string, en: string): Blocks =>
  both({ kind: 'text', text: zh }, { kind: 'text', text: en })
export const heading = (zh: string, en: string): Blocks =>
  both({ kind: 'heading', text: zh }, { kind: 'heading', text: en })
export const note = (zh: string, en: string): Blocks =>
  both({ kind: 'note', text: zh }, { kind: 'note', text: en })
export const list = (zh: string[], en: string[]): Blocks =>
  both({ kind: 'list', items: zh }, { kind: 'list', items: en })
export const steps = (zh: string[], en: string[]): Blocks =>
  both({ kind: 'steps', items: zh }, { kind: 'steps', items: en })
export const link = (to: string, zh: string, en: string): Blocks =>
  both({ kind: 'link', text: zh, to }, { kind: 'link', text: en, to })

/** A block that is only shown while the feature is on. */
export const only = (feature: HelpFeature, blocks: Blocks): Blocks =>
  both({ ...blocks['zh-TW'], feature }, { ...blocks.en, feature })

/** Answers a builder of articles in a category: id, title, summary and blocks, each in Chinese and English. */
export function articleBuilder(category: string) {
  return (
    id: string,
    title: [string, string],
    summary: [string, string],
    blocks: readonly Blocks[],
  ): DefaultArticle => ({
    id,
    category,
    title: both(...title),
    summary: both(...summary),
    blocks: both(
      blocks.map((block) => block['zh-TW']),
      blocks.map((block) => block.en),
    ),
  })
}
