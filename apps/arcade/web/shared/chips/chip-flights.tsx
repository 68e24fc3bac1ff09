import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { animate } from '../motion/animate.ts'
import { prefersReducedMotion } from '../motion/reduced-motion.ts'
import styles from './chip-flights.module.css'
import type { ChipSet } from './chip-set.ts'
import { ChipStack } from './chip-stack.tsx'

const FLIGHT_MS = 420
const MOST_FLIGHTS = 24

/** What makes chips fly over the page. */
export interface ChipFlightsHandle {
  /**
   * Flies an amount from the middle of one element to that of another, after `delayMs`: chips that wait are not on the page. Nothing moves where motion is reduced or
   * an element is missing; the table shows its chips by itself.
   */
  fly(amount: bigint, from: Element | null, to: Element | null, delayMs?: number): void
}

interface Flight {
  readonly id: number
  readonly amount: bigint
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

interface ChipFlightsProps {
  readonly set: ChipSet
  readonly ref: Ref<ChipFlightsHandle>
}

/** The layer in which chips fly: placed, paid and lost ones. Each is removed when it has landed. */
export function ChipFlights({ set, ref }: ChipFlightsProps) {
  const [flights, setFlights] = useState<readonly Flight[]>([])
  const next = useRef(0)
  const waiting = useRef(new Set<number>())
  useEffect(() => {
    const timers = waiting.current
    return () => {
      for (const timer of timers) window.clearTimeout(timer)
    }
  }, [])
  useImperativeHandle(
    ref,
    () => ({
      fly(amount, from, to, delayMs = 0) {
        if (from === null || to === null || amount <= 0n || prefersReducedMotion()) return
        next.current += 1
        const flight = { id: next.current, amount, from: middleOf(from), to: middleOf(to) }
        const start = () => setFlights((before) => [...before.slice(1 - MOST_FLIGHTS), flight])
        if (delayMs === 0) return start()
        const timer = window.setTimeout(() => {
          waiting.current.delete(timer)
          start()
        }, delayMs)
        waiting.current.add(timer)
      },
    }),
    [],
  )
  const end = (id: number) => setFlights((before) => before.filter((flight) => flight.id !== id))
  // In the body: the stage is a size container, which fixed layers would be laid out in.
  return createPortal(
    <div className={styles.layer} aria-hidden="true">
      {flights.map((flight) => (
        <FlyingChips key={flight.id} set={set} flight={flight} onEnd={end} />
      ))}
    </div>,
    document.body,
  )
}

interface FlyingChipsProps {
  readonly set: ChipSet
  readonly flight: Flight
  readonly onEnd: (id: number) => void
}

function FlyingChips({ set, flight, onEnd }: FlyingChipsProps) {
  const element = useRef<HTMLSpanElement>(null)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    const { id, from, to } = flight
    const place = ([x, y]: Flight['from'], lift: number) =>
      `translate(${x}px, ${y - lift}px) translate(-50%, -50%) scale(${1 + lift / 90})`
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const
    const frames = [
      { transform: place(from, 0), opacity: 1 },
      { transform: place(middle, 26), opacity: 1 },
      { transform: place(to, 0), opacity: 1 },
    ]
    const options = { duration: FLIGHT_MS, easing: 'cubic-bezier(.3,.1,.3,1)' }
    void animate(element.current, frames, options).then(() => end.current(id))
  }, [flight])
  return (
    <span ref={element} className={styles.flying}>
      <ChipStack set={set} amount={flight.amount} />
    </span>
  )
}

function middleOf(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
