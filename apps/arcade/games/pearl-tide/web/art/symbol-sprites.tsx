import { memo } from 'react'
import { SYMBOLS, type TideSymbol } from '../../symbols.ts'
import { SymbolPalette } from './palette.tsx'
import { FishSymbol, SeahorseSymbol, TurtleSymbol } from './sea-animal-symbols.tsx'
import { KelpSymbol, NautilusSymbol, ScallopSymbol, StarSymbol } from './shells.tsx'
import styles from './symbol-sprites.module.css'
import { ClamSymbol, PearlSymbol } from './treasures.tsx'

/** The ids of the drawings, in the order of `SYMBOLS`. */
export const SPRITE_IDS: readonly string[] = SYMBOLS.map((symbol) => `pt-${symbol}`)

/** The game's SVG symbols, rendered once per page; `SymbolArt` and the board's bitmaps refer to them. */
export const SymbolSprites = memo(function SymbolSprites() {
  return (
    <svg className={styles.sheet} aria-hidden="true">
      <defs>
        <SymbolPalette />
        <TurtleSymbol />
        <SeahorseSymbol />
        <NautilusSymbol />
        <FishSymbol />
        <StarSymbol />
        <ScallopSymbol />
        <KelpSymbol />
        <PearlSymbol />
        <ClamSymbol />
      </defs>
    </svg>
  )
})

interface SymbolArtProps {
  readonly symbol: TideSymbol
  readonly className?: string | undefined
}

export function SymbolArt({ symbol, className }: SymbolArtProps) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#pt-${symbol}`} width="100" height="100" />
    </svg>
  )
}
