import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { ReactNode, Ref } from 'react'
import { CountedAmount } from '../motion/counted-amount.tsx'
import { useGameKit } from '../shell/game-kit.ts'
import { celebrationText } from './celebration-text.ts'
import styles from './overlay.module.css'

interface OverlayProps {
  /** Sets the game's colours and sizes: the variables of `overlay.module.css`. */
  readonly className?: string | undefined
  readonly onContinue: () => void
  readonly ref?: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

/** Covers the whole game with its content; a tap continues. */
export function Overlay({ className, onContinue, ref, children }: OverlayProps) {
  const text = useText(celebrationText)
  return (
    <button ref={ref} type="button" className={classNames(styles.veil, className)} onClick={onContinue}>
      {children}
      <span className={styles.tap}>{text.tap}</span>
    </button>
  )
}

/** Light that turns behind the content. */
export const OverlayRays = () => <span className={styles.rays} />

/** `isPlain`: without glow, where nothing is celebrated. */
export function OverlayHeadline({ isPlain = false, children }: { isPlain?: boolean; children: ReactNode }) {
  return <strong className={classNames(styles.headline, isPlain && styles.plain)}>{children}</strong>
}

export const OverlayNote = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.note}>{children}</span>
)

/** An amount in minor units, counted up with its sound. */
export function OverlayPrize({ wonMinor, countMs }: { readonly wonMinor: bigint; readonly countMs: number }) {
  const { sounds } = useGameKit()
  return (
    <b className={`num ${styles.prize}`}>
      <CountedAmount amount={wonMinor} countMs={countMs} onStep={sounds.count} fromZero />
    </b>
  )
}

interface FreeSpinsAwardProps {
  /** The symbol that triggered them. */
  readonly art: ReactNode
  readonly headline: string
  /** How many, between the words around the number. */
  readonly count: string
  readonly label: string
  readonly unit: string
}

/** Free spins that are awarded, or added. */
export function FreeSpinsAward({ art, headline, count, label, unit }: FreeSpinsAwardProps) {
  return (
    <>
      <OverlayRays />
      {art}
      <OverlayHeadline>{headline}</OverlayHeadline>
      <span className={styles.count}>
        <span>{label}</span>
        <b className="num">{count}</b>
        <span>{unit}</span>
      </span>
    </>
  )
}
