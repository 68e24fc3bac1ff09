import type { Plugin } from 'vite'

/** The parts of zod that write JSON schemas: every schema holds on to them, and only the server asks. */
const JSON_SCHEMA = /[\\/]zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/
/** Zod's own English sentences: forms word a broken rule by its name (docs/decisions/0024). */
const SENTENCES = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/

/** Leaves out of zod what no page of the player can use: a fifth of what every form weighs. */
export function slimZod(): Plugin {
  return {
    name: 'gamehall:slim-zod',
    async load(id) {
      if (SENTENCES.test(id)) return 'export default () => ({})'
      if (!JSON_SCHEMA.test(id)) return
      const names = Object.keys((await import(id)) as object)
      return [
        "const absent = () => { throw new Error('the player has no JSON schemas') }",
        ...names.map((name) => `export const ${name} = () => absent`),
      ].join('\n')
    },
  }
}
