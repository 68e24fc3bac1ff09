import type { Rule } from '../rule.ts'
import { isTest } from '../tree.ts'

const composition = /^apps\/server\/src\/(app\/|main\.ts$|[a-z-]+-cli\.ts$)/
const mounted = new Set(['@gamehall/arcade', '@gamehall/sandbox'])

/** Which workspace may know which: packages know no app, apps know no other app, except where the server puts them together. */
export const workspaces: Rule = {
  name: 'workspaces',
  *check({ scripts }) {
    for (const { path, imports } of scripts) {
      const here = workspaceOf(path)
      if (here === undefined) continue
      for (const { target, packageName, line } of imports) {
        const there = target === undefined ? undefined : workspaceOf(target)
        if (there === undefined || there === here || isTest(path)) continue
        if (packageName === undefined)
          yield {
            path,
            line,
            message: `reaches into ${there} by a relative path: import the package by its name`,
          }
        if (!there.startsWith('apps/')) continue
        if (here.startsWith('packages/'))
          yield { path, line, message: `a package imports ${there}: pass what it needs in as an argument` }
        else if (packageName === undefined || !mounted.has(packageName) || !composition.test(path))
          yield {
            path,
            line,
            message: `${here} imports ${there}: only apps/server/src/app puts the arcade and the sandbox together with the hall`,
          }
      }
    }
  },
}

/** The ledger knows money and the database's plain client, and nothing of the product. */
export const ledgerAlone: Rule = {
  name: 'ledger-alone',
  *check({ scripts }) {
    for (const { path, imports } of scripts) {
      if (!path.startsWith('packages/ledger/src/') || isTest(path)) continue
      for (const { specifier, packageName, line } of imports)
        if (packageName?.startsWith('@gamehall/') && packageName !== '@gamehall/money')
          yield { path, line, message: `the ledger imports ${specifier}: it may know @gamehall/money only` }
    }
  },
}

function workspaceOf(path: string): string | undefined {
  return /^(?:apps|packages)\/[^/]+/.exec(path)?.[0]
}
