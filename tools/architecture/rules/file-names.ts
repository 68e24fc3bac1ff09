import type { Rule } from '../rule.ts'

/** A file says what it holds: no drawers for odds and ends, no page called index. */
export const fileNames: Rule = {
  name: 'file-names',
  *check({ files }) {
    for (const { path } of files) {
      const drawer = path.split('/').find((part) => /^(utils?|helpers?|misc|commons?|lib)(\.|$)/.test(part))
      if (drawer !== undefined)
        yield {
          path,
          line: 1,
          message: `"${drawer}" says nothing: name it after the operation or the thing it holds`,
        }
      if (path.endsWith('/index.tsx'))
        yield { path, line: 1, message: 'name the page or component in its file name; index.ts is for doors' }
    }
  },
}
