import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount, formatNet } from '@gamehall/web-client/money/format-amount.ts'
import { memo, useEffect, useState } from 'react'
import { classifyWireReturn } from '../../../../web/shared/celebration/classify-return.ts'
import { toMinor, winMultipleHundredths } from '../../../../web/shared/money/wire-money.ts'
import { CoinShower } from '../../../../web/shared/motion/coin-shower.tsx'
import { CountedAmount } from '../../../../web/shared/motion/counted-amount.tsx'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import type { MinesRound } from '../../schemas.ts'
import { minesText } from '../../text.ts'
import { gemIndex } from '../art/gem-index.ts'
import { MineArt } from '../art/mine-sprites.tsx'
import { roundMultiplier } from '../multiplier-label.ts'
import styles from './result-card.module.css'

const SHOWER_FROM_HUNDREDTHS = 500
/** From here on the shell celebrates over the whole page. */
const CELEBRATED_FROM_HUNDREDTHS = 1_000

/** The result of a round that was not lost, over the board; a tap or the next round dismisses it. `TileNote` shows a loss. */
export const ResultCard = memo(function ResultCard({ round }: { readonly round: MinesRound | null }) {
  const [dismissed, setDismissed] = useState<string | null>(round?.round_id ?? null)
  const isOver = round !== null && round.status !== 'open'
  const isShown = isOver && round.hit_tile === null && dismissed !== round.round_id
  useEffect(() => {
    if (round?.status === 'open') setDismissed(null)
  }, [round])
  if (!isShown) return null
  return (
    <button type="button" className={styles.veil} onClick={() => setDismissed(round.round_id)}>
      <Outcome round={round} />
    </button>
  )
})

/** Celebrates a payout above the stake only. */
function Outcome({ round }: { readonly round: MinesRound }) {
  const text = useText(minesText)
  if (round.status === 'void') return <span className={styles.plain}>{text.refunded}</span>
  if (classifyWireReturn(round.win, round.bet) === 'win') return <Win round={round} />
  return (
    <span className={styles.plain}>{text.returned(formatAmount(round.win), roundMultiplier(round))}</span>
  )
}

function Win({ round }: { readonly round: MinesRound }) {
  const text = useText(minesText)
  const { sounds } = useGameKit()
  const times = winMultipleHundredths(round.win, round.bet)
  const isCleared = round.picks.length === 25 - round.mines
  return (
    <>
      {times >= SHOWER_FROM_HUNDREDTHS && times < CELEBRATED_FROM_HUNDREDTHS ? (
        <CoinShower count={18}>
          <MineArt art={`gem-${gemIndex(round.picks.length)}`} className={styles.falling} />
        </CoinShower>
      ) : null}
      <span className={styles.card}>
        <span className={styles.title}>{isCleared ? text.cleared : text.wonTitle}</span>
        <b className={`num ${styles.multiplier}`}>{roundMultiplier(round)}×</b>
        <b className={`num ${styles.amount}`}>
          <CountedAmount amount={toMinor(round.win)} countMs={900} onStep={sounds.count} fromZero />
        </b>
        <span className={`num ${styles.net}`}>
          {text.cashOutNet(formatNet(toMinor(round.win) - toMinor(round.bet)))}
        </span>
      </span>
    </>
  )
}
