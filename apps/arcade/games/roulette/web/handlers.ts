import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { classifyWireReturn } from '../../../web/shared/celebration/classify-return.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import type { ShowHandlers, ShowStage } from '../../../web/shared/show/show-stage.ts'
import { rouletteText } from '../text.ts'
import { colourOf } from '../wheel.ts'
import type { RouletteTypes } from './roulette-types.ts'

type Stage = ShowStage<RouletteTypes>

/** The wheel moves to the front before the ball is spun, and turns for at least this long. */
const TURN_MS = 900
const RESULT_MS = 1_500

/** Throws the ball. The wheel turns until the answer is there. */
export async function throwBall(stage: Stage): Promise<void> {
  stage.show({ phase: 'spinning', result: null })
  stage.sounds.throwBall()
  stage.sounds.music('wheel')
  stage.parts.wheel?.turn((loudness) => roll(loudness, stage))
  await stage.wait(stage.isFast() ? 200 : TURN_MS)
}

/** The ball passes a star on the rim; the music goes on for as long as it does. */
function roll(loudness: number, { sounds }: Stage): void {
  sounds.roll(loudness)
  sounds.music('wheel')
}

export const handlers: ShowHandlers<RouletteTypes> = {
  spin({ chips, stakeMinor }, stage) {
    stage.show({ phase: 'spinning', chips, stakeMinor, paidMinor: 0n, result: null })
  },
  async land({ number }, stage) {
    await stage.parts.wheel?.land(number, {
      isFast: stage.isFast,
      onRoll: (loudness) => roll(loudness, stage),
      onHop: () => stage.sounds.hop(),
    })
    stage.sounds.rest(number)
    stage.haptics.land()
    stage.show({ phase: 'result', number })
  },
  async settle({ number, win, bet }, stage) {
    const text = rouletteText[stage.language]
    const kind = classifyWireReturn(win, bet)
    const outcome =
      kind === 'nothing'
        ? text.nothing
        : kind === 'win'
          ? text.won(formatAmount(win))
          : text.returned(formatAmount(win), formatAmount(bet))
    stage.announce(`${text.result(number, text.colours[colourOf(number)])}. ${outcome}`)
    stage.show({ paidMinor: toMinor(win), result: kind })
    await stage.celebrate(toMinor(win), toMinor(bet))
    await stage.wait(stage.isFast() ? 700 : RESULT_MS)
    stage.show({ phase: 'betting', chips: [] })
    if (!stage.isReplay()) stage.sounds.music('salon')
  },
}
