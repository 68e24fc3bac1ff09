import { expect, it } from 'vitest'
import { celebrationOf } from '../../../web/shared/celebration/celebration.ts'
import { createHaptics } from '../../../web/shared/haptics/haptics.ts'
import type { ShowStage } from '../../../web/shared/show/show-stage.ts'
import { createSounds } from '../../../web/shared/sound/sounds.ts'
import { handlers, throwBall } from './handlers.ts'
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
      chip() {},
      lift() {},
      throwBall() {},
      roll() {},
      hop() {},
      rest: (number) => void heard.push(`rest ${number}`),
      music: (mood) => void heard.push(mood),
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
    async celebrate(paidMinor, stakeMinor) {
      heard.push(celebrationOf(paidMinor, stakeMinor).kind)
    },
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
  ['0.00', 'none'],
  ['5.00', 'none'],
  ['10.00', 'none'],
  ['20.00', 'win'],
  ['100.00', 'big'],
  ['360.00', 'big'],
  ['500.00', 'big'],
])('celebrates a payout of %s for a stake of ten as %s', async (win, kind) => {
  const { heard } = await play({ win })
  expect(heard).toEqual(['rest 17', kind, 'salon'])
})

it('plays the music of the wheel from the throw for as long as the ball passes stars, then that of the salon', async () => {
  const { stage, heard } = createTestStage()
  let pass: (loudness: number) => void = () => {}
  const wheel: NonNullable<(typeof stage.parts)['wheel']> = {
    turn: (onRoll) => {
      pass = onRoll
    },
    land: async (_number, { onRoll }) => onRoll(0.5),
    rest() {},
  }
  await throwBall({ ...stage, parts: { wheel } })
  pass(1)
  const [, land, settle] = script(createTestRouletteRound({}))
  if (land?.type === 'land') await handlers.land(land, { ...stage, parts: { wheel } })
  if (settle?.type === 'settle') await handlers.settle(settle, stage)
  expect(heard.filter((sound) => sound === 'wheel' || sound === 'salon')).toEqual([
    'wheel',
    'wheel',
    'wheel',
    'salon',
  ])
})
