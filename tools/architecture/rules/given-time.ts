import type { Rule } from '../rule.ts'
import { isTest } from '../tree.ts'
import { scanLines } from './scan-lines.ts'

const places =
  /^(apps\/server\/src\/rooms|packages\/(ledger|money|contract)\/src|apps\/arcade\/src|apps\/arcade\/games\/[^/]+(?!\/web\/))\//
const taken =
  /\bDate\.now\(\)|\bnew Date\(\)|\bMath\.random\(\)|\brandomUUID\(\)|\brandomInt\(|\bparseFloat\(/g

/** A command is an edge: it is where the clock and the id source come from. */
const isCommand = (path: string) => path.endsWith('-cli.ts')

/** Rules get time and randomness as arguments, and count money in whole minor units. */
export const givenTime: Rule = {
  name: 'given-time',
  *check({ scripts }) {
    for (const script of scripts) {
      if (!places.test(script.path) || isTest(script.path) || isCommand(script.path)) continue
      yield* scanLines(script, taken, (found) =>
        found.startsWith('parseFloat')
          ? 'parseFloat makes a float: parse money with @gamehall/money'
          : `${found}: take the instant or the id as an argument (a clock, an id source)`,
      )
    }
  },
}
