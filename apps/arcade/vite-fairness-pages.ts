import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import type { Plugin } from 'vite'
import { renderFairness } from './render-fairness.ts'

const docs = join(import.meta.dirname, '../../docs/protocols')
const PLACE = '<!-- description -->'
const DESCRIPTIONS: Readonly<Record<Language, string>> = { 'zh-TW': 'fairness.zh-TW.md', en: 'fairness.md' }

/**
 * Fills the page of each language with its description of how rounds are recomputed, and serves the games' tables and recorded rounds
 * beside them. Throws when a page has no place for it.
 */
export function fairnessPages(entries: Readonly<Record<Language, string>>): Plugin {
  return {
    name: 'fairness-pages',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        const language = filename === entries.en ? 'en' : 'zh-TW'
        if (filename !== entries[language]) return html
        if (!html.includes(PLACE)) throw new Error(`${filename} has no ${PLACE}`)
        const description = renderFairness(
          await readFile(join(docs, DESCRIPTIONS[language]), 'utf8'),
          language,
        )
        return html.replace(PLACE, () => description)
      },
    },
    async generateBundle() {
      for await (const file of glob('fairness/**/*.json', { cwd: docs }))
        this.emitFile({
          type: 'asset',
          fileName: file.replaceAll('\\', '/'),
          source: await readFile(join(docs, file), 'utf8'),
        })
    },
  }
}
