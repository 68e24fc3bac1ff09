import type { RoundContext } from '../../../../src/games/game-module.ts'
import { cardStream, cardsOf } from '../../../../src/testing/card-stream.ts'
import { formatAmount } from '../../../../src/wallet/amount.ts'
import { testRound } from '../../../../web/shared/testing/create-test-page.ts'
import { blackjackPlay } from '../../play.ts'
import type { BlackjackAction, BlackjackBet, BlackjackRound } from '../../schemas.ts'

/**
 * A round with the given cards (the players' in the order of the spots, the dealer's, the players', the hole card, …) and actions,
 * on the middle spot at 100.00 unless other spots are given.
 */
export function createTestBlackjackRound(
  cards: string,
  actions: readonly BlackjackAction[] = [],
  spots: BlackjackBet['spots'] = [null, '100.00', null],
): BlackjackRound {
  const bet: BlackjackBet = { spots }
  const dealt = cardsOf(cards)
  let staked = 0n
  let paid = 0n
  const opened = blackjackPlay.open(bet, cardStream(dealt))
  staked += opened.stake ?? 0n
  paid += opened.pay ?? 0n
  let last = opened
  const contextOf = (): RoundContext<BlackjackBet> => ({
    bet,
    staked,
    paid,
    status: last.isOver === false ? 'OPEN' : 'SETTLED',
    stream: cardStream(dealt.slice(last.state.draws.length)),
  })
  for (const action of actions) {
    const step = blackjackPlay.act?.(last.state, action, contextOf())
    if (step == null) throw new Error(`refused: ${JSON.stringify(action)}`)
    staked += step.stake ?? 0n
    paid += step.pay ?? 0n
    last = step
  }
  return {
    ...testRound,
    ...blackjackPlay.view(last.state, contextOf()),
    game: 'blackjack',
    status: last.isOver === false ? 'open' : 'settled',
    bet: formatAmount(staked),
    win: formatAmount(paid),
  }
}
