import { classNames } from '@gamehall/ui/class-names.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { formatMoney } from '../../shared/money/wire-money.ts'
import { CoinShower } from '../../shared/motion/coin-shower.tsx'
import { useCountUp } from '../../shared/motion/use-count-up.ts'
import { useGameKit } from '../../shared/shell/game-kit.ts'
import { SymbolArt } from '../art/symbol-sheet.tsx'
import { dragonGateText } from '../dragon-gate-text.ts'
import type { Spotlight } from '../show/slot-stage.ts'
import styles from './spotlight-overlay.module.css'

/** Full-screen overlay for free-spins start, retrigger and end, big wins and the maximum win; a tap continues. */
export function SpotlightOverlay({
  light,
  onSkip,
}: {
  readonly light: Spotlight | null
  readonly onSkip: () => void
}) {
  const text = useText(dragonGateText)
  if (light === null) return null
  return (
    <button type="button" className={classNames(styles.veil, styles[light.kind])} onClick={onSkip}>
      <SpotlightContent light={light} />
      <span className={styles.tap}>{text.tap}</span>
    </button>
  )
}

function SpotlightContent({ light }: { readonly light: Spotlight }) {
  const text = useText(dragonGateText)
  switch (light.kind) {
    case 'enter':
    case 'more':
      return (
        <>
          <span className={styles.rays} />
          <SymbolArt symbol="gate" className={styles.gate} />
          <strong className={styles.headline}>{light.kind === 'enter' ? text.entered : text.more}</strong>
          <span className={styles.count}>
            <span>{text.freeSpins}</span>
            <b className="num">{light.kind === 'enter' ? light.count : `+${light.count}`}</b>
            <span>{text.times}</span>
          </span>
        </>
      )
    case 'exit':
      return light.paid !== 'win' ? (
        <FeatureEnd note={text.spinsPlayed(light.count)} paidMinor={light.wonMinor} />
      ) : (
        <Prize
          headline={light.tier === null ? text.exited : text.tiers[light.tier]}
          note={text.spinsPlayed(light.count)}
          wonMinor={light.wonMinor}
          coins={light.tier === null ? 0 : 16 + light.tier * 8}
        />
      )
    case 'win':
      return <Prize headline={text.tiers[light.tier]} wonMinor={light.wonMinor} coins={16 + light.tier * 8} />
    case 'capped':
      return <Prize headline={text.capped} wonMinor={light.wonMinor} coins={40} />
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
        {text.returned} <span className="num">{formatMoney(paidMinor)}</span>
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
      <b className={`num ${styles.prize}`}>{formatMoney(shown)}</b>
    </>
  )
}
