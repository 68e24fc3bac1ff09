import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { ReelsHandle, SlotScene, Spin } from '../dragon-gate-types.ts'
import { highlightCells, listWinFocuses, type WinFocus } from './highlight-cells.ts'
import { Reel, type ReelHandle } from './reel.tsx'
import { reelStrip } from './reel-strip.ts'
import styles from './reels.module.css'
import { WinLines } from './win-lines.tsx'

interface ReelsProps {
  readonly scene: SlotScene
  readonly firstStops: readonly number[]
  /** Whether to highlight the wins one by one. */
  readonly isIdle: boolean
  readonly label: string
  readonly ref: Ref<ReelsHandle>
}

const reelNumbers = [0, 1, 2, 3, 4]

/** The window of five reels with highlights and win lines. */
export function Reels({ scene, firstStops, isIdle, label, ref }: ReelsProps) {
  const reels = useRef<(ReelHandle | null)[]>([])
  const isWin = scene.paid === 'win'
  const focus = useFocus(scene.highlightedSpin, isIdle && isWin)
  const marks = useMemo(
    () => highlightCells(scene.highlightedSpin, focus, isWin),
    [scene.highlightedSpin, focus, isWin],
  )
  useImperativeHandle(ref, () => ({
    start() {
      for (const reel of reelNumbers) reels.current[reel]?.spin()
    },
    land: async (spin, reel, isFast) =>
      reels.current[reel]?.land(reelStrip(spin.kind, reel, spin.stops[reel] ?? 0), isFast),
    async settle(stops) {
      await Promise.all(
        reelNumbers.map((reel) => reels.current[reel]?.land(reelStrip('base', reel, stops[reel] ?? 0), true)),
      )
    },
  }))
  return (
    <div className={styles.window} role="img" aria-label={label}>
      {reelNumbers.map((reel) => (
        <Reel
          key={reel}
          ref={(handle) => {
            reels.current[reel] = handle
          }}
          first={reelStrip('base', reel, firstStops[reel] ?? 0)}
          marks={marks[reel] ?? []}
          isAnticipated={scene.anticipatedReel === reel}
          isExpanded={scene.expandedReels.includes(reel)}
        />
      ))}
      {scene.highlightedSpin === null ? null : (
        <WinLines spin={scene.highlightedSpin} focus={focus} isQuiet={!isWin} />
      )}
    </div>
  )
}

const STEP_MS = 1_300

/** Highlights all wins first; when idle, each in turn. */
function useFocus(spin: Spin | null, isIdle: boolean): WinFocus {
  const [turn, setTurn] = useState(0)
  const focuses = useMemo(() => (spin === null ? [] : listWinFocuses(spin)), [spin])
  useEffect(() => {
    if (!isIdle || focuses.length < 2) return
    const timer = window.setInterval(() => setTurn((before) => before + 1), STEP_MS)
    return () => {
      window.clearInterval(timer)
      setTurn(0)
    }
  }, [isIdle, focuses])
  const all = useMemo((): WinFocus => ({ kind: 'all' }), [])
  return (isIdle && focuses.length > 1 && turn > 0 ? focuses[(turn - 1) % focuses.length] : undefined) ?? all
}
