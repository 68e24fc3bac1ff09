import { type TouchEvent, useCallback, useEffect, useRef, useState } from 'react'

const RELEASE_AT_PX = 64
const MAX_PULL_PX = 110
const RESULT_SHOWN_MS = 900

export type PullPhase = 'idle' | 'pull' | 'release' | 'refreshing' | 'refreshed' | 'refreshFailed'

/**
 * The pull-to-refresh gesture: its phase and the touch handlers. `content` moves by its `--pull` property. Horizontal swipes
 * and touches inside a dialog are ignored.
 */
export function usePullGesture(onRefresh: () => Promise<unknown>) {
  const [phase, setPhase] = useState<PullPhase>('idle')
  const content = useRef<HTMLDivElement>(null)
  const start = useRef<{ x: number; y: number }>(undefined)
  const pulledPx = useRef(0)
  const rest = useCallback((nextPhase: PullPhase, px: number) => {
    content.current?.style.setProperty('--pull', `${px}px`)
    setPhase(nextPhase)
  }, [])
  useEffect(() => {
    if (phase !== 'refreshed' && phase !== 'refreshFailed') return
    const timer = setTimeout(() => rest('idle', 0), RESULT_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [phase, rest])
  const refresh = async () => {
    rest('refreshing', RELEASE_AT_PX)
    try {
      await onRefresh()
      setPhase('refreshed')
    } catch {
      setPhase('refreshFailed')
    }
  }
  const onTouchStart = (event: TouchEvent) => {
    const touch = event.touches[0]
    const isAtTop = window.scrollY <= 0 && (phase === 'idle' || phase === 'pull' || phase === 'release')
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    start.current = touch && isAtTop && !isInDialog ? { x: touch.clientX, y: touch.clientY } : undefined
  }
  const onTouchMove = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (start.current === undefined || touch === undefined) return
    const down = touch.clientY - start.current.y
    if (pulledPx.current === 0) {
      if (Math.abs(touch.clientX - start.current.x) > Math.abs(down)) start.current = undefined
      if (start.current === undefined || down <= 0) return
    }
    // Resistance: the content moves half as far as the finger.
    pulledPx.current = Math.min(MAX_PULL_PX, Math.max(0, down * 0.5))
    const next = pulledPx.current >= RELEASE_AT_PX ? 'release' : 'pull'
    rest(pulledPx.current === 0 ? 'idle' : next, pulledPx.current)
  }
  const onTouchEnd = () => {
    const distance = pulledPx.current
    start.current = undefined
    pulledPx.current = 0
    if (distance >= RELEASE_AT_PX) void refresh()
    else if (distance > 0) rest('idle', 0)
  }
  return { phase, content, handlers: { onTouchStart, onTouchMove, onTouchEnd, onTouchCancel: onTouchEnd } }
}
