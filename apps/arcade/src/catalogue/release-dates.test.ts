import { expect, it } from 'vitest'
import * as modules from '../../games/index.ts'

const releases = Object.values(modules)
  .map(({ releasedAt }) => Date.parse(releasedAt))
  .toSorted((a, b) => b - a)

it('the three newest games are told from the others, so that a hall marks them and not all', () => {
  expect(releases[2]).toBeGreaterThan(releases[3] ?? Number.POSITIVE_INFINITY)
})
