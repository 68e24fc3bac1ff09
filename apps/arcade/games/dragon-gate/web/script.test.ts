import { expect, it } from 'vitest'
import { createHaptics } from '../../../web/shared/haptics/haptics.ts'
import { playEvents } from '../../../web/shared/show/play-events.ts'
import type { DragonGateRound } from '../schemas.ts'
import { idleScene, type SlotScene, type SlotStage } from './dragon-gate-types.ts'
import { handlers } from './handlers.ts'
import { script } from './script.ts'
import { createTestDragonGateRound, createTestSpin } from './testing/create-test-dragon-gate-round.ts'

const silent = {
  click() {},
  bet() {},
  count() {},
  error() {},
  spin() {},
  stop() {},
  gate() {},
  anticipate() {},
  dragon() {},
  win() {},
  bigWin() {},
  freeSpins() {},
  music() {},
}

/** A stage without delays that records what was shown, in order. */
function recordingStage(isFast = false, sounds: SlotStage['sounds'] = silent) {
  const shown: Partial<SlotScene>[] = []
  const landed: number[] = []
  const stage: SlotStage = {
    language: 'en',
    sounds,
    parts: {
      reels: {
        start: () => void landed.push(-1),
        land: async (_spin, reel) => void landed.push(reel),
        async settle() {},
      },
    },
    scene: () => idleScene,
    show: (change) => void shown.push(change),
    wait: async () => {},
    isFast: () => isFast,
    isReplay: () => false,
    resetSkip() {},
    async celebrate() {},
    haptics: createHaptics(undefined),
    announce() {},
  }
  return { stage, shown, landed }
}

const playShow = (round: DragonGateRound, stage: SlotStage) => playEvents(script(round), handlers, stage)

const lineWin = (win: string) => [{ line: 0, symbol: 'jack' as const, count: 3, win }]

it('lands the reels from left to right and highlights nothing without a win', async () => {
  const { stage, shown, landed } = recordingStage()
  await playShow(createTestDragonGateRound({}), stage)
  expect(landed).toEqual([0, 1, 2, 3, 4])
  expect(shown).toEqual([{ anticipatedReel: null }])
})

it('shows a win only after every reel has stopped', async () => {
  const { stage, shown } = recordingStage()
  const spin = createTestSpin({ win: '5.00', line_wins: lineWin('5.00') })
  await playShow(createTestDragonGateRound({ win: '5.00', spins: [spin] }), stage)
  expect(shown).toEqual([
    { anticipatedReel: null },
    { highlightedSpin: spin, wonMinor: 500n, paid: 'return' },
  ])
})

it('anticipates on reels that may land the third scatter, except in fast mode', async () => {
  const gate = ['gate', 'jack', 'queen'] as const
  const plain = ['jack', 'queen', 'king'] as const
  const spin = createTestSpin({
    grid: [[...gate], [...plain], [...gate], [...plain], [...plain]],
    scatters: 2,
  })
  const calm = recordingStage()
  await playShow(createTestDragonGateRound({ spins: [spin] }), calm.stage)
  expect(calm.shown.map((change) => change.anticipatedReel)).toEqual([3, 4, null])
  const hurried = recordingStage(true)
  await playShow(createTestDragonGateRound({ spins: [spin] }), hurried.stage)
  expect(hurried.shown.map((change) => change.anticipatedReel)).toEqual([null])
})

it.each([
  ['99.99', undefined],
  ['100.00', 1],
  ['250.00', 2],
  ['500.00', 3],
])('celebrates a win of %s on a stake of ten as tier %s', async (win, tier) => {
  const { stage, shown } = recordingStage()
  const spins = [createTestSpin({ win, line_wins: lineWin(win) })]
  await playShow(createTestDragonGateRound({ win, spins }), stage)
  const moment = shown.flatMap(({ moment }) => moment ?? [])[0]
  expect(moment?.kind === 'win' ? moment.tier : undefined).toBe(tier)
})

