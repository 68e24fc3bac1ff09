import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { startAutoplay } from '../../../../web/shared/autoplay/autoplay.ts'
import { AutoplaySheet } from '../../../../web/shared/autoplay/autoplay-sheet.tsx'
import { autoplayText } from '../../../../web/shared/autoplay/autoplay-text.ts'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { MINES_TILES } from '../../rules.ts'
import { minesText } from '../../text.ts'
import styles from '../controls/controls.module.css'
import type { MinesController } from '../mines-types.ts'
import { multiplierLabel } from '../multiplier-label.ts'
import { PATTERNS, type PatternName, patternWithin } from './patterns.ts'

const NAMES: readonly PatternName[] = ['corners', 'cross', 'diagonal']

/** Chooses the tiles that automatic play opens: on the board, or by a pattern with a name. */
export function PatternControls({ game }: { readonly game: MinesController }) {
  const { sounds } = useGameKit()
  const text = useText(minesText)
  const auto = useText(autoplayText)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const { bet, mines, pattern } = game.draft
  const count = patternWithin(pattern, mines).length
  const choose = (tiles: readonly number[]) => {
    sounds.click()
    game.setDraft((before) => ({ ...before, pattern: tiles }))
  }
  const leave = () => game.setDraft((before) => ({ ...before, isChoosing: false }))
  return (
    <div className={styles.controls}>
      <p className={styles.hint} role="status">
        {count === 0 ? text.choosePattern : text.chosenPattern(count, multiplierLabel(mines, count))}
        {pattern.length > count ? ` ${text.patternCut(MINES_TILES - mines)}` : ''}
      </p>
      <div className={styles.patterns}>
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-pressed={pattern.join() === PATTERNS[name].join()}
            onClick={() => choose(PATTERNS[name])}
          >
            {text.patterns[name]}
          </button>
        ))}
        <button type="button" className={styles.chip} disabled={count === 0} onClick={() => choose([])}>
          {text.clearPattern}
        </button>
      </div>
      <div className={styles.row}>
        <Button block variant="ghost" className={styles.second} onClick={leave}>
          {text.backToDigging}
        </Button>
        <Button block className={styles.second} disabled={count === 0} onClick={() => setSheetOpen(true)}>
          {auto.title}
        </Button>
      </div>
      <AutoplaySheet
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        stakeMinor={toMinor(bet)}
        onStart={(settings) => {
          setSheetOpen(false)
          leave()
          game.setAutoplay(() => startAutoplay(settings))
        }}
      />
    </div>
  )
}
