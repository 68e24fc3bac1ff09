import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { CoinShower } from '../motion/coin-shower.tsx'
import { useCountUp } from '../motion/use-count-up.ts'
import { useGameKit } from '../shell/game-kit.ts'
import type { Celebration } from './celebration.ts'
import styles from './celebration-overlay.module.css'
import { celebrationText } from './celebration-text.ts'

interface CelebrationOverlayProps {
  readonly celebration: Celebration
  /** What falls; a plain coin by default. */
  readonly art: ReactNode
  readonly onContinue: () => void
}

/** A big win over the whole game; a tap continues, or Space and Enter, as it takes the focus. */
export function CelebrationOverlay({ celebration, art, onContinue }: CelebrationOverlayProps) {
  const { tier, paidMinor, stakeMinor } = celebration
  const { sounds } = useGameKit()
  const text = useText(celebrationText)
  const shown = useCountUp(paidMinor, 1_600 + tier * 500, sounds.count, true)
  const headline = tier === 1 ? text.tier1 : tier === 2 ? text.tier2 : text.tier3
  const veil = useRef<HTMLButtonElement>(null)
  useEffect(() => veil.current?.focus(), [])
  return (
    <button ref={veil} type="button" className={styles.veil} onClick={onContinue}>
      <span className={styles.rays} />
      <CoinShower count={14 + tier * 8}>{art ?? <span className={styles.coin} />}</CoinShower>
      <strong className={styles.headline}>{headline}</strong>
      <b className={`num ${styles.prize}`}>{formatAmount(shown)}</b>
      <span className={`num ${styles.times}`}>{text.times(timesOf(paidMinor, stakeMinor))}</span>
      <span className={styles.tap}>{text.tap}</span>
    </button>
  )
}

/** The payout in stakes, with one decimal and rounded down: `12.5`. */
function timesOf(paidMinor: bigint, stakeMinor: bigint): string {
  const tenths = (paidMinor * 10n) / stakeMinor
  return `${tenths / 10n}${tenths % 10n === 0n ? '' : `.${tenths % 10n}`}`
}
