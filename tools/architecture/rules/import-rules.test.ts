import { describe, expect, test } from 'vitest'
import { cycles } from './cycles.ts'
import { findViolations } from './find-violations.ts'
import { roomDoors } from './room-doors.ts'
import { roomNames } from './room-names.ts'
import { vendorDoors } from './vendor-doors.ts'
import { workspaces } from './workspaces.ts'

describe('room doors', () => {
  const server = 'apps/server/src/rooms'
  test.each([
    ['another room', `${server}/wallet/send.ts`, '../cashier/deposit-queries.ts'],
    ['the server', 'apps/server/src/app/mount.ts', '../rooms/cashier/routes.ts'],
    ['a lazy import', 'apps/player/src/app/router.tsx', '../features/cashier/deposit-page.tsx'],
  ])('%s goes round the door', (_, path, specifier) => {
    expect(findViolations(roomDoors, { [path]: `const a = import('${specifier}')` })).toEqual([
      expect.stringContaining('goes round the door of cashier'),
    ])
  })

  test('features never meet, not even at the door', () => {
    const text = "import type { A } from '../cashier/index.ts'"
    expect(findViolations(roomDoors, { 'apps/player/src/features/wallet/send.ts': text })).toEqual([
      expect.stringContaining('feature wallet imports feature cashier'),
    ])
  })

  test('a journey may read a feature’s words, and nothing else of it', () => {
    const features = '../../apps/player/src/features'
    const words = `import { a } from '${features}/music/music-text.ts'`
    expect(findViolations(roomDoors, { 'e2e/journeys/music.spec.ts': words })).toEqual([])
    const page = `import { a } from '${features}/music/music-page.tsx'`
    expect(findViolations(roomDoors, { 'e2e/journeys/music.spec.ts': page })).toHaveLength(1)
    const inApp = "import { a } from '../../features/music/music-text.ts'"
    expect(findViolations(roomDoors, { 'apps/player/src/app/shell/shell.tsx': inApp })).toHaveLength(1)
  })

  test('what a room adds to the server is read by the composition and by tests only', () => {
    const own = `${server}/cashier/room.ts`
    const importing = (path: string, specifier: string) =>
      findViolations(roomDoors, { [own]: '', [path]: `import { a } from '${specifier}'` })
    expect(importing('apps/server/src/app/rooms.ts', '../rooms/cashier/room.ts')).toEqual([])
    expect(importing(`${server}/wallet/send.test.ts`, '../cashier/room.ts')).toEqual([])
    expect(importing(`${server}/wallet/send.ts`, '../cashier/room.ts')).toHaveLength(1)
  })

  test('what a room asks is known to whoever handles it, and to nobody else', () => {
    const text = "import { hook } from '../cashier/hooks.ts'"
    expect(findViolations(roomDoors, { [`${server}/rewards/hook-handlers.ts`]: text })).toEqual([])
    expect(findViolations(roomDoors, { [`${server}/rewards/claim.ts`]: text })).toHaveLength(1)
  })

  test('through the door, and inside the own room, all is well', () => {
    const text = "import { a } from '../cashier/index.ts'\nimport { b } from './wallet-queries.ts'"
    expect(findViolations(roomDoors, { [`${server}/wallet/send.ts`]: text })).toEqual([])
  })
})

describe('room names', () => {
  test('an eleventh room is refused, once', () => {
    const found = findViolations(roomNames, {
      'apps/server/src/rooms/payments/index.ts': '',
      'apps/server/src/rooms/payments/pay.ts': '',
    })
    expect(found).toEqual([expect.stringContaining('"payments" is no room')])
  })

  test('the ten, the files beside them and the contract’s own parts are fine', () => {
    const found = findViolations(roomNames, {
      'apps/server/src/rooms/cashier/index.ts': '',
      'apps/server/src/rooms/all-rooms.ts': '',
      'packages/contract/src/errors/index.ts': '',
    })
    expect(found).toEqual([])
  })
})

describe('workspaces', () => {
  test('a relative path does not leave its workspace', () => {
    const text = "import { a } from '../../money/src/minor.ts'"
    expect(findViolations(workspaces, { 'packages/ui/src/a.ts': text })).toEqual([
      expect.stringContaining('by a relative path'),
    ])
  })

  test.each([
    ['apps/server/src/app/mount-arcade.ts', '@gamehall/arcade'],
    ['tools/build/build.ts', '../../apps/player/build.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(findViolations(workspaces, { [path]: `import { a } from '${specifier}'` })).toEqual([])
  })
})

describe('vendor doors', () => {
  const providers = 'apps/server/src/providers'
  test.each([
    [
      'apps/server/src/app/a.ts',
      '../providers/games/arcade/provider.ts',
      'goes round the door of the games providers',
    ],
    [`${providers}/sms/twilio/api.ts`, '../../games/arcade/api.ts', 'goes round the door'],
    [`${providers}/games/index.ts`, './arcade/provider.ts', undefined],
    [`${providers}/games/arcade/api.ts`, '../../../core/clock.ts', undefined],
    [`${providers}/games/arcade/api.ts`, '../other/api.ts', 'vendor arcade imports vendor other'],
    ['apps/server/src/rooms/games/launch.ts', '../../providers/games/index.ts', undefined],
  ])('%s imports %s', (path, specifier, message) => {
    const found = findViolations(vendorDoors, { [path]: `import { a } from '${specifier}'` })
    expect(found).toEqual(message === undefined ? [] : [expect.stringContaining(message)])
  })
})

describe('cycles', () => {
  test('a ring of three is told once, with its way', () => {
    const found = findViolations(cycles, {
      'tools/a.ts': "import { b } from './b.ts'",
      'tools/b.ts': "\nexport { c } from './c.ts'",
      'tools/c.ts': "import './a.ts'",
    })
    expect(found).toEqual([
      expect.stringMatching(/^tools\/c.ts:1 .*tools\/c.ts → tools\/a.ts → tools\/b.ts → tools\/c.ts/),
    ])
  })

  test('types make a ring too', () => {
    const found = findViolations(cycles, {
      'tools/a.ts': "import { b } from './b.ts'",
      'tools/b.ts': "import type { A } from './a.ts'",
    })
    expect(found).toHaveLength(1)
  })

  test('lazy imports and shared ground make none', () => {
    const found = findViolations(cycles, {
      'tools/a.ts': "import { b } from './b.ts'\nimport { d } from './d.ts'",
      'tools/b.ts': "import { d } from './d.ts'",
      'tools/d.ts': "const a = () => import('./a.ts')",
    })
    expect(found).toEqual([])
  })
})
