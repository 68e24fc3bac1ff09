import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { CoinShower } from '../motion/coin-shower.tsx'
import type { Celebration } from './celebration.ts'
import styles from './celebration-overlay.module.css'
import { celebrationText } from './celebration-text.ts'
import { Overlay, OverlayHeadline, OverlayPrize, OverlayRays } from './overlay.tsx'

interface CelebrationOverlayProps {
  readonly celebration: Celebration
  /** What falls; a plain coin by default. */
  readonly art: ReactNode
  readonly onContinue: () => void
}

/** A big win over the whole game; a tap continues, or Space and Enter, as it takes the focus. */
export function CelebrationOverlay({ celebration, art, onContinue }: CelebrationOverlayProps) {
  const { tier, paidMinor, stakeMinor } = celebration
  const text = useText(celebrationText)
  const headline = tier === 1 ? text.tier1 : tier === 2 ? text.tier2 : text.tier3
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Overlay ref={button} onContinue={onContinue}>
      <OverlayRays />
      <CoinShower count={14 + tier * 8}>{art ?? <span className={styles.coin} />}</CoinShower>
      <OverlayHeadline>{headline}</OverlayHeadline>
      <OverlayPrize wonMinor={paidMinor} countMs={1_600 + tier * 500} />
      <span className={`num ${styles.times}`}>{text.times(timesOf(paidMinor, stakeMinor))}</span>
    </Overlay>
  )
}

/** The payout in stakes, with one decimal and rounded down: `12.5`. */
function timesOf(paidMinor: bigint, stakeMinor: bigint): string {
  const tenths = (paidMinor * 10n) / stakeMinor
  return `${tenths / 10n}${tenths % 10n === 0n ? '' : `.${tenths % 10n}`}`
}
