import { type RefObject, useRef } from 'react'
import { newRequestId } from '../../../web/shared/api/new-request-id.ts'
import { classifyWireReturn } from '../../../web/shared/celebration/classify-return.ts'
import { useText } from '../../../web/shared/i18n/use-text.ts'
import { formatMoney, toMinor, toWire } from '../../../web/shared/money/wire-money.ts'
import { useGameKit } from '../../../web/shared/shell/game-kit.ts'
import { useExclusiveAction } from '../../../web/shared/shell/use-exclusive-action.ts'
import type { DragonGateRound } from '../schemas.ts'
import { dragonGateText } from '../text.ts'
import type { Autoplay } from './autoplay.ts'
import { isDragonGateRound } from './dragon-gate-round.ts'
import { idleStops } from './idle-stops.ts'
import type { ReelsHandle } from './reels/reels.tsx'
import { playShow } from './show/play-show.ts'
import { idleView, type SlotView } from './show/slot-stage.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useSlotStage } from './use-slot-stage.ts'

const MIN_SPIN_MS = 520
const MIN_SPIN_TURBO_MS = 140

export interface SlotController {
  readonly view: SlotView
  readonly isBusy: boolean
  readonly isReplay: boolean
  readonly auto: Autoplay | null
  readonly isTurbo: boolean
  setTurbo(isTurbo: boolean): void
  spin(): void
  replay(round: DragonGateRound): void
  /** Stops the reels at once or skips the current overlay. */
  skip(): void
  startAuto(auto: Autoplay): void
  stopAuto(): void
}

/** Controls the slot: requests a round, shows it, and runs one round or replay at a time. */
export function useSlot(reels: RefObject<ReelsHandle | null>, bet: string): SlotController {
  const kit = useGameKit()
  const text = useText(dragonGateText)
  const { view, stage, isTurbo, setTurbo, skip } = useSlotStage(reels)
  const playing = useExclusiveAction<'round' | 'replay'>()
  const stops = useRef(idleStops(kit.session.last_round))
  const autoplay = useAutoplay(playing.current === null && !kit.isPaused, () => void spin())

  const startReels = () => {
    stage.resetSkip()
    stage.show(idleView)
    kit.sounds.spin()
    reels.current?.start('base')
  }

  const showRound = async (round: DragonGateRound) => {
    await playShow(round, stage, kit.sounds)
    stops.current = idleStops(round)
  }

  const playRound = async () => {
    startReels()
    kit.announce(text.waiting)
    const [answer] = await Promise.all([
      kit.play('openRound', { request_id: newRequestId(), bet: { amount: bet } }),
      stage.wait(isTurbo ? MIN_SPIN_TURBO_MS : MIN_SPIN_MS),
    ])
    if (answer === null || !isDragonGateRound(answer.round)) {
      autoplay.keep(null)
      await reels.current?.settle(stops.current)
      return
    }
    const { round, balance } = answer
    kit.setFairness(answer.fairness)
    kit.showBalance(beforeWin(balance, round.win))
    await showRound(round)
    kit.showBalance(balance)
    kit.announce(outcomeText(round, text))
    autoplay.advance(round)
  }

  const spin = async () => {
    if (!playing.isOn.current && toMinor(kit.balance) < toMinor(bet)) {
      autoplay.keep(null)
      kit.requestBalance()
      return
    }
    await playing.run('round', playRound)
  }

  return {
    view,
    isTurbo,
    setTurbo,
    skip,
    isBusy: playing.current !== null,
    isReplay: playing.current === 'replay',
    auto: autoplay.auto,
    spin: () => void spin(),
    replay: (round) =>
      void playing.run('replay', async () => {
        startReels()
        await stage.wait(MIN_SPIN_MS)
        await showRound(round)
      }),
    startAuto: autoplay.keep,
    stopAuto: () => autoplay.keep(null),
  }
}

function outcomeText({ win, bet }: DragonGateRound, text: (typeof dragonGateText)['en']): string {
  const kind = classifyWireReturn(win, bet)
  if (kind === 'nothing') return text.nothing
  return kind === 'win'
    ? text.landed(formatMoney(win))
    : text.landedReturn(formatMoney(win), formatMoney(bet))
}

/** Returns the balance without the win, which is shown until the reels have revealed it. */
function beforeWin(balance: string, win: string): string {
  return toWire(toMinor(balance) - toMinor(win))
}
