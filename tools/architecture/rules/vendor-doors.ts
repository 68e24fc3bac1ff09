import type { Rule } from '../rule.ts'

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
