import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { classifyWireReturn } from '../../../web/shared/celebration/classify-return.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import type { ShowHandlers } from '../../../web/shared/show/show-stage.ts'
import { minesText } from '../text.ts'
import { chooseMood } from './choose-mood.ts'
import type { MinesTypes } from './mines-types.ts'
import { roundMultiplier } from './multiplier-label.ts'

const REPLAY_STEP_MS = 420

/** Shows the board at each event of a round; a round at play shows it at once, without a wait. */
export const handlers: ShowHandlers<MinesTypes> = {
  opened({ round }, stage) {
    stage.show({ round })
    stage.sounds.bet()
    stage.sounds.music(chooseMood(round))
    stage.announce(minesText[stage.language].started)
    return stage.isReplay() ? stage.wait(REPLAY_STEP_MS) : undefined
  },
  gem({ round }, stage) {
    stage.show({ round })
    stage.sounds.gem(round.picks.length)
    stage.haptics.tap()
    stage.sounds.music(chooseMood(round))
    stage.announce(minesText[stage.language].foundGem(roundMultiplier(round)))
    return stage.isReplay() ? stage.wait(REPLAY_STEP_MS) : undefined
  },
  mine({ round }, stage) {
    stage.show({ round })
    stage.sounds.boom()
    stage.sounds.music(chooseMood(round))
    stage.haptics.land()
    stage.announce(minesText[stage.language].lost)
  },
  cashed_out({ round }, stage) {
    const text = minesText[stage.language]
    const isWin = classifyWireReturn(round.win, round.bet) === 'win'
    stage.show({ round })
    stage.sounds.music(chooseMood(round))
    const outcomeText = isWin ? text.won : text.returned
    stage.announce(outcomeText(formatAmount(round.win), roundMultiplier(round)))
    return stage.celebrate(toMinor(round.win), toMinor(round.bet))
  },
  refunded({ round }, stage) {
    stage.show({ round })
    stage.sounds.music(chooseMood(round))
    stage.announce(minesText[stage.language].refunded)
  },
}
