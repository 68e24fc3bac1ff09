import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { memo } from 'react'
import styles from './marquee.module.css'
import { Tube } from './tube.tsx'

const SEVEN = 'M0 0h34v9L20 42H9l13-31H9v6H0Z'

/** The sign over the machine: three sevens, 霓虹 on one side and a lucky star on the other. */
export const Marquee = memo(function Marquee({ className }: { readonly className: string | undefined }) {
  return (
    <div className={classNames(styles.marquee, className)} aria-hidden="true">
      <Board />
      {[108, 153, 198].map((x, index) => (
        <svg
          key={x}
          viewBox="-8 -8 50 58"
          className={styles.seven}
          style={{
            left: `${((x - 8) / 340) * 100}%`,
            top: `${(((index === 1 ? 32 : 40) - 8) / 104) * 100}%`,
          }}
          aria-hidden="true"
        >
          <path d={SEVEN} fill="#8f0a33" />
          <Tube d={SEVEN} colour="#ff2e55" core="#fff0c9" width={4} />
        </svg>
      ))}
    </div>
  )
})

/** What is under the sevens, and does not flicker. */
function Board() {
  return (
    <svg viewBox="0 0 340 104" className={styles.board} aria-hidden="true">
      <path d="M30 104C30 40 92 6 170 6s140 34 140 98Z" fill="#0d0628" />
      <path d="M42 104c4-54 58-86 128-86s124 32 128 86Z" fill="#1c0d4a" />
      <Tube d="M30 102C32 40 92 6 170 6s138 34 140 96" colour="#ff3f8e" width={4} />
      <Tube d="M44 102c6-50 58-82 126-82s120 32 126 82" colour="#22d3ee" width={2.6} />
      <g className={styles.writing} fontWeight="700" fontSize="27" textAnchor="middle">
        <text x="80" y="86" fill="#ffd166" stroke="#fff" strokeWidth=".5">
          霓
        </text>
        <text x="261" y="86" fill="#ffd166" stroke="#fff" strokeWidth=".5">
          虹
        </text>
      </g>
    </svg>
  )
}
