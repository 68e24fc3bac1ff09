import { expect, it } from 'vitest'
import { celebrationOf } from '../../../web/shared/celebration/celebration.ts'
import { createHaptics } from '../../../web/shared/haptics/haptics.ts'
import type { ShowStage } from '../../../web/shared/show/show-stage.ts'
import { createSounds } from '../../../web/shared/sound/sounds.ts'
import { handlers } from './handlers.ts'
import { page } from './page.ts'
import type { PlinkoEvent, PlinkoScene, PlinkoTypes } from './plinko-types.ts'
import { script } from './script.ts'
import { createTestPlinkoRound } from './testing/create-test-plinko-round.ts'

/** A stage without delays and without a board, which records what is heard. */
function createTestStage() {
  const heard: string[] = []
  const changes: Partial<PlinkoScene>[] = []
  let scene: PlinkoScene = page.createScene(null)
  const shared = createSounds({ play() {} })
  const stage: ShowStage<PlinkoTypes> = {
    language: 'en',
    sounds: {
      ...shared,
      release() {},
      music() {},
      peg() {},
      cup: () => void heard.push('cup'),
      gain: () => void heard.push('gain'),
    },
    parts: {},
    scene: () => scene,
    show(change) {
      changes.push(change)
      scene = { ...scene, ...change }
    },
    wait: async () => {},
    isFast: () => false,
    isReplay: () => false,
    resetSkip() {},
    async celebrate(paidMinor, stakeMinor) {
      heard.push(celebrationOf(paidMinor, stakeMinor).kind)
    },
    haptics: createHaptics(undefined),
    announce() {},
  }
  const play = async (events: readonly PlinkoEvent[]) => {
    for (const event of events) {
      if (event.type === 'volley') await handlers.volley(event, stage)
      else await handlers.result(event, stage)
    }
    return { heard, scene, changes }
  }
  return { play }
}

it('drops every ball into the slot of its path, then shows what they come to', async () => {
  const round = createTestPlinkoRound({ paths: [0, 0b1111, 255], bet: '30.00', win: '107.00' })
  const events = script(round)
  expect(events).toMatchObject([
    {
      type: 'volley',
      stakeMinor: 3_000n,
      balls: [
        { slot: 0, tenths: 50, payMinor: 5_000n },
        { slot: 4, tenths: 7, payMinor: 700n },
        { slot: 8, tenths: 50, payMinor: 5_000n },
      ],
    },
    { type: 'result', win: '107.00', bet: '30.00' },
  ])
  const { scene } = await createTestStage().play(events)
  expect(scene).toMatchObject({ balls: 3, paidMinor: 10_700n, result: 'win' })
  expect(scene.landed).toHaveLength(3)
})

it('changes the scene, and so renders the page, once for all balls of a volley', async () => {
  const round = createTestPlinkoRound({
    paths: Array.from({ length: 20 }, () => 0b1111),
    bet: '200.00',
    win: '140.00',
  })
  const { scene, changes } = await createTestStage().play(script(round))
  expect(scene.landed).toHaveLength(20)
  expect(changes.filter(({ landed }) => landed !== undefined && landed.length > 0)).toHaveLength(1)
})

it('sounds a gain only once the round has paid more than all its balls cost', async () => {
  const low = createTestPlinkoRound({ paths: [1, 0b1111, 0b1111], bet: '30.00', win: '41.00' })
  expect((await createTestStage().play(script(low))).heard).toEqual(['cup', 'cup', 'cup', 'win'])
  const high = createTestPlinkoRound({ paths: [0, 1], bet: '20.00', win: '77.00' })
  expect((await createTestStage().play(script(high))).heard).toEqual(['cup', 'gain', 'cup', 'gain', 'win'])
})

it('celebrates nothing at or below the stake', async () => {
  const round = createTestPlinkoRound({ paths: [0b1111], win: '7.00' })
  const { heard, scene } = await createTestStage().play(script(round))
  expect(heard).toEqual(['cup', 'none'])
  expect(scene.result).toBe('return')
})

it.each([
  ['99.99', ['win']],
  ['100.00', ['big']],
  ['250.00', ['big']],
  ['500.00', ['big']],
])('celebrates a payout of %s for a stake of ten as %j', async (win, sounds) => {
  const [, result] = script(createTestPlinkoRound({ win }))
  const { heard } = await createTestStage().play(result === undefined ? [] : [result])
  expect(heard).toEqual(sounds)
})
