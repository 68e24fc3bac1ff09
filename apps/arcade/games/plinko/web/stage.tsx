import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useState } from 'react'
import type { GameProps } from '../../../web/shared/face/game-face.ts'
import { plinkoMultipliers } from '../payouts.ts'
import { formatTenths } from '../rules.ts'
import { plinkoText } from '../text.ts'
import { Canopy } from './art/canopy.tsx'
import { Board } from './board/board.tsx'
import type { ShownBoard } from './board/shown-board.ts'
import { slotColour } from './board/slot-colour.ts'
import { OddsSheet } from './odds-sheet.tsx'
import type { PlinkoScene, PlinkoTypes } from './plinko-types.ts'
import styles from './stage.module.css'

const LATEST = 5

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
          <Tally scene={scene} />
          <LatestBalls scene={scene} />
        </div>
      </div>
      <OddsSheet board={board} ball={draft.amount} isOpen={isOddsOpen} onClose={() => setOddsOpen(false)} />
    </div>
  )
}

/** How many marbles have landed and what they have paid so far. */
function Tally({ scene }: { readonly scene: PlinkoScene }) {
  const text = useText(plinkoText)
  if (scene.balls === 0) return null
  const isWin = scene.result === 'win'
  return (
    <dl className={styles.tally}>
      <dt>{text.dropped}</dt>
      <dd className="num">{text.of(scene.landed.length, scene.balls)}</dd>
      <dt>{text.paid}</dt>
      <dd className={`num ${isWin ? styles.win : ''}`}>{formatAmount(scene.paidMinor)}</dd>
    </dl>
  )
}

/** The multipliers of the marbles that landed last, newest on top. */
function LatestBalls({ scene }: { readonly scene: PlinkoScene }) {
  const { board, landed } = scene
  if (board === null) return null
  const first = Math.max(0, landed.length - LATEST)
  return (
    <ol className={`num ${styles.latest}`} aria-hidden="true">
      {landed
        .slice(first)
        .map(({ slot, tenths }, index) => (
          <li key={`ball-${(first + index).toString()}`} style={{ background: slotColour(slot, board.rows) }}>
            {formatTenths(tenths)}×
          </li>
        ))
        .reverse()}
    </ol>
  )
}
