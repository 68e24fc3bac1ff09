import { useText } from '@gamehall/web-client/i18n/text.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import { minesText } from '../text.ts'
import { MineSprites } from './art/mine-sprites.tsx'
import { Board } from './board/board.tsx'
import { MultiplierLadder } from './board/multiplier-ladder.tsx'
import type { MinesController } from './mines-types.ts'
import styles from './stage.module.css'

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
      <Board game={game} />
    </div>
  )
}
