import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OpenSessionResponse } from '../../../src/game-api/schema.ts'
import { useText } from '../../../web/shared/i18n/use-text.ts'
import { GameMenu } from '../../../web/shared/menu/game-menu.tsx'
import { GameHeader } from '../../../web/shared/shell/game-header.tsx'
import { useGameKit } from '../../../web/shared/shell/game-kit.ts'
import { dragonGateText } from '../text.ts'
import { GateRoof } from './art/gate-roof.tsx'
import { PalaceSteps } from './art/palace-steps.tsx'
import { NightScene, RealmScene } from './art/scenery.tsx'
import { SymbolBitmaps } from './art/symbol-bitmaps.tsx'
import { SymbolArt, SymbolSprites } from './art/symbol-sprites.tsx'
import { Controls } from './controls/controls.tsx'
import styles from './dragon-gate-game.module.css'
import { isDragonGateRound } from './dragon-gate-round.ts'
import { idleStops } from './idle-stops.ts'
import { DragonGateInfo } from './info/dragon-gate-info.tsx'
import { FeatureOverlay } from './overlays/feature-overlay.tsx'
import { Reels, type ReelsHandle } from './reels/reels.tsx'
import { useSlot } from './use-slot.ts'
import { WinMeter } from './win-meter.tsx'

/** 龍門寶藏: five reels under a palace gate. */
export function DragonGateGame() {
  const kit = useGameKit()
  const text = useText(dragonGateText)
  const [bet, setBet] = useState(() => firstBet(kit.session))
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [firstStops] = useState(() => idleStops(kit.session.last_round))
  const reels = useRef<ReelsHandle>(null)
  const slot = useSlot(reels, bet)
  const { view } = slot

  const pressSpin = () => {
    if (slot.isBusy) slot.skip()
    else slot.spin()
  }
  useSpaceBar(pressSpin)

  const isInRealm = view.scene === 'realm'
  return (
    <main className={styles.game}>
      <SymbolSprites />
      <NightScene className={styles.scene} />
      <RealmScene className={classNames(styles.scene, styles.realm, isInRealm && styles.present)} />
      <GameHeader onOpenMenu={() => setMenuOpen(true)} />
      <div className={styles.stage}>
        <div className={styles.gate}>
          <div className={styles.roof}>
            <GateRoof className={styles.roofArt} />
            <h1 className={styles.title}>{text.title}</h1>
            <SymbolArt symbol="lantern" className={classNames(styles.lantern, styles.left)} />
            <SymbolArt symbol="lantern" className={classNames(styles.lantern, styles.right)} />
          </div>
          <div className={styles.frame}>
            <SymbolBitmaps>
              <Reels
                ref={reels}
                view={view}
                firstStops={firstStops}
                isIdle={!slot.isBusy}
                label={`${text.reels}: ${describeGrid(view.highlightedSpin, text.symbols)}`}
              />
            </SymbolBitmaps>
          </div>
          <WinMeter slot={slot} />
          <PalaceSteps className={styles.steps} />
        </div>
      </div>
      <Controls slot={slot} bet={bet} onBet={setBet} onSpin={pressSpin} />
      <FeatureOverlay moment={view.moment} onSkip={slot.skip} />
      <GameMenu
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        info={<DragonGateInfo bet={bet} />}
        isRoundOpen={slot.isBusy}
        onReplay={(round) => {
          if (!isDragonGateRound(round)) return
          setMenuOpen(false)
          slot.stopAuto()
          slot.replay(round)
        }}
      />
    </main>
  )
}

/** Returns the last round's stake when it is still allowed, otherwise the start stake. */
function firstBet({ bets, last_round }: OpenSessionResponse): string {
  return last_round !== null && bets.choices.includes(last_round.bet) ? last_round.bet : bets.start
}

function describeGrid(
  spin: { readonly grid: readonly (readonly (keyof (typeof dragonGateText)['en']['symbols'])[])[] } | null,
  names: (typeof dragonGateText)['en']['symbols'],
): string {
  return spin === null
    ? ''
    : spin.grid.map((column) => column.map((symbol) => names[symbol]).join(' ')).join(' / ')
}

/** Spins on the space bar when nothing has the focus. */
function useSpaceBar(press: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'Space' || event.repeat || event.target !== document.body) return
    event.preventDefault()
    press()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
