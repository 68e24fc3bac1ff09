import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { renderFairness } from './render-fairness.ts'

const docs = join(import.meta.dirname, '../../docs/protocols')
const PLACE = '<!-- description -->'

/**
 * Fills the page `entry` with the description of how rounds are recomputed, and serves the games' tables and recorded rounds beside
 * it. Throws when the page has no place for it.
 */
export function fairnessPage(entry: string): Plugin {
  return {
    name: 'fairness-page',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (filename !== entry) return html
        if (!html.includes(PLACE)) throw new Error(`${entry} has no ${PLACE}`)
        const description = renderFairness(await readFile(join(docs, 'fairness.md'), 'utf8'))
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
