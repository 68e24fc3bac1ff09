import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { pearlTideText } from '../text.ts'
import { ReefSign } from './art/reef-sign.tsx'
import { SymbolSprites } from './art/symbol-sprites.tsx'
import { Board } from './board/board.tsx'
import { idleGrid } from './idle-grid.ts'
import type { PearlTideController } from './pearl-tide-types.ts'
import styles from './stage.module.css'
import { TideMeter } from './tide-meter.tsx'
import { WinMeter } from './win-meter.tsx'

/** 碧海連珠: a grid of seven by seven in a frame of driftwood and brass, above a coral reef. */
export function PearlTideStage({ game }: { readonly game: PearlTideController }) {
  const text = useText(pearlTideText)
  const [firstGrid] = useState(() => idleGrid(game.round))
  const { scene } = game
  return (
    <div
      className={classNames(
        styles.stage,
        scene.place === 'deep' && styles.deep,
        scene.isTense && styles.tense,
        scene.paid === 'win' && scene.wonMinor > 0n && styles.won,
      )}
    >
      <SymbolSprites />
      <div className={styles.sign}>
        <ReefSign className={styles.signArt} />
        <h1 className={styles.title}>{text.title}</h1>
      </div>
      <TideMeter scene={scene} />
      <Board ref={game.partRef('board')} firstGrid={firstGrid} label={text.grid} />
      <WinMeter game={game} />
    </div>
  )
}
