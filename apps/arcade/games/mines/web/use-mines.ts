import { useMemo, useState } from 'react'
import { useText } from '../../../web/shared/i18n/use-text.ts'
import { createSkippableTimer, windowTimer } from '../../../web/shared/motion/skippable-timer.ts'
import { useGameKit } from '../../../web/shared/shell/game-kit.ts'
import { useExclusiveAction } from '../../../web/shared/shell/use-exclusive-action.ts'
import { MINES_TILES } from '../rules.ts'
import type { MinesRound } from '../schemas.ts'
import { minesText } from '../text.ts'
import { actOnRound, announceOutcome, type MinesActionContext, startRound } from './mines-actions.ts'
import { isMinesRound } from './mines-round.ts'
import { replaySteps } from './replay-steps.ts'

const REPLAY_STEP_MS = 420

export interface MinesController {
  /** The round on the board: open, over, or null before the first. */
  readonly round: MinesRound | null
  /** The tile of the pending pick call. */
  readonly pendingTile: number | null
  readonly isBusy: boolean
  readonly isReplay: boolean
  readonly isResumed: boolean
  start(bet: string, mines: number): void
  pick(tile: number): void
  pickRandom(): void
  cashOut(): void
  replay(round: MinesRound): void
}

/** Controls the mines board: runs one call at a time and shows its result after the response. */
export function useMines(): MinesController {
  const kit = useGameKit()
  const text = useText(minesText)
  const resumed = isMinesRound(kit.session.open_round) ? kit.session.open_round : null
  const [round, setRound] = useState<MinesRound | null>(resumed)
  const [pendingTile, setPendingTile] = useState<number | null>(null)
  const step = useExclusiveAction<'play' | 'replay'>()
  const pacer = useMemo(() => createSkippableTimer(windowTimer), [])
  const table: MinesActionContext = { kit, text, setRound }
  const openRound = round?.status === 'open' ? round : null

  const pick = (tile: number) => {
    if (openRound === null || openRound.picks.includes(tile) || step.isOn.current) return
    setPendingTile(tile)
    void step
      .run('play', () => actOnRound(table, openRound.round_id, { kind: 'pick', tile }))
      .then(() => setPendingTile(null))
  }

  return {
    round,
    pendingTile,
    isBusy: step.current !== null,
    isReplay: step.current === 'replay',
    isResumed: round !== null && round === resumed,
    start: (bet, mines) => void step.run('play', () => startRound(table, bet, mines)),
    pick,
    pickRandom() {
      const tile = openRound === null ? undefined : randomClosedTile(openRound.picks)
      if (tile !== undefined) pick(tile)
    },
    cashOut() {
      if (openRound !== null && openRound.picks.length > 0) {
        void step.run('play', () => actOnRound(table, openRound.round_id, { kind: 'cash_out' }))
      }
    },
    replay: (past) =>
      void step.run('replay', async () => {
        for (const moment of replaySteps(past)) {
          setRound(moment)
          if (moment.picks.length > 0) announceOutcome(table, moment)
          await pacer.wait(REPLAY_STEP_MS)
        }
      }),
  }
}

/** Picks a random closed tile. The choice does not change the odds, so `Math.random` is sufficient. */
function randomClosedTile(picks: readonly number[]): number | undefined {
  const closed = Array.from({ length: MINES_TILES }, (_, tile) => tile).filter(
    (tile) => !picks.includes(tile),
  )
  return closed[Math.floor(Math.random() * closed.length)]
}
