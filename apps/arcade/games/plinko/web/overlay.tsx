import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount, formatNet } from '@gamehall/web-client/money/format-amount.ts'
import type { GameProps } from '../../../web/shared/face/game-face.ts'
import { CoinShower } from '../../../web/shared/motion/coin-shower.tsx'
import { useCountUp } from '../../../web/shared/motion/use-count-up.ts'
import { useGameKit } from '../../../web/shared/shell/game-kit.ts'
import { plinkoText } from '../text.ts'
import { MarbleArt } from './art/marble-art.tsx'
import styles from './overlay.module.css'
import type { PlinkoTypes } from './plinko-types.ts'

/** A win of at least ten times the stake, over everything; a tap goes on. */
export function Overlay({ game }: GameProps<PlinkoTypes>) {
  const { celebration, paidMinor, stakeMinor } = game.scene
  if (celebration === null) return null
  return <BigWin tier={celebration} paidMinor={paidMinor} stakeMinor={stakeMinor} onSkip={game.skip} />
}

interface BigWinProps {
  readonly tier: 1 | 2 | 3
  readonly paidMinor: bigint
  readonly stakeMinor: bigint
  readonly onSkip: () => void
}

function BigWin({ tier, paidMinor, stakeMinor, onSkip }: BigWinProps) {
  const text = useText(plinkoText)
  const { sounds } = useGameKit()
  const shown = useCountUp(paidMinor, 1_200 + tier * 500, sounds.count, true)
  return (
    <button type="button" className={styles.veil} aria-label={text.continue} onClick={onSkip}>
      <CoinShower count={10 + tier * 8}>
        <MarbleArt className={styles.falling} />
      </CoinShower>
      <span className={styles.rays} aria-hidden="true" />
      <span className={styles.card}>
        <b className={styles.tier}>{text.tiers[tier]}</b>
        <b className={`num ${styles.amount}`}>{formatAmount(shown)}</b>
        <span className={`num ${styles.net}`}>{text.net(formatNet(paidMinor - stakeMinor))}</span>
      </span>
    </button>
  )
}
