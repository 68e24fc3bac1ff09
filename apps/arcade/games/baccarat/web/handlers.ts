import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { classifyWireReturn } from '../../../web/shared/celebration/classify-return.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import type { ShowHandlers } from '../../../web/shared/show/show-stage.ts'
import { handTotal, winnerOf } from '../rules.ts'
import { baccaratText } from '../text.ts'
import { dealTimes } from '../timeline.ts'
import type { BaccaratTypes } from './baccarat-types.ts'

const REST_MS = 1_600

export const handlers: ShowHandlers<BaccaratTypes> = {
  async deal({ hand, chips, table }, stage) {
    const startedAt = Date.now()
    const replay = { key: `replay-${startedAt}`, hand, chips, table, startedAt }
    stage.show({ replay })
    await stage.wait(dealTimes(hand).endsAt)
    // A skip ends the wait early: the hand is shown face up then.
    stage.show({ replay: { ...replay, startedAt: Date.now() - dealTimes(hand).endsAt } })
  },
  async settle({ hand, win, bet }, stage) {
    const text = baccaratText[stage.language]
    const kind = classifyWireReturn(win, bet)
    const outcome =
      kind === 'win'
        ? text.won(formatAmount(win))
        : kind === 'return'
          ? text.returned(formatAmount(win), formatAmount(bet))
          : text.lost
    const winner = text.winners[winnerOf(hand)]
    stage.announce(`${text.result(winner, handTotal(hand.player), handTotal(hand.banker))}. ${outcome}`)
    await stage.celebrate(toMinor(win), toMinor(bet))
    await stage.wait(REST_MS)
  },
  returned(_event, stage) {
    stage.announce(baccaratText[stage.language].historyVoid)
  },
}
