import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { classifyWireReturn } from '../../../web/shared/celebration/classify-return.ts'
import type { ShowHandlers } from '../../../web/shared/show/show-stage.ts'
import { evaluateSpin } from '../rules.ts'
import { LINES } from '../symbols.ts'
import { neonSevensText } from '../text.ts'
import { chooseMood } from './choose-mood.ts'
import type { NeonSevensStageApi, NeonSevensTypes } from './neon-sevens-types.ts'

const GAP_MS = 170
const ANTICIPATION_MS = 1_000

/** A win sounds only when the round has paid more than its stake. */
export const handlers: ShowHandlers<NeonSevensTypes> = {
  land: ({ stops }, stage) => landReels(stops, stage),
  async pay({ lineWins, wonMinor, paid }, stage) {
    stage.show({ lineWins, wonMinor, paid })
    if (paid === 'win') {
      stage.sounds.win()
      stage.haptics.win()
      for (const order of lineWins.keys()) stage.sounds.line(order)
    }
    await stage.wait(stage.isFast() ? 320 : 780)
  },
  async big_win({ wonMinor, tier }, stage) {
    stage.resetSkip()
    stage.sounds.bigWin(tier)
    stage.show({ bigWin: { wonMinor, tier } })
    stage.sounds.music(chooseMood(stage.scene(), false))
    await stage.wait(2_400 + tier * 900)
    stage.show({ bigWin: null })
  },
  over({ win, bet }, stage) {
    const text = neonSevensText[stage.language]
    const kind = classifyWireReturn(win, bet)
    if (kind === 'nothing') stage.announce(text.nothing)
    else if (kind === 'win') stage.announce(text.landed(formatAmount(win)))
    else stage.announce(text.landedReturn(formatAmount(win), formatAmount(bet)))
  },
}

/** Stops the reels from left to right. The last one is delayed only while a line can still show three sevens. */
async function landReels(stops: readonly number[], stage: NeonSevensStageApi): Promise<void> {
  const { sounds, haptics, parts } = stage
  const landings: Promise<void>[] = []
  for (const [reel, stop] of stops.entries()) {
    const isTense = reel === 2 && !stage.isFast() && mayShowSevens(stops)
    if (isTense) {
      await Promise.all(landings)
      stage.show({ anticipatedReel: reel })
      sounds.anticipate()
      sounds.music(chooseMood(stage.scene(), true))
      await stage.wait(ANTICIPATION_MS)
    } else if (reel > 0 && !stage.isFast()) {
      await stage.wait(GAP_MS)
    }
    const landing = Promise.resolve(parts.reels?.land(reel, stop, stage.isFast())).then(() => {
      sounds.stop(reel)
      haptics.land()
    })
    landings.push(landing)
  }
  await Promise.all(landings)
  stage.show({ anticipatedReel: null })
}

/** Whether the first two reels begin a line of sevens. */
function mayShowSevens(stops: readonly number[]): boolean {
  const [left = [], middle = []] = evaluateSpin(stops).grid
  return LINES.some(([a, b]) => left[a] === 'seven' && (middle[b] === 'seven' || middle[b] === 'lantern'))
}
