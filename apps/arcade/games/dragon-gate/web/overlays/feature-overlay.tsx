import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { CoinShower } from '../../../../web/shared/motion/coin-shower.tsx'
import { useCountUp } from '../../../../web/shared/motion/use-count-up.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { dragonGateText } from '../../text.ts'
import { SymbolArt } from '../art/symbol-sprites.tsx'
import type { FeatureMoment, SlotController } from '../dragon-gate-types.ts'
import styles from './feature-overlay.module.css'

/** Full-screen overlay for free-spins start, retrigger and end, big wins and the maximum win; a tap continues. */
export function FeatureOverlay({ game }: { readonly game: SlotController }) {
  const text = useText(dragonGateText)
  const { moment } = game.scene
  if (moment === null) return null
  return (
    <button type="button" className={classNames(styles.veil, styles[moment.kind])} onClick={game.skip}>
      <SpotlightContent moment={moment} />
      <span className={styles.tap}>{text.tap}</span>
    </button>
  )
}

function SpotlightContent({ moment }: { readonly moment: FeatureMoment }) {
  const text = useText(dragonGateText)
  switch (moment.kind) {
    case 'enter':
    case 'more':
      return (
        <>
          <span className={styles.rays} />
          <SymbolArt symbol="gate" className={styles.gate} />
          <strong className={styles.headline}>{moment.kind === 'enter' ? text.entered : text.more}</strong>
          <span className={styles.count}>
            <span>{text.freeSpins}</span>
            <b className="num">{moment.kind === 'enter' ? moment.count : `+${moment.count}`}</b>
            <span>{text.times}</span>
          </span>
        </>
      )
    case 'exit':
      return moment.paid !== 'win' ? (
        <FeatureEnd note={text.spinsPlayed(moment.count)} paidMinor={moment.wonMinor} />
      ) : (
        <Prize
          headline={moment.tier === null ? text.exited : text.tiers[moment.tier]}
          note={text.spinsPlayed(moment.count)}
          wonMinor={moment.wonMinor}
          coins={moment.tier === null ? 0 : 16 + moment.tier * 8}
        />
      )
    case 'win':
      return (
        <Prize headline={text.tiers[moment.tier]} wonMinor={moment.wonMinor} coins={16 + moment.tier * 8} />
      )
    case 'capped':
      return <Prize headline={text.capped} wonMinor={moment.wonMinor} coins={40} />
  }
}

/** End of free spins whose round paid no more than its stake: shown without celebration. */
function FeatureEnd({ note, paidMinor }: { readonly note: string; readonly paidMinor: bigint }) {
  const text = useText(dragonGateText)
  return (
    <>
      <strong className={classNames(styles.headline, styles.plain)}>{text.exited}</strong>
      <span className={styles.note}>{note}</span>
      <span className={styles.note}>
        {text.returned} <span className="num">{formatAmount(paidMinor)}</span>
      </span>
    </>
  )
}

interface PrizeProps {
  readonly headline: string
  readonly note?: string
  readonly wonMinor: bigint
  readonly coins: number
}

function Prize({ headline, note, wonMinor, coins }: PrizeProps) {
  const { sounds } = useGameKit()
  const shown = useCountUp(wonMinor, 2_200, sounds.count, true)
  return (
    <>
      <span className={styles.rays} />
      <CoinShower count={coins}>
        <SymbolArt symbol="coin" className={styles.coin} />
      </CoinShower>
      <SymbolArt symbol="dragon" className={styles.gate} />
      <strong className={styles.headline}>{headline}</strong>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
      <b className={`num ${styles.prize}`}>{formatAmount(shown)}</b>
    </>
  )
}
