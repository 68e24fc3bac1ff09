import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { type RefObject, useRef, useState } from 'react'
import type { Round } from '../../../../src/game-api/schema.ts'
import { classifyWireReturn } from '../../../../web/shared/celebration/classify-return.ts'
import type { ChipFlightsHandle } from '../../../../web/shared/chips/chip-flights.tsx'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { afterNextFrame } from '../../../../web/shared/motion/after-next-frame.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { useOwnBets } from '../../../../web/shared/table/use-table.ts'
import type { SicBoRound } from '../../schemas.ts'
import { sicBoText } from '../../text.ts'
import { SIC_BO_TABLE_ID, type SicBoController } from '../sic-bo-types.ts'

/** A bet that was settled longer ago was seen before the page was loaded again. */
const FRESH_MS = 10_000
const PAY_MS = 420
const HOME_MS = 1_150

/** Shows each bet of the player as it is settled: lost chips leave, payouts come, and a win is celebrated. */
export function useSettlement(
  game: SicBoController,
  flights: RefObject<ChipFlightsHandle | null>,
): SicBoRound | null {
  const { announce } = useGameKit()
  const text = useText(sicBoText)
  const seen = useRef(new Set<string>())
  const [settled, setSettled] = useState<SicBoRound | null>(null)

  function show(round: SicBoRound): void {
    if (round.status !== 'settled' || seen.current.has(round.round_id)) return
    seen.current.add(round.round_id)
    if (Date.parse(round.settled_at ?? '') < Date.now() - FRESH_MS) return
    setSettled(round)
    const kind = classifyWireReturn(round.win, round.bet)
    const [win, bet] = [formatAmount(round.win), formatAmount(round.bet)]
    announce(
      kind === 'win'
        ? text.announceWon(win)
        : kind === 'return'
          ? text.announcePaid(win, bet)
          : text.announceLost,
    )
    if (game.isReplay) return
    afterNextFrame(() => flyChips(round, flights.current))
    void game.celebrate(toMinor(round.win), toMinor(round.bet))
  }

  useOwnBets(SIC_BO_TABLE_ID, (rounds: readonly Round[]) => {
    for (const round of rounds) show(round as SicBoRound)
  })
  return settled
}

/** Lost chips go to the house; payouts come from it to their spots, and with the stake to the player. */
function flyChips({ chips }: SicBoRound, flights: ChipFlightsHandle | null): void {
  const house = document.querySelector('[data-house]')
  const rack = document.querySelector('[data-chip]')
  for (const { spot, amount, win } of chips) {
    const place = document.querySelector(`[data-spot="${spot}"]`)
    const paid = toMinor(win)
    if (paid === 0n) {
      flights?.fly(toMinor(amount), place, house)
      continue
    }
    flights?.fly(paid - toMinor(amount), house, place, PAY_MS)
    flights?.fly(paid, place, rack, HOME_MS)
  }
}
