import { findMissingPlatforms } from '../../lockfile/missing-platforms.ts'
import type { Rule } from '../rule.ts'

/** `npm ci` accepts the lockfile, whatever the registry it was written with carries. */
export const lockfile: Rule = {
  name: 'lockfile',
  *check({ files }) {
    const path = 'package-lock.json'
    const file = files.find((candidate) => candidate.path === path)
    if (file === undefined) return
    const count = Object.keys(findMissingPlatforms(JSON.parse(file.text))).length
    if (count > 0)
      yield {
        path,
        line: 1,
        message: `${count} packages for other systems are left out, so that npm ci fails: node tools/run.mjs tools/lockfile/complete-lockfile.ts`,
      }
  },
}
