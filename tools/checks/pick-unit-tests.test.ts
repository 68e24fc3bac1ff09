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

test('a test that reaches a trained model is left out', () => {
  const tree = buildTree([
    { path: 'packages/money/src/add.test.ts', text: '' },
    {
      path: 'apps/server/src/rooms/identity/read.test.ts',
      text: "import '../../providers/ocr/paddle/provider.ts'",
    },
    { path: 'apps/server/src/providers/ocr/paddle/provider.ts', text: '' },
    {
      path: 'apps/server/src/rooms/identity/names.test.ts',
      text: "import type { O } from '../../providers/ocr/paddle/provider.ts'",
    },
  ])
  expect(pickUnitTests(tree)).toEqual([
    'packages/money/src/add.test.ts',
    'apps/server/src/rooms/identity/names.test.ts',
  ])
})

test('a test that plays a simulation is left out', () => {
  const tree = buildTree([
    { path: 'packages/money/src/add.test.ts', text: '' },
    {
      path: 'apps/arcade/games/dice/return.test.ts',
      text: "import '../../src/fairness/simulation-stream.ts'",
    },
    { path: 'apps/arcade/src/fairness/simulation-stream.ts', text: '' },
  ])
  expect(pickUnitTests(tree)).toEqual(['packages/money/src/add.test.ts'])
})
