import type { Rule } from '../rule.ts'
import { scanLines } from './scan-lines.ts'

const resolvedElsewhere = /"resolved": "(?:https?|git\+)[^"]*"/g
const machinePath = /(?<![\w.:/-])\/(?:(?:work|Users|root)\/[\w.-]+|home\/[\w.-]+\/[\w.-]+)/g
const authorship = /\bAI\b|\b(?:language model|coding assistant|chatbot)s?\b/g
const notOurs = /^(tools\/architecture\/|package-lock\.json$|LICENSE$)/

/** The project reads the same on every machine, and speaks of what it is. */
export const portable: Rule = {
  name: 'portable',
  *check({ files }) {
    for (const file of files) {
      if (file.path === 'package-lock.json')
        yield* scanLines(
          file,
          resolvedElsewhere,
          () => "the lockfile names a registry: install again with the project's .npmrc",
        )
      if (notOurs.test(file.path)) continue
      yield* scanLines(file, machinePath, (found) => `${found} is a path of one machine: derive it`)
      yield* scanLines(
        file,
        authorship,
        (found) => `"${found}": say what the product is, not how it came about`,
      )
    }
  },
}
