import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { classifyWireReturn } from '../../../web/shared/celebration/classify-return.ts'
import type { ShowHandlers } from '../../../web/shared/show/show-stage.ts'
import { blackjackText } from '../text.ts'
import type { BlackjackEvent } from './blackjack-event.ts'
import type { BlackjackStageApi, BlackjackTypes } from './blackjack-types.ts'
import { chooseMood } from './choose-mood.ts'
import { totalLabel } from './hand-label.ts'
import { applyEvent } from './table/table-scene.ts'

/** How long a card is dealt at the usual pace. */
export const CARD_MS = 210
const FAST_MS = 70

function show(event: BlackjackEvent, stage: BlackjackStageApi): void {
  stage.show(applyEvent(stage.scene(), event))
  stage.sounds.music(chooseMood(stage.scene()))
}
const pause = (stage: BlackjackStageApi, ms: number) =>
  stage.wait(stage.isFast() ? Math.min(ms, FAST_MS) : ms)

/** Shows the table after each event. A win, also by a natural, sounds only when the round has paid more than all its stakes. */
export const handlers: ShowHandlers<BlackjackTypes> = {
  async start(event, stage) {
    stage.sounds.chip()
    show(event, stage)
    stage.announce(blackjackText[stage.language].started)
    await pause(stage, CARD_MS)
  },
  async deal(event, stage) {
    stage.sounds.card()
    show(event, stage)
    const isDealerDrawing = event.hand === null && stage.scene().dealer.length > 2
    await pause(stage, isDealerDrawing ? 520 : CARD_MS)
  },
  offer_insurance(event, stage) {
    show(event, stage)
    stage.announce(blackjackText[stage.language].insuranceTitle)
  },
  async insure(event, stage) {
    stage.sounds.chip()
    show(event, stage)
    await pause(stage, CARD_MS)
  },
  async peek(event, stage) {
    const text = blackjackText[stage.language]
    stage.show({ peek: 'looking' })
    await pause(stage, 620)
    show(event, stage)
    stage.announce(event.has_blackjack ? text.dealerBlackjack : text.noBlackjack)
    await pause(stage, 420)
  },
  async turn(event, stage) {
    show(event, stage)
    const { hands } = stage.scene()
    const order = hands.findIndex(({ id }) => id === event.hand)
    const total = totalLabel(hands[order]?.cards ?? [], false)
    stage.sounds.yourTurn()
    stage.announce(blackjackText[stage.language].turn(order + 1, total))
    await pause(stage, stage.isReplay() ? 500 : 60)
  },
  async stand(event, stage) {
    stage.sounds.knock()
    show(event, stage)
    await pause(stage, 240)
  },
  async double(event, stage) {
    stage.sounds.chip()
    show(event, stage)
    await pause(stage, CARD_MS)
  },
  async split(event, stage) {
    stage.sounds.chip()
    show(event, stage)
    await pause(stage, 320)
  },
  async surrender(event, stage) {
    stage.sounds.knock()
    show(event, stage)
    await pause(stage, 240)
  },
  async bust(event, stage) {
    show(event, stage)
    stage.announce(blackjackText[stage.language].bust)
    await pause(stage, 420)
  },
  async reveal(event, stage) {
    stage.sounds.turnOver()
    stage.haptics.land()
    show(event, stage)
    await pause(stage, 560)
  },
  settle_insurance: show,
  async settle(event, stage) {
    show(event, stage)
    await pause(stage, 160)
  },
  over(event, stage) {
    const text = blackjackText[stage.language]
    const kind = classifyWireReturn(event.win, event.bet)
    show(event, stage)
    if (kind === 'win') stage.announce(text.overWin(formatAmount(event.win)))
    else if (kind === 'nothing') stage.announce(text.overNothing)
    else stage.announce(text.overReturn(formatAmount(event.win), formatAmount(event.bet)))
    if (kind !== 'win') return stage.sounds.roundOver()
    stage.haptics.win()
    if (stage.scene().hands.every(({ result }) => result !== 'blackjack')) return stage.sounds.win()
    stage.sounds.blackjack()
    return pause(stage, 160).then(() => stage.sounds.win())
  },
}
