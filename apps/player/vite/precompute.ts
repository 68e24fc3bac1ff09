import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Replaces modules by their values at build time: `const` exports of plain data.
 * The modules' imports are not bundled.
 */
export function precompute(files: readonly string[]): Plugin {
  return {
    name: 'gamehall:precompute',
    enforce: 'pre',
    async load(id) {
      const file = files.find((name) => id === name)
      if (!file) return null
      const values: Record<string, unknown> = await import(pathToFileURL(file).href)
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
