import { useText } from '@gamehall/web-client/i18n/text.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import { SymbolImages } from '../../../web/shared/sprites/symbol-images.tsx'
import { minesText } from '../text.ts'
import { GEM_IDS, MineSprites } from './art/mine-sprites.tsx'
import { Board } from './board/board.tsx'
import { MultiplierLadder } from './board/multiplier-ladder.tsx'
import type { MinesController } from './mines-types.ts'
import styles from './stage.module.css'

/** The largest size of a gem that falls, in CSS pixels. */
const SYMBOL_PX = 96

/** 礦坑尋寶: 25 tiles, a gem under each without a mine. */
export function MinesStage({ game }: { readonly game: MinesController }) {
  const text = useText(minesText)
  const { round } = game.scene
  const open = round?.status === 'open' ? round : null
  return (
    <div className={styles.stage}>
      <MineSprites />
      <div className={styles.sign}>
        <h1 className={styles.title}>{text.title}</h1>
      </div>
      <MultiplierLadder
        betMinor={toMinor(open?.bet ?? game.draft.bet)}
        mines={open?.mines ?? game.draft.mines}
        picks={open?.picks.length ?? 0}
      />
      <SymbolImages ids={GEM_IDS} shownPx={SYMBOL_PX}>
        <Board game={game} />
      </SymbolImages>
    </div>
  )
}
