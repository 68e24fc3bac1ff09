import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import {
  FreeSpinsAward,
  Overlay,
  OverlayHeadline,
  OverlayNote,
  OverlayPrize,
  OverlayRays,
} from '../../../../web/shared/celebration/overlay.tsx'
import { CoinShower } from '../../../../web/shared/motion/coin-shower.tsx'
import { dragonGateText } from '../../text.ts'
import { SymbolArt } from '../art/symbol-sprites.tsx'
import type { FeatureMoment, SlotController } from '../dragon-gate-types.ts'
import styles from './feature-overlay.module.css'

/** Start, retrigger and end of the free spins, big wins and the maximum win; a tap continues. */
export function FeatureOverlay({ game }: { readonly game: SlotController }) {
  const { moment } = game.scene
  if (moment === null) return null
  const isUncelebrated = moment.kind === 'exit' && moment.paid !== 'win'
  const className = classNames(styles.overlay, styles[moment.kind], isUncelebrated && styles.uncelebrated)
  return (
    <Overlay className={className} onContinue={game.skip}>
      <MomentContent moment={moment} />
    </Overlay>
  )
}

function MomentContent({ moment }: { readonly moment: FeatureMoment }) {
  const text = useText(dragonGateText)
  switch (moment.kind) {
    case 'enter':
    case 'more':
      return (
        <FreeSpinsAward
          art={<SymbolArt symbol="gate" className={styles.gate} />}
          headline={moment.kind === 'enter' ? text.entered : text.more}
          label={text.freeSpins}
          count={moment.kind === 'enter' ? `${moment.count}` : `+${moment.count}`}
          unit={text.times}
        />
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
      <OverlayHeadline isPlain>{text.exited}</OverlayHeadline>
      <OverlayNote>{note}</OverlayNote>
      <OverlayNote>
        {text.returned} <span className="num">{formatAmount(paidMinor)}</span>
      </OverlayNote>
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
  return (
    <>
      <OverlayRays />
      <CoinShower count={coins}>
        <SymbolArt symbol="coin" className={styles.coin} />
      </CoinShower>
      <SymbolArt symbol="dragon" className={styles.gate} />
      <OverlayHeadline>{headline}</OverlayHeadline>
      {note === undefined ? null : <OverlayNote>{note}</OverlayNote>}
      <OverlayPrize wonMinor={wonMinor} countMs={2_200} />
    </>
  )
}
