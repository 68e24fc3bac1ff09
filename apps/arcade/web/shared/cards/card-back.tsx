import { memo } from 'react'

interface CardBackProps {
  readonly className?: string | undefined
  /** The colours of the game's deck. */
  readonly ground: string
  readonly line: string
}

const FANS = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3].map((column) => ({ row, column })))

/** The back of a playing card: a woven pattern of fans around a medallion. */
export const CardBack = memo(function CardBack({ className, ground, line }: CardBackProps) {
  return (
    <svg viewBox="0 0 100 140" className={className} aria-hidden="true">
      <rect
        x=".8"
        y=".8"
        width="98.400"
        height="138.400"
        rx="9"
        fill="#fffdf6"
        stroke="#b9ae93"
        strokeWidth="1.600"
      />
      <rect x="6" y="6" width="88" height="128" rx="6" fill={ground} />
      <g fill="none" stroke={line} strokeWidth="1.100" opacity=".75">
        {FANS.map(({ row, column }) => {
          const x = 17 + column * 22
          const y = 26 + row * 25
          return (
            <path
              key={`${row}-${column}`}
              d={`M${x - 11} ${y}a11 11 0 0 1 22 0M${x - 7} ${y}a7 7 0 0 1 14 0M${x - 3} ${y}a3 3 0 0 1 6 0`}
            />
          )
        })}
      </g>
      <rect x="10" y="10" width="80" height="120" rx="4" fill="none" stroke={line} strokeWidth="1.800" />
      <circle cx="50" cy="70" r="21" fill={ground} stroke={line} strokeWidth="2" />
      <path d="M50 54c5 7 11 11 16 16-5 5-11 9-16 16-5-7-11-11-16-16 5-5 11-9 16-16Z" fill={line} />
      <circle cx="50" cy="70" r="5" fill={ground} />
    </svg>
  )
})
