import { memo } from 'react'
import { SymbolImage } from '../../../../web/shared/sprites/symbol-images.tsx'
import { GEM_COUNT } from './gem-index.ts'
import { GemSymbols } from './gems.tsx'
import styles from './mine-sprites.module.css'

/** The ids of the gems in `MineSprites`. */
export const GEM_IDS: readonly string[] = Array.from({ length: GEM_COUNT }, (_, gem) => `mn-gem-${gem}`)

/** The game's SVG symbols, rendered once per page; tiles are drawn with bitmaps of them. */
export const MineSprites = memo(function MineSprites() {
  return (
    <svg className={styles.sheet} aria-hidden="true">
      <defs>
        <radialGradient id="mn-iron" cx=".36" cy=".3" r=".85">
          <stop offset="0" stopColor="#8a95b0" />
          <stop offset=".3" stopColor="#3c4660" />
          <stop offset="1" stopColor="#0c1120" />
        </radialGradient>
        <radialGradient id="mn-blast">
          <stop offset="0" stopColor="#fffbe0" />
          <stop offset=".35" stopColor="#ffc14d" />
          <stop offset=".7" stopColor="#ff5a3c" />
          <stop offset="1" stopColor="#c21a3a" stopOpacity="0" />
        </radialGradient>
        <GemSymbols />
        <symbol id="mn-bomb" viewBox="0 0 100 100">
          <path
            d="M58 28c4-12 14-18 26-14"
            stroke="#d9b27a"
            strokeWidth="5"
            fill="none"
            strokeLinecap="round"
          />
          <path
            d="m85 5 2.600 6.400L94 14l-6.400 2.600L85 23l-2.600-6.400L76 14l6.400-2.600Z"
            fill="#ffe08a"
          />
          <circle cx="85" cy="14" r="3.400" fill="#fff6d0" />
          <path
            d="M45 22h20l3 12H42Z"
            fill="#4a5571"
            stroke="#0a0e19"
            strokeWidth="2.500"
            strokeLinejoin="round"
          />
          <circle cx="48" cy="60" r="33" fill="url(#mn-iron)" stroke="#0a0e19" strokeWidth="2.500" />
          <path
            d="M26 54c2-10 8-17 17-20"
            stroke="#dfe6f5"
            strokeWidth="5"
            fill="none"
            strokeLinecap="round"
            opacity=".75"
          />
          <path
            d="M38 58 48 68M48 58 38 68M56 58 66 68M66 58 56 68"
            stroke="#ff6b7d"
            strokeWidth="4.600"
            strokeLinecap="round"
          />
          <path d="M42 80c4-4 14-4 18 0" stroke="#ff6b7d" strokeWidth="4" fill="none" strokeLinecap="round" />
        </symbol>
        <symbol id="mn-blast-star" viewBox="0 0 100 100">
          <path
            d="m50 2 9 21 19-13-5 22 23 1-17 16 17 16-23 1 5 22-19-13-9 21-9-21-19 13 5-22-23-1 17-16L4 33l23-1-5-22 19 13Z"
            fill="url(#mn-blast)"
          />
        </symbol>
      </defs>
    </svg>
  )
})

interface MineArtProps {
  readonly art: string
  readonly className?: string | undefined
}

export function MineArt({ art, className }: MineArtProps) {
  return <SymbolImage id={`mn-${art}`} className={className} />
}
