import { expect, it } from 'vitest'
import { createHaptics } from '../../../web/shared/haptics/haptics.ts'
import type { ShowStage } from '../../../web/shared/show/show-stage.ts'
import { createSounds } from '../../../web/shared/sound/sounds.ts'
import { handlers } from './handlers.ts'
import { page } from './page.ts'
import type { RouletteScene, RouletteTypes } from './roulette-types.ts'
import { script } from './script.ts'
import { createTestRouletteRound } from './testing/create-test-roulette-round.ts'

/** A stage without delays and without a wheel, which records what is shown and heard. */
function createTestStage() {
  const heard: string[] = []
  const shown: Partial<RouletteScene>[] = []
  let scene: RouletteScene = page.createScene(null)
  const stage: ShowStage<RouletteTypes> = {
    language: 'en',
    sounds: {
      ...createSounds({ play() {} }),
      win: () => void heard.push('win'),
      bigWin: (tier) => void heard.push(`big ${tier}`),
      chip() {},
      lift() {},
      throwBall() {},
      roll() {},
      hop() {},
      rest: (number) => void heard.push(`rest ${number}`),
    },
    parts: {},
    scene: () => scene,
    show(change) {
      shown.push(change)
      scene = { ...scene, ...change }
    },
    wait: async () => {},
    isFast: () => false,
    isReplay: () => false,
    resetSkip() {},
    async celebrate() {},
    haptics: createHaptics(undefined),
    announce() {},
  }
  return { stage, heard, shown }
}

async function play(change: Parameters<typeof createTestRouletteRound>[0]) {
  const { stage, heard, shown } = createTestStage()
  for (const event of script(createTestRouletteRound(change))) {
    if (event.type === 'spin') await handlers.spin(event, stage)
    else if (event.type === 'land') await handlers.land(event, stage)
    else await handlers.settle(event, stage)
  }
  return { heard, shown, scene: stage.scene() }
}

it('shows the chips, then the number, then the payout, and goes back to the table', async () => {
  const { shown, scene } = await play({})
  expect(shown.map(({ phase }) => phase)).toEqual(['spinning', 'result', undefined, 'betting'])
  expect(shown[0]?.chips).toEqual([{ spot: 'red', stake: 1_000n, pay: 0n }])
  expect(shown[0]?.number).toBeUndefined()
  expect(scene).toMatchObject({ phase: 'betting', number: 17, result: 'nothing', chips: [] })
})

it.each([
  ['0.00', []],
  ['5.00', []],
  ['10.00', []],
  ['20.00', ['win']],
  ['100.00', ['big 1']],
  ['360.00', ['big 2']],
  ['500.00', ['big 3']],
])('celebrates a payout of %s for a stake of ten as %j', async (win, sounds) => {
  const { heard } = await play({ win })
  expect(heard).toEqual(['rest 17', ...sounds])
})
