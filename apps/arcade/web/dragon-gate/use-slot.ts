import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DragonGateRound } from '../../src/game-api/schema.ts'
import { newRequestId } from '../shared/api/new-request-id.ts'
import { useText } from '../shared/i18n/use-text.ts'
import { formatMoney, toMinor, toWire } from '../shared/money/wire-money.ts'
import { createPacer, pageTimer } from '../shared/motion/pacer.ts'
import { useGameKit } from '../shared/shell/game-kit.ts'
import { type Autoplay, continueAutoplay } from './autoplay.ts'
import { dragonGateText } from './dragon-gate-text.ts'
import type { ReelsHandle } from './reels/reels.tsx'
import { playShow } from './show/play-show.ts'
import { restingView, type SlotStage, type SlotView } from './show/slot-stage.ts'

const LEAST_TURN_MS = 520
const AUTO_GAP_MS = 420

export interface Slot {
  readonly view: SlotView
  readonly isBusy: boolean
  readonly isReplay: boolean
  readonly auto: Autoplay | null
  readonly isTurbo: boolean
  setTurbo(isTurbo: boolean): void
  spin(): void
  replay(round: DragonGateRound): void
  /** Stops the reels or cuts the moment short. */
  hurry(): void
  startAuto(auto: Autoplay): void
  stopAuto(): void
}

/** The machine: asks the arcade for a round and shows it, one at a time. */
export function useSlot(reels: RefObject<ReelsHandle | null>, bet: string): Slot {
  const kit = useGameKit()
  const text = useText(dragonGateText)
  const [view, setView] = useState<SlotView>(restingView)
  const [isBusy, setBusy] = useState(false)
  const [isReplay, setReplay] = useState(false)
  const [auto, setAuto] = useState<Autoplay | null>(null)
  const [isTurbo, setTurbo] = useState(false)
  const busy = useRef(false)
  const hurried = useRef(false)
  const turbo = useRef(false)
  const autoRef = useRef<Autoplay | null>(null)
  const stops = useRef(restStops(kit.session.last_round))
  const pacer = useMemo(() => createPacer(pageTimer), [])
  turbo.current = isTurbo

  const keepAuto = useCallback((next: Autoplay | null) => {
    autoRef.current = next
    setAuto(next)
  }, [])

  const stage = useMemo<SlotStage>(
    () => ({
      show: (change) => setView((before) => ({ ...before, ...change })),
      startReels: (kind) => reels.current?.start(kind),
      landReel: async (spin, reel) => reels.current?.land(spin, reel, hurried.current || turbo.current),
      wait: (ms) => pacer.wait(ms),
      isHurried: () => hurried.current || turbo.current,
      forgetHurry: () => {
        hurried.current = false
      },
    }),
    [reels, pacer],
  )

  const begin = useCallback(() => {
    busy.current = true
    hurried.current = false
    setBusy(true)
    setView(restingView)
    kit.sounds.spin()
    reels.current?.start('base')
  }, [kit.sounds, reels])
  const end = useCallback(() => {
    busy.current = false
    setBusy(false)
    setReplay(false)
  }, [])

  const spin = useCallback(async () => {
    if (busy.current) return
    if (toMinor(kit.balance) < toMinor(bet)) {
      keepAuto(null)
      kit.askForBalance()
      return
    }
    begin()
    kit.announce(text.waiting)
    const [answer] = await Promise.all([
      kit.play('spinDragonGate', { request_id: newRequestId(), bet }),
      pacer.wait(turbo.current ? 140 : LEAST_TURN_MS),
    ])
    if (answer === null) {
      keepAuto(null)
      await reels.current?.settle(stops.current)
      end()
      return
    }
    const { round, balance } = answer
    kit.keepFairness(answer.fairness)
    const winMinor = toMinor(round.win)
    kit.showBalance(toWire(toMinor(balance) - winMinor))
    await playShow(round, stage, kit.sounds)
    stops.current = restStops(round)
    kit.showBalance(balance)
    kit.announce(winMinor > 0n ? text.landed(formatMoney(winMinor)) : text.nothing)
    if (autoRef.current !== null) keepAuto(continueAutoplay(autoRef.current, round, balance))
    end()
  }, [kit, bet, begin, end, keepAuto, pacer, reels, stage, text])

  const replay = useCallback(
    async (round: DragonGateRound) => {
      if (busy.current) return
      setReplay(true)
      begin()
      await pacer.wait(LEAST_TURN_MS)
      await playShow(round, stage, kit.sounds)
      stops.current = restStops(round)
      end()
    },
    [begin, end, kit.sounds, pacer, stage],
  )

  useEffect(() => {
    if (auto === null || isBusy || kit.isPaused) return
    const timer = pageTimer.set(() => void spin(), AUTO_GAP_MS)
    return () => pageTimer.clear(timer)
  }, [auto, isBusy, kit.isPaused, spin])

  return {
    view,
    isBusy,
    isReplay,
    auto,
    isTurbo,
    setTurbo,
    spin: () => void spin(),
    replay: (round) => void replay(round),
    hurry() {
      hurried.current = true
      pacer.skip()
    },
    startAuto: keepAuto,
    stopAuto: () => keepAuto(null),
  }
}

/** Where the reels rest after a round: on its last spin of the base reels, which is its first. */
export function restStops(round: { readonly game: string } | DragonGateRound | null): readonly number[] {
  return round !== null && 'spins' in round ? (round.spins[0]?.stops ?? [3, 20, 4, 7, 3]) : [3, 20, 4, 7, 3]
}