/** Records the win sounds of a show. */
function recordingSounds() {
  const heard: string[] = []
  return {
    heard,
    sounds: { ...silent, win: () => void heard.push('win'), bigWin: () => void heard.push('bigWin') },
  }
}

it.each([
  ['0.00', 'nothing', []],
  ['0.50', 'return', []],
  ['10.00', 'return', []],
  ['10.50', 'win', ['win']],
] as const)('a spin that pays %s on a stake of ten is a %s', async (win, paid, sounds) => {
  const recording = recordingSounds()
  const { stage, shown } = recordingStage(false, recording.sounds)
  const spins = [createTestSpin({ win, line_wins: win === '0.00' ? [] : lineWin(win) })]
  await playShow(createTestDragonGateRound({ win, spins }), stage)
  expect(recording.heard).toEqual(sounds)
  expect(shown.flatMap((change) => change.paid ?? []).at(-1) ?? 'nothing').toBe(paid)
})

it('plays win sounds in free spins only once the round exceeds its stake', async () => {
  const free = (win: string) =>
    createTestSpin({ kind: 'free', win, line_wins: win === '0.00' ? [] : lineWin(win) })
  const paid = createTestSpin({ win: '0.00', scatters: 3, free_spins_awarded: 2 })
  const low = recordingSounds()
  const lowStage = recordingStage(false, low.sounds)
  const below = createTestDragonGateRound({ win: '9.00', spins: [paid, free('4.00'), free('5.00')] })
  await playShow(below, lowStage.stage)
  expect(low.heard).toEqual([])
  expect(lowStage.shown.flatMap(({ moment }) => moment ?? []).at(-1)).toMatchObject({ paid: 'return' })
  const high = recordingSounds()
  const above = createTestDragonGateRound({ win: '11.00', spins: [paid, free('6.00'), free('5.00')] })
  await playShow(above, recordingStage(false, high.sounds).stage)
  expect(high.heard).toEqual(['win', 'win'])
})

it('shows free spins in their own scene with a counter and the total at the end', async () => {
  const { stage, shown } = recordingStage()
  const free = createTestSpin({ kind: 'free' })
  const round = createTestDragonGateRound({
    win: '70.00',
    spins: [
      createTestSpin({ win: '20.00', scatter_win: '20.00', scatters: 3, free_spins_awarded: 2 }),
      { ...free, win: '30.00', line_wins: lineWin('30.00'), expanded_reels: [2] },
      { ...free, win: '20.00', scatter_win: '20.00', scatters: 3, free_spins_awarded: 1 },
      free,
    ],
  })
  await playShow(round, stage)
  const spotlights = shown.flatMap(({ moment }) => moment ?? [])
  expect(spotlights).toEqual([
    { kind: 'enter', count: 2 },
    { kind: 'more', count: 1 },
    { kind: 'exit', wonMinor: 7_000n, paid: 'win', tier: null, count: 3 },
  ])
  expect(shown.flatMap(({ scene }) => scene ?? [])).toEqual(['realm', 'night'])
  expect(shown.flatMap(({ wonMinor }) => wonMinor ?? [])).toEqual([2_000n, 5_000n, 7_000n, 7_000n])
  expect(shown.flatMap(({ feature }) => feature?.total ?? []).at(-1)).toBe(3)
  expect(shown).toContainEqual({ expandedReels: [2] })
})

it('never shows more than the win of a capped round', async () => {
  const { stage, shown } = recordingStage()
  const spin = createTestSpin({ win: '90.00', line_wins: lineWin('90.00') })
  await playShow(createTestDragonGateRound({ win: '50.00', spins: [spin], is_capped: true }), stage)
  expect(shown).toContainEqual({ highlightedSpin: spin, wonMinor: 5_000n, paid: 'win' })
  expect(shown).toContainEqual({ moment: { kind: 'capped', wonMinor: 5_000n } })
})
