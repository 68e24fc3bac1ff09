import { classNames } from '@gamehall/ui/class-names.ts'
import { useEffect, useState } from 'react'
import type { MinesRound } from '../../../src/game-api/schema.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { formatMoney, toMinor, winHundredths } from '../../shared/money/wire-money.ts'
import { CoinShower } from '../../shared/motion/coin-shower.tsx'
import { useCountUp } from '../../shared/motion/use-count-up.ts'
import { useGameKit } from '../../shared/shell/game-kit.ts'
import { gemOf, MineArt } from '../art/mine-sheet.tsx'
import { minesText } from '../mines-text.ts'
import styles from './result-card.module.css'

const LOSS_SHOWN_MS = 1_600
const SHOWER_FROM_HUNDREDTHS = 500

/** How the round ended, over the board: a tap or the next round takes it away. */
export function ResultCard({ round }: { readonly round: MinesRound | null }) {
  const [dismissed, setDismissed] = useState<string | null>(round?.round_id ?? null)
  const isOver = round !== null && round.status !== 'open'
  const isShown = isOver && dismissed !== round.round_id
  const isLoss = isOver && round.hit_tile !== null
  useEffect(() => {
    if (round?.status === 'open') setDismissed(null)
  }, [round])
  useEffect(() => {
    if (!isShown || !isLoss) return
    const timer = window.setTimeout(() => setDismissed(round?.round_id ?? null), LOSS_SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [isShown, isLoss, round])
  if (!isShown) return null
  return (
    <button
      type="button"
      className={classNames(styles.veil, isLoss && styles.loss)}
      onClick={() => setDismissed(round.round_id)}
    >
      {isLoss ? <Loss /> : <Win round={round} />}
    </button>
  )
}

function Loss() {
  const text = useText(minesText)
  return <span className={styles.lossCard}>{text.lostTitle}</span>
}

function Win({ round }: { readonly round: MinesRound }) {
  const text = useText(minesText)
  const { sounds } = useGameKit()
  const shown = useCountUp(toMinor(round.win), 900, sounds.count, true)
  if (round.status === 'void') return <span className={styles.lossCard}>{text.refunded}</span>
  const isCleared = round.picks.length === 25 - round.mines
  return (
    <>
      {winHundredths(round.win, round.bet) >= SHOWER_FROM_HUNDREDTHS ? (
        <CoinShower count={18}>
          <MineArt art={gemOf(round.picks.length)} className={styles.falling} />
        </CoinShower>
      ) : null}
      <span className={styles.card}>
        <span className={styles.title}>{isCleared ? text.cleared : text.wonTitle}</span>
        <b className={`num ${styles.multiplier}`}>{round.multiplier}×</b>
        <b className={`num ${styles.amount}`}>+{formatMoney(shown)}</b>
      </span>
    </>
  )
}
