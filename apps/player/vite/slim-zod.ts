import type { Plugin } from 'vite'

/** Zod's JSON schema generators: referenced by every schema, used by the server only. */
const JSON_SCHEMA = /[\\/]zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/
/** Zod's English error messages: forms translate a broken rule by its name (docs/decisions/0024). */
const ENGLISH_MESSAGES = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/

/** Removes the parts of zod that the player does not use: about a fifth of the code of a form. */
export function trimZod(): Plugin {
  return {
    name: 'gamehall:slim-zod',
    async load(id) {
      if (ENGLISH_MESSAGES.test(id)) return 'export default () => ({})'
      if (!JSON_SCHEMA.test(id)) return
      const names = Object.keys((await import(id)) as object)
      return [
        "const absent = () => { throw new Error('the player has no JSON schemas') }",
        ...names.map((name) => `export const ${name} = () => absent`),
      ].join('\n')
    },
  }
}
