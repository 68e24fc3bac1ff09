import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { SymbolImages } from '../../../web/shared/sprites/symbol-images.tsx'
import { dragonGateText } from '../text.ts'
import { GateRoof } from './art/gate-roof.tsx'
import { PalaceSteps } from './art/palace-steps.tsx'
import { SPRITE_IDS, SymbolArt } from './art/symbol-sprites.tsx'
import type { SlotController, Spin } from './dragon-gate-types.ts'
import { idleStops } from './idle-stops.ts'
import { Reels } from './reels/reels.tsx'
import styles from './stage.module.css'
import { WinMeter } from './win-meter.tsx'

/** The largest size of a symbol on a reel, in CSS pixels. */
const SYMBOL_PX = 84

/** 龍門寶藏: five reels under a palace gate. */
export function DragonGateStage({ game }: { readonly game: SlotController }) {
  const text = useText(dragonGateText)
  const [firstStops] = useState(() => idleStops(game.round))
  const { scene } = game
  return (
    <div className={styles.stage}>
      <div className={styles.gate}>
        <div className={styles.roof}>
          <GateRoof className={styles.roofArt} />
          <h1 className={styles.title}>{text.title}</h1>
          <SymbolArt symbol="lantern" className={classNames(styles.lantern, styles.left)} />
          <SymbolArt symbol="lantern" className={classNames(styles.lantern, styles.right)} />
        </div>
        <div className={styles.frame}>
          <SymbolImages ids={SPRITE_IDS} shownPx={SYMBOL_PX}>
            <Reels
              ref={game.partRef('reels')}
              scene={scene}
              firstStops={firstStops}
              isIdle={!game.isBusy}
              label={`${text.reels}: ${describeGrid(scene.highlightedSpin, text.symbols)}`}
            />
          </SymbolImages>
        </div>
        <WinMeter game={game} />
        <PalaceSteps className={styles.steps} />
      </div>
    </div>
  )
}

function describeGrid(spin: Spin | null, names: (typeof dragonGateText)['en']['symbols']): string {
  return spin === null
    ? ''
    : spin.grid.map((column) => column.map((symbol) => names[symbol]).join(' ')).join(' / ')
}
