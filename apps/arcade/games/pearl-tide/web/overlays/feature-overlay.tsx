import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { CoinShower } from '../../../../web/shared/motion/coin-shower.tsx'
import { useCountUp } from '../../../../web/shared/motion/use-count-up.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { pearlTideText } from '../../text.ts'
import { CelebrationArt } from '../art/celebration-art.tsx'
import { SymbolArt } from '../art/symbol-sprites.tsx'
import type { PearlTideController, TideMoment } from '../pearl-tide-types.ts'
import styles from './feature-overlay.module.css'

/** Start, growth and end of the free spins, and the maximum win, over the whole page; a tap continues. */
export function FeatureOverlay({ game }: { readonly game: PearlTideController }) {
  const text = useText(pearlTideText)
  const { moment } = game.scene
  if (moment === null) return null
  return (
    <button type="button" className={classNames(styles.veil, styles[moment.kind])} onClick={game.skip}>
      <MomentContent moment={moment} />
      <span className={styles.tap}>{text.tap}</span>
    </button>
  )
}

function MomentContent({ moment }: { readonly moment: TideMoment }) {
  const text = useText(pearlTideText)
  switch (moment.kind) {
    case 'enter':
    case 'more':
      return (
        <>
          <span className={styles.rays} />
          <SymbolArt symbol="clam" className={styles.clam} />
          <strong className={styles.headline}>{moment.kind === 'enter' ? text.entered : text.more}</strong>
          <span className={styles.count}>
            <span>{text.freeSpins}</span>
            <b className="num">{moment.kind === 'enter' ? moment.count : `+${moment.count}`}</b>
            <span>{text.times}</span>
          </span>
          {moment.kind === 'enter' ? <span className={styles.note}>{text.enteredNote}</span> : null}
        </>
      )
    case 'exit':
      return (
        <>
          <strong className={classNames(styles.headline, styles.plain)}>{text.exited}</strong>
          <span className={styles.note}>{text.spinsPlayed(moment.count)}</span>
        </>
      )
    case 'capped':
      return <CappedWin wonMinor={moment.wonMinor} />
  }
}

function CappedWin({ wonMinor }: { readonly wonMinor: bigint }) {
  const { sounds } = useGameKit()
  const text = useText(pearlTideText)
  const shown = useCountUp(wonMinor, 2_600, sounds.count, true)
  return (
    <>
      <span className={styles.rays} />
      <CoinShower count={40}>
        <CelebrationArt />
      </CoinShower>
      <SymbolArt symbol="pearl" className={styles.clam} />
      <strong className={styles.headline}>{text.capped}</strong>
      <b className={`num ${styles.prize}`}>{formatAmount(shown)}</b>
    </>
  )
}
