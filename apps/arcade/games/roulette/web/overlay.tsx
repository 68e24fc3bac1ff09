import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount, formatNet } from '@gamehall/web-client/money/format-amount.ts'
import type { GameProps } from '../../../web/shared/face/game-face.ts'
import { CoinShower } from '../../../web/shared/motion/coin-shower.tsx'
import { useCountUp } from '../../../web/shared/motion/use-count-up.ts'
import { useGameKit } from '../../../web/shared/shell/game-kit.ts'
import { rouletteText } from '../text.ts'
import styles from './overlay.module.css'
import type { RouletteTypes } from './roulette-types.ts'

/** A win of at least ten times the stake, over everything; a tap goes on. */
export function Overlay({ game }: GameProps<RouletteTypes>) {
  const { celebration, paidMinor, stakeMinor, number } = game.scene
  if (celebration === null || number === null) return null
  return (
    <BigWin
      tier={celebration}
      number={number}
      paidMinor={paidMinor}
      stakeMinor={stakeMinor}
      onSkip={game.skip}
    />
  )
}

interface BigWinProps {
  readonly tier: 1 | 2 | 3
  readonly number: number
  readonly paidMinor: bigint
  readonly stakeMinor: bigint
  readonly onSkip: () => void
}

function BigWin({ tier, number, paidMinor, stakeMinor, onSkip }: BigWinProps) {
  const text = useText(rouletteText)
  const { sounds } = useGameKit()
  const shown = useCountUp(paidMinor, 1_200 + tier * 500, sounds.count, true)
  return (
    <button type="button" className={styles.veil} aria-label={text.continue} onClick={onSkip}>
      <CoinShower count={12 + tier * 8}>
        <svg className={styles.star} viewBox="0 0 40 40" aria-hidden="true">
          <path
            d="m20 2 4.500 13.500L38 20l-13.500 4.500L20 38l-4.500-13.500L2 20l13.500-4.500Z"
            fill="#ffe7a6"
          />
        </svg>
      </CoinShower>
      <span className={styles.card}>
        <span className={styles.orb}>
          <b className="num">{number}</b>
        </span>
        <b className={styles.tier}>{text.tiers[tier]}</b>
        <b className={`num ${styles.amount}`}>{formatAmount(shown)}</b>
        <span className={`num ${styles.net}`}>{text.net(formatNet(paidMinor - stakeMinor))}</span>
      </span>
    </button>
  )
}
