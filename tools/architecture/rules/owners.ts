import type { Rule } from '../rule.ts'
import { isTest } from '../tree.ts'

/** A library that only one place may import, and what everybody else uses instead. */
const owned = [
  {
    library: /^zod$/,
    owner: /^(?!apps\/server\/src\/rooms\/|apps\/player\/src\/)/,
    instead: 'requests, responses and enums are declared once, in packages/contract',
    // A job and an operator action state what they take: that is no call of the contract.
    except: /^apps\/server\/src\/rooms\/(.*\/(jobs|actions)\/|.*-job\.ts$)/,
  },
  {
    library: /^kysely$/,
    owner: /^(?!apps\/server\/src\/rooms\/[^/]+\/routes(\/|\.ts$))/,
    instead: 'a route holds no SQL: call the use-case',
  },
]

/** Libraries are imported where they belong only. */
export const libraryOwners: Rule = {
  name: 'library-owners',
  *check({ scripts }) {
    for (const { path, imports } of scripts) {
      if (isTest(path)) continue
      for (const { packageName, line } of imports)
        for (const { library, owner, instead, except } of owned)
          if (
            packageName !== undefined &&
            library.test(packageName) &&
            !owner.test(path) &&
            !except?.test(path)
          )
            yield { path, line, message: `imports ${packageName} here: ${instead}` }
    }
  },
}

/** A vendor is reached through the door of its kind, and vendors do not know each other. */
export const vendorDoors: Rule = {
  name: 'vendor-doors',
  *check({ scripts }) {
    const kindFolder = /^apps\/server\/src\/providers\/([^/]+)\//
    const vendorFolder = /^apps\/server\/src\/providers\/[^/]+\/([^/]+)\//
    for (const { path, imports } of scripts) {
      const here = kindFolder.exec(path)
      for (const { target, line } of imports) {
        const there = target === undefined ? null : kindFolder.exec(target)
        if (target === undefined || there === null) continue
        const hereVendor = vendorFolder.exec(path)?.[1]
        const thereVendor = vendorFolder.exec(target)?.[1]
        if (here?.[1] !== there[1] && target !== `${there[0]}index.ts`)
          yield {
            path,
            line,
            message: `goes round the door of the ${there[1]} providers: import ${there[0]}index.ts`,
          }
        else if (hereVendor !== undefined && thereVendor !== undefined && hereVendor !== thereVendor)
          yield {
            path,
            line,
            message: `vendor ${hereVendor} imports vendor ${thereVendor}: move what both need up to ${there[0]}`,
          }
      }
    }
  },
}
