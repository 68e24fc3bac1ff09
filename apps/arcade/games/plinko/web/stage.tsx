import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import type { GameProps } from '../../../web/shared/frontend/game-frontend.ts'
import { plinkoMultipliers } from '../payouts.ts'
import { plinkoText } from '../text.ts'
import { Canopy } from './art/canopy.tsx'
import { Board } from './board/board.tsx'
import type { ShownBoard } from './board/shown-board.ts'
import { Landings } from './landings.tsx'
import { OddsSheet } from './odds-sheet.tsx'
import type { PlinkoTypes } from './plinko-types.ts'
import styles from './stage.module.css'

/** A board under an awning: that of the round while one is shown, else that of the next. */
export function Stage({ game }: GameProps<PlinkoTypes>) {
  const text = useText(plinkoText)
  const { scene, draft } = game
  const [isOddsOpen, setOddsOpen] = useState(false)
  const next: ShownBoard = {
    rows: draft.rows,
    risk: draft.risk,
    multipliers: plinkoMultipliers(draft.rows, draft.risk),
  }
  const isShowing = game.isBusy && scene.board !== null
  const board = isShowing && scene.board !== null ? scene.board : next
  return (
    <div className={styles.stage}>
      <div className={styles.stall}>
        <div className={styles.roof}>
          <Canopy className={styles.canopy} />
          <h1 className={styles.title}>{text.title}</h1>
        </div>
        <div className={styles.frame}>
          <Board ref={game.partRef('board')} board={board} onOpenOdds={() => setOddsOpen(true)} />
          <Landings ref={game.partRef('landings')} scene={scene} />
        </div>
      </div>
      <OddsSheet board={board} ball={draft.amount} isOpen={isOddsOpen} onClose={() => setOddsOpen(false)} />
    </div>
  )
}
