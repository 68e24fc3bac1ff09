import { expect, test } from 'vitest'
import { buildTree } from '../architecture/read-tree.ts'
import { pickUnitTests } from './pick-unit-tests.ts'

test('a test that reaches a database through others is left out', () => {
  const tree = buildTree([
    { path: 'apps/server/src/core/clock.test.ts', text: "import './clock.ts'" },
    {
      path: 'apps/server/src/platform/time/clock.ts',
      text: "import type { T } from '../testing/test-hall.ts'",
    },
    { path: 'apps/server/src/core/send.test.ts', text: "import '../testing/test-hall.ts'" },
    { path: 'apps/server/src/testing/test-hall.ts', text: "import '@gamehall/postgres/testing'" },
    {
      path: 'packages/postgres/package.json',
      text: '{"name":"@gamehall/postgres","exports":{"./testing":"./src/testing/index.ts"}}',
    },
  ])
  expect(pickUnitTests(tree)).toEqual(['apps/server/src/core/clock.test.ts'])
})
