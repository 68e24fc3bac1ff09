import { memo } from 'react'
import { SLOT_SYMBOLS, type SlotSymbol } from '../../symbols.ts'
import { CardRankSymbols } from './card-ranks.tsx'
import { DragonSymbol } from './dragon.tsx'
import { DragonReelSymbol } from './dragon-reel.tsx'
import { GateSymbol } from './gate.tsx'
import { KoiSymbol } from './koi.tsx'
import { SymbolPalette } from './palette.tsx'
import styles from './symbol-sprites.module.css'
import { CoinSymbol, JadeSymbol, LanternSymbol, LotusSymbol } from './treasure.tsx'

/** The ids of the drawings that the reels show. */
export const SPRITE_IDS: readonly string[] = SLOT_SYMBOLS.map((symbol) => spriteId(symbol))

export function spriteId(symbol: SlotSymbol): string {
  return `dg-${symbol}`
}

/** The game's SVG symbols, rendered once per page; `SymbolArt` references them. */
export const SymbolSprites = memo(function SymbolSprites() {
  return (
    <svg className={styles.sheet} aria-hidden="true">
      <defs>
        <SymbolPalette />
        <DragonSymbol />
        <DragonReelSymbol />
        <GateSymbol />
        <KoiSymbol />
        <CoinSymbol />
        <JadeSymbol />
        <LotusSymbol />
        <LanternSymbol />
        <CardRankSymbols />
      </defs>
    </svg>
  )
})

interface SymbolArtProps {
  readonly symbol: SlotSymbol | 'lantern' | 'dragon-reel'
  readonly className?: string | undefined
}

export function SymbolArt({ symbol, className }: SymbolArtProps) {
  return (
    <svg
      className={className}
      viewBox={symbol === 'dragon-reel' ? '0 0 100 300' : '0 0 100 100'}
      aria-hidden="true"
      preserveAspectRatio={symbol === 'dragon-reel' ? 'none' : 'xMidYMid meet'}
    >
      <use href={`#dg-${symbol}`} width="100" height={symbol === 'dragon-reel' ? 300 : 100} />
    </svg>
  )
}
