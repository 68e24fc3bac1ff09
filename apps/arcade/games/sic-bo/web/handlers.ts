import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { classifyWireReturn } from '../../../web/shared/celebration/classify-return.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import type { ShowHandlers } from '../../../web/shared/show/show-stage.ts'
import { sicBoText } from '../text.ts'
import { sumOf } from './bets/dice-names.ts'
import { ROLL_MS } from './dice/dice-motion.ts'
import type { SicBoTypes } from './sic-bo-types.ts'

const REST_MS = 1_600

export const handlers: ShowHandlers<SicBoTypes> = {
  async roll({ dice, chips }, stage) {
    const replay = { dice, chips, isAtRest: false, startedAt: performance.now(), paid: null }
    stage.show({ replay })
    stage.sounds.roll(ROLL_MS)
    await stage.wait(ROLL_MS)
    stage.show({ replay: { ...replay, isAtRest: true } })
    stage.sounds.result(sumOf(dice))
    stage.haptics.land()
    stage.announce(sicBoText[stage.language].result(dice.join(' '), sumOf(dice)))
    await stage.wait(REST_MS / 2)
  },
  async settle({ win, bet }, stage) {
    const text = sicBoText[stage.language]
    const { replay } = stage.scene()
    if (replay !== null) stage.show({ replay: { ...replay, paid: { win, bet } } })
    const kind = classifyWireReturn(win, bet)
    stage.announce(
      kind === 'win'
        ? text.announceWon(formatAmount(win))
        : kind === 'return'
          ? text.announcePaid(formatAmount(win), formatAmount(bet))
          : text.announceLost,
    )
    await stage.celebrate(toMinor(win), toMinor(bet))
    await stage.wait(REST_MS)
  },
  returned(_event, stage) {
    stage.announce(sicBoText[stage.language].historyVoid)
  },
}
