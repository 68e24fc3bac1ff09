import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { SymbolImages } from '../../../web/shared/sprites/symbol-images.tsx'
import { evaluateSpin } from '../rules.ts'
import { neonSevensText } from '../text.ts'
import { Marquee } from './art/marquee.tsx'
import { SPRITE_IDS, SymbolSprites } from './art/symbol-sprites.tsx'
import { idleStops } from './idle-stops.ts'
import { Lever } from './lever.tsx'
import type { NeonSevensController, NeonSevensScene } from './neon-sevens-types.ts'
import { Paytable } from './paytable.tsx'
import { pressSpin } from './press-spin.ts'
import { Reels } from './reels/reels.tsx'
import styles from './stage.module.css'
import { WinMeter } from './win-meter.tsx'

/** The largest size of a symbol on a reel, in CSS pixels. */
const SYMBOL_PX = 112

/** 霓虹 777: a machine of neon tubes in a night-market alley. */
export function NeonSevensStage({ game }: { readonly game: NeonSevensController }) {
  const text = useText(neonSevensText)
  const [firstStops] = useState(() => idleStops(game.round))
  const shownStops = game.isBusy ? null : idleStops(game.round)
  return (
    <div
      className={classNames(
        styles.stage,
        game.scene.paid === 'win' && styles.won,
        game.isBusy && styles.busy,
      )}
    >
      <SymbolSprites />
      <h1 className="sr-only">{text.title}</h1>
      <SymbolImages ids={SPRITE_IDS} shownPx={SYMBOL_PX}>
        <div className={styles.machine}>
          <Marquee className={styles.marquee} />
          <div className={styles.frame}>
            <span className={styles.bulbs} aria-hidden="true" />
            <Reels
              ref={game.partRef('reels')}
              scene={game.scene}
              firstStops={firstStops}
              label={`${text.reels}${shownStops === null ? '' : `: ${describe(shownStops, text.symbols)}`}`}
            />
            <WinMeter game={game} />
          </div>
          <Lever isPulled={game.isBusy && !game.isReplay} onPull={() => pressSpin(game)} />
        </div>
        <Paytable
          stake={game.draft.bet}
          paidLines={game.scene.paid === 'win' ? game.scene.lineWins : NO_LINES}
        />
      </SymbolImages>
    </div>
  )
}

const NO_LINES: NeonSevensScene['lineWins'] = []

function describe(stops: readonly number[], names: (typeof neonSevensText)['en']['symbols']): string {
  return evaluateSpin(stops)
    .grid.map((column) => column.map((symbol) => names[symbol]).join(' '))
    .join(' / ')
}
