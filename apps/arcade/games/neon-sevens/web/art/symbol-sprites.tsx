import { memo } from 'react'
import { REEL_SYMBOLS, type ReelSymbol } from '../../symbols.ts'
import { CherrySymbol, GrapeSymbol, MelonSymbol, OrangeSymbol } from './fruit-symbols.tsx'
import { BarSymbol, BellSymbol, LanternSymbol, SevenSymbol } from './sign-symbols.tsx'
import styles from './symbol-sprites.module.css'

/** The ids of the drawings in `SymbolSprites`. */
export const SPRITE_IDS: readonly string[] = REEL_SYMBOLS.map((symbol) => spriteId(symbol))

export function spriteId(symbol: ReelSymbol): string {
  return `ns-${symbol}`
}

/** The colours of the symbols' glass. */
function Glass() {
  const radial = (id: string, inner: string, outer: string) => (
    <radialGradient id={`ns-${id}`} cx=".38" cy=".32" r=".85">
      <stop offset="0" stopColor={inner} />
      <stop offset="1" stopColor={outer} />
    </radialGradient>
  )
  return (
    <>
      {radial('red', '#a3103a', '#3a0218')}
      {radial('teal', '#0f4f66', '#031422')}
      {radial('gold', '#ffcf52', '#7a3d02')}
      {radial('melon-flesh', '#ff6f8d', '#b3123f')}
      {radial('berry', '#9440f0', '#2b0a63')}
      {radial('orange-skin', '#ffab45', '#a83c00')}
      {radial('cherry-skin', '#ff4764', '#6e0522')}
      {radial('lantern-skin', '#ff8b5e', '#8f0f4a')}
      <radialGradient id="ns-halo">
        <stop offset="0" stopColor="#ff7ab8" stopOpacity=".55" />
        <stop offset="1" stopColor="#ff2e8a" stopOpacity="0" />
      </radialGradient>
    </>
  )
}

/** The symbols of the reels, rendered once per page. */
export const SymbolSprites = memo(function SymbolSprites() {
  return (
    <svg className={styles.sheet} aria-hidden="true">
      <defs>
        <Glass />
        <LanternSymbol />
        <SevenSymbol />
        <BarSymbol />
        <BellSymbol />
        <MelonSymbol />
        <GrapeSymbol />
        <OrangeSymbol />
        <CherrySymbol />
      </defs>
    </svg>
  )
})

/** One symbol. */
export function SymbolArt({
  symbol,
  className,
}: {
  readonly symbol: ReelSymbol
  readonly className?: string | undefined
}) {
  return (
    <svg className={className} viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#${spriteId(symbol)}`} width="100" height="100" />
    </svg>
  )
}
