import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Replaces a module by the value it has at build time: `const` exports that are plain data.
 * What the module imports to compute them does not reach the browser.
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
