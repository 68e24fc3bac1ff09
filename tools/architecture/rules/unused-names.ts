import type { Rule } from '../rule.ts'
import { lineAt } from '../tree.ts'

/**
 * Biome takes a name with an underscore for unused on purpose, which is right for an argument. At the top of a file it hides
 * what nothing uses.
 */
export const unusedNames: Rule = {
  name: 'unused-names',
  *check({ scripts }) {
    for (const { path, text, program } of scripts)
      for (const statement of program.body)
        for (const { name, start } of namesOf(statement))
          if (name.startsWith('_'))
            yield { path, line: lineAt(text, start), message: `${name} is used by nothing: delete it` }
  },
}

interface Name {
  readonly name: string
  readonly start: number
}

function namesOf(statement: object): Name[] {
  if ('declarations' in statement && Array.isArray(statement.declarations))
    return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id] : []))
  if ('id' in statement && typeof statement.id === 'object' && statement.id !== null)
    return 'name' in statement.id && 'start' in statement.id ? [statement.id as Name] : []
  return []
}
