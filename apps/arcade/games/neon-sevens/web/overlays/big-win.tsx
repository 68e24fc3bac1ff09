import { useText } from '@gamehall/web-client/i18n/text.ts'
import { CoinShower } from '../../../../web/shared/motion/coin-shower.tsx'
import { CountedAmount } from '../../../../web/shared/motion/counted-amount.tsx'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { neonSevensText } from '../../text.ts'
import { SymbolArt } from '../art/symbol-sprites.tsx'
import type { NeonSevensController, NeonSevensScene } from '../neon-sevens-types.ts'
import styles from './big-win.module.css'

/** A win of at least ten stakes, over the whole page; a tap continues. */
export function BigWin({ game }: { readonly game: NeonSevensController }) {
  const text = useText(neonSevensText)
  const { bigWin } = game.scene
  if (bigWin === null) return null
  return (
    <button type="button" className={styles.veil} onClick={game.skip}>
      <Prize bigWin={bigWin} />
      <span className={styles.tap}>{text.tap}</span>
    </button>
  )
}

function Prize({ bigWin: { wonMinor, tier } }: { readonly bigWin: NonNullable<NeonSevensScene['bigWin']> }) {
  const { sounds } = useGameKit()
  const text = useText(neonSevensText)
  return (
    <>
      <span className={styles.rays} />
      <CoinShower count={12 + tier * 8}>
        <SymbolArt
          symbol={tier === 3 ? 'seven' : tier === 2 ? 'lantern' : 'bell'}
          className={styles.falling}
        />
      </CoinShower>
      <span className={styles.sevens}>
        <SymbolArt symbol="seven" className={styles.seven} />
        <SymbolArt symbol="seven" className={styles.seven} />
        <SymbolArt symbol="seven" className={styles.seven} />
      </span>
      <strong className={styles.headline}>{text.tiers[tier]}</strong>
      <b className={`num ${styles.prize}`}>
        <CountedAmount amount={wonMinor} countMs={1_900} onStep={sounds.count} fromZero />
      </b>
    </>
  )
}
