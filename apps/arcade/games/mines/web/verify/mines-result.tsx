import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { VerifiedRound } from '../../../../src/games/game-module.ts'
import { MINES_TILES } from '../../rules.ts'
import type { MinesView } from '../../schemas.ts'
import { MineArt, MineSprites } from '../art/mine-sprites.tsx'
import { roundMultiplier } from '../multiplier-label.ts'
import styles from './mines-result.module.css'
import { minesVerifyText } from './verify-text.ts'

/** A recomputed round: its payout, and where the mines are. */
export function MinesResult({ round }: { readonly round: VerifiedRound<MinesView> }) {
  const text = useText(minesVerifyText)
  const { picks, hit_tile } = round.view
  const mineTiles = round.view.mine_tiles ?? []
  return (
    <>
      <MineSprites />
      {picks.length === 0 ? null : (
        <p className={styles.total}>
          {hit_tile === null ? `${text.multiplier} ${roundMultiplier(round.view)}×` : text.hit}{' '}
          <b className="num">{formatAmount(round.paid)}</b>
        </p>
      )}
      <p className={styles.note}>{text.mineMap}</p>
      <div className={styles.board}>
        {Array.from({ length: MINES_TILES }, (_, tile) => {
          const isMine = mineTiles.includes(tile)
          const order = picks.indexOf(tile) + 1
          return (
            <span key={`tile-${tile.toString()}`} className={classNames(styles.tile, isMine && styles.mined)}>
              {isMine ? <MineArt art="bomb" className={styles.art} /> : null}
              <span className={`num ${styles.order}`}>{order === 0 ? '' : order}</span>
              <span className="sr-only">{`${tile + 1}${isMine ? ` ${text.mines}` : ''}`}</span>
            </span>
          )
        })}
      </div>
    </>
  )
}
