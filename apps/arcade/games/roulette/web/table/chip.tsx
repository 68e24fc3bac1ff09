import type { CSSProperties } from 'react'
import styles from './chip.module.css'

/** The values of the chips in minor units, with their colours. */
export const CHIPS = [
  { value: 1_000n, colour: '#1f9c77', edge: '#e9fff6' },
  { value: 5_000n, colour: '#cf3a40', edge: '#fff0ea' },
  { value: 10_000n, colour: '#2f62c8', edge: '#eef4ff' },
  { value: 50_000n, colour: '#7b3fc0', edge: '#f6edff' },
  { value: 100_000n, colour: '#1c2232', edge: '#f0d08a' },
  { value: 500_000n, colour: '#c98a1e', edge: '#fff6d8' },
] as const

/** Formats an amount for a chip: `50`, `1.5k`, `20k`. */
export function chipLabel(minor: bigint): string {
  const whole = Number(minor) / 100
  return whole < 1_000 ? `${whole}` : `${Math.floor(whole / 100) / 10}k`
}

interface ChipArtProps {
  readonly amount: bigint
  readonly className?: string | undefined
}

/** A chip in the colour of the largest value that the amount holds. */
export function ChipArt({ amount, className }: ChipArtProps) {
  const look = [...CHIPS].reverse().find(({ value }) => value <= amount) ?? CHIPS[0]
  return (
    <span
      className={`num ${styles.chip} ${className ?? ''}`}
      style={{ '--colour': look.colour, '--edge': look.edge } as CSSProperties}
      aria-hidden="true"
    >
      {chipLabel(amount)}
    </span>
  )
}
