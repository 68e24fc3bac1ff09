import { useCallback, useMemo, useRef, useState } from 'react'
import type { MinesRound } from '../../src/game-api/schema.ts'
import { newRequestId } from '../shared/api/new-request-id.ts'
import { useText } from '../shared/i18n/use-text.ts'
import { formatMoney, toMinor } from '../shared/money/wire-money.ts'
import { createPacer, pageTimer } from '../shared/motion/pacer.ts'
import { useGameKit } from '../shared/shell/game-kit.ts'
import { minesText } from './mines-text.ts'
import { replaySteps } from './replay-steps.ts'

const REPLAY_STEP_MS = 420

export interface MinesGame {
  /** The round on the board: open, over, or null before the first. */
  readonly round: MinesRound | null
  /** The tile the arcade is being asked about. */
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

/** One round after another: each step is asked of the arcade and shown only once it has answered. */
export function useMines(): MinesGame {
  const kit = useGameKit()
  const text = useText(minesText)
  const resumed = kit.session.open_round?.game === 'mines' ? kit.session.open_round : null
  const [round, setRound] = useState<MinesRound | null>(resumed)
  const [pendingTile, setPendingTile] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isReplay, setReplay] = useState(false)
  const [isResumed, setResumed] = useState(resumed !== null)
  const busy = useRef(false)
  const pacer = useMemo(() => createPacer(pageTimer), [])

  /** Runs one step at a time; a second tap meanwhile does nothing. */
  const once = useCallback(async (step: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    setBusy(true)
    try {
      await step()
    } finally {
      busy.current = false
      setBusy(false)
      setPendingTile(null)
    }
  }, [])

  const accept = useCallback(
    (next: MinesRound) => {
      setRound(next)
      setResumed(false)
      tellOutcome(next, kit, text)
    },
    [kit, text],
  )

  const start = (bet: string, mines: number) =>
    once(async () => {
      if (toMinor(kit.balance) < toMinor(bet)) {
        kit.askForBalance()
        return
      }
      const answer = await kit.play('startMines', { request_id: newRequestId(), bet, mines })
      if (answer === null) return
      kit.sounds.bet()
      kit.showBalance(answer.balance)
      kit.keepFairness(answer.fairness)
      setRound(answer.round)
      kit.announce(text.started)
    })

  const pick = (tile: number) => {
    if (round?.status !== 'open' || round.picks.includes(tile)) return
    void once(async () => {
      setPendingTile(tile)
      const answer = await kit.play('pickMines', { round_id: round.round_id, tile })
      if (answer === null) return
      kit.showBalance(answer.balance)
      accept(answer.round)
    })
  }

  const cashOut = () => {
    if (round?.status !== 'open' || round.picks.length === 0) return
    void once(async () => {
      const answer = await kit.play('cashOutMines', { round_id: round.round_id })
      if (answer === null) return
      kit.showBalance(answer.balance)
      accept(answer.round)
    })
  }

  const replay = (past: MinesRound) =>
    once(async () => {
      setReplay(true)
      for (const step of replaySteps(past)) {
        setRound(step)
        if (step.picks.length > 0) tellOutcome(step, kit, text)
        await pacer.wait(REPLAY_STEP_MS)
      }
      setReplay(false)
    })

  return {
    round,
    pendingTile,
    isBusy,
    isReplay,
    isResumed,
    start: (bet, mines) => void start(bet, mines),
    pick,
    pickRandom() {
      if (round?.status !== 'open') return
      const closed = Array.from({ length: 25 }, (_, tile) => tile).filter(
        (tile) => !round.picks.includes(tile),
      )
      const tile = closed[Math.floor(Math.random() * closed.length)]
      if (tile !== undefined) pick(tile)
    },
    cashOut,
    replay: (past) => void replay(past),
  }
}

function tellOutcome(round: MinesRound, kit: ReturnType<typeof useGameKit>, text: (typeof minesText)['en']) {
  if (round.hit_tile !== null) {
    kit.sounds.boom()
    kit.announce(text.lost)
  } else if (round.status === 'settled') {
    kit.sounds.cashOut()
    kit.announce(text.won(formatMoney(round.win), round.multiplier ?? '1.00'))
  } else if (round.status === 'open') {
    kit.sounds.gem(round.picks.length)
    kit.announce(text.foundGem(round.multiplier ?? '1.00'))
  }
}
