import type { Rule } from '../rule.ts'

const configPath = 'apps/server/src/platform/config/config.ts'
const examplePath = '.env.example'

/** `.env.example` lists exactly the variables that the server's configuration reads. */
export const envExample: Rule = {
  name: 'env-example',
  *check({ files }) {
    const config = files.find(({ path }) => path === configPath)
    const example = files.find(({ path }) => path === examplePath)
    if (config === undefined || example === undefined) return
    const read = namesIn(config.text, /^ {2}([A-Z][A-Z0-9_]+):/gm)
    const listed = namesIn(example.text, /^# ([A-Z][A-Z0-9_]+)=/gm)
    for (const [name] of read)
      if (!listed.has(name))
        yield { path: examplePath, line: 1, message: `${name} is missing: ${configPath} reads it` }
    for (const [name, position] of listed)
      if (!read.has(name))
        yield {
          path: examplePath,
          line: example.text.slice(0, position).split('\n').length,
          message: `${name} is read by nothing: take it out`,
        }
  },
}

function namesIn(text: string, pattern: RegExp): Map<string, number> {
  return new Map([...text.matchAll(pattern)].map((match) => [match[1] ?? '', match.index]))
}
