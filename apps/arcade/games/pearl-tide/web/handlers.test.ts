import { expect, it, vi } from 'vitest'
import type { PearlTideRound } from '../schemas.ts'
import { handlers } from './handlers.ts'
import { idleScene, type PearlTideStageApi } from './pearl-tide-types.ts'
import { script } from './script.ts'
import {
  createTestPearlTideRound,
  createTestSpin,
  createTestStep,
  turtleStep,
} from './testing/create-test-pearl-tide-round.ts'

/** A stage without a board that notes sounds, haptics, celebrations and scenes. */
function recordingStage() {
  const heard: string[] = []
  let scene = idleScene
  const noted = (kind: string) =>
    new Proxy(
      {},
      {
        get:
          (_, name) =>
          (...values: unknown[]) =>
            heard.push([kind, name, ...values].join(' ')),
      },
    )
  const celebrate = vi.fn(async () => {})
  const stage = {
    language: 'en',
    sounds: noted('sound'),
    haptics: noted('haptic'),
    parts: {},
    scene: () => scene,
    show: (change: object) => {
      scene = { ...scene, ...change }
    },
    wait: async () => {},
    isFast: () => false,
    isReplay: () => false,
    resetSkip() {},
    celebrate,
    announce() {},
  } as unknown as PearlTideStageApi
  return { stage, heard, celebrate, scene: () => scene }
}

async function play(round: PearlTideRound) {
  const recorded = recordingStage()
  for (const event of script(round)) {
    const handle = handlers[event.type] as (event: unknown, stage: PearlTideStageApi) => unknown
    await handle(event, recorded.stage)
  }
  return recorded
}

const steps = (win: string) => [turtleStep(win), createTestStep({ multiplier: 2 })]

it.each(['0.10', '9.99', '10.00'])('celebrates nothing when a round on 10.00 pays %s', async (win) => {
  const { heard, celebrate } = await play(
    createTestPearlTideRound({ win, spins: [createTestSpin({ steps: steps(win), win })] }),
  )
  expect(heard.filter((name) => /haptic win|sound (win|bigWin|count)|true$/.test(name))).toEqual([])
  expect(celebrate).toHaveBeenCalledExactlyOnceWith(BigInt(win.replace('.', '')), 1_000n)
})

it('sounds a win from the cascade on that carries the round above its stake', async () => {
  const { heard } = await play(
    createTestPearlTideRound({
      win: '18.00',
      spins: [
        createTestSpin({
          steps: [turtleStep('6.00'), turtleStep('12.00', 2), createTestStep({ multiplier: 3 })],
        }),
      ],
    }),
  )
  expect(heard.filter((name) => name.includes('chain'))).toEqual([
    'sound chain 1 false',
    'sound chain 2 true',
  ])
})

it('goes down for the free spins and comes back, without a celebration of the way', async () => {
  const { heard, scene } = await play(
    createTestPearlTideRound({
      spins: [
        createTestSpin({ clams: 3, free_spins_awarded: 1 }),
        createTestSpin({ kind: 'free', steps: [createTestStep({ multiplier: 2 })] }),
      ],
    }),
  )
  expect(heard).toContain('sound dive')
  expect(heard).not.toContain('haptic win')
  expect(scene()).toEqual(idleScene)
})
