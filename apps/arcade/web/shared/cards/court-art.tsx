import type { CardSuit } from '../../../src/games/playing-cards.ts'
import { SuitArt } from './suit-art.tsx'

export type Court = 'J' | 'Q' | 'K'

/** The robes of red and of black courts: cloth, trim, lining. */
const ROBES = {
  red: { cloth: '#b3152f', trim: '#e9b949', lining: '#1d4e79' },
  black: { cloth: '#17385f', trim: '#e9b949', lining: '#9c1c34' },
} as const

/** A court in a frame, the same upside down. */
export function CourtArt({ court, suit }: { readonly court: Court; readonly suit: CardSuit }) {
  const robe = suit === 'H' || suit === 'D' ? ROBES.red : ROBES.black
  return (
    <g>
      <path d="M24 20h52v100H24Z" fill="#fff4d8" stroke={robe.cloth} strokeWidth="1.400" />
      <Half court={court} suit={suit} robe={robe} />
      <g transform="rotate(180 50 70)">
        <Half court={court} suit={suit} robe={robe} />
      </g>
      <path d="M24 74 76 66" stroke={robe.trim} strokeWidth="2.600" />
    </g>
  )
}

interface HalfProps {
  readonly court: Court
  readonly suit: CardSuit
  readonly robe: (typeof ROBES)['red' | 'black']
}

function Half({ court, suit, robe }: HalfProps) {
  return (
    <g strokeLinejoin="round">
      <path d="M26 74c0-14 8-20 15-22h18c7 2 15 8 15 14l-48 8Z" fill={robe.cloth} />
      <path d="M41 52 50 71l9-19Z" fill={robe.lining} />
      <path d="M41 52 50 71l9-19" fill="none" stroke={robe.trim} strokeWidth="2" />
      <path d="M30 60c3 5 5 9 5 13M70 57c-3 4-4 8-4 10" fill="none" stroke={robe.trim} strokeWidth="1.600" />
      <Hair court={court} />
      <path
        d="M42 36c0-6 3-9 8-9s8 3 8 9v6c0 6-4 11-8 11s-8-5-8-11Z"
        fill="#f6d3ae"
        stroke="#5b3a22"
        strokeWidth=".8"
      />
      <path
        d="M45 39h2.600M52.400 39H55M49.600 41v3.400"
        stroke="#3a2415"
        strokeWidth="1.100"
        strokeLinecap="round"
      />
      <path
        d="M47.400 47.600c1.700 1 3.500 1 5.200 0"
        stroke="#a3252f"
        strokeWidth="1.200"
        fill="none"
        strokeLinecap="round"
      />
      <Crown court={court} cloth={robe.cloth} />
      <SuitArt suit={suit} x={32} y={30} size={11} />
    </g>
  )
}

function Hair({ court }: { readonly court: Court }) {
  switch (court) {
    case 'K':
      return <path d="M39 34c0 14 2 22 11 27 9-5 11-13 11-27-2 8-6 13-11 13s-9-5-11-13Z" fill="#7a5330" />
    case 'Q':
      return (
        <path
          d="M50 24c-10 0-14 7-13 17 0 6-1 9-3 12 6 2 9 1 11-2h10c2 3 5 4 11 2-2-3-3-6-3-12 1-10-3-17-13-17Z"
          fill="#4a2c18"
        />
      )
    case 'J':
      return (
        <path
          d="M50 25c-9 0-12 6-12 14v8c3 1 4 0 5-3l1-9h12l1 9c1 3 2 4 5 3v-8c0-8-3-14-12-14Z"
          fill="#c98f3c"
        />
      )
  }
}

function Crown({ court, cloth }: { readonly court: Court; readonly cloth: string }) {
  switch (court) {
    case 'K':
      return (
        <>
          <path d="M38 30 36 18l7 5 7-8 7 8 7-5-2 12Z" fill="#f1c04d" stroke="#7a5310" strokeWidth="1" />
          <path d="M38 30h24v3H38Z" fill={cloth} />
          <path d="M50 17.500v6M47 20.500h6" stroke="#7a5310" strokeWidth="1" />
        </>
      )
    case 'Q':
      return (
        <>
          <path d="M40 28c2-6 5-8 10-8s8 2 10 8Z" fill="#f1c04d" stroke="#7a5310" strokeWidth="1" />
          <circle cx="50" cy="17.500" r="2.600" fill={cloth} />
          <circle cx="43.500" cy="21.500" r="1.700" fill={cloth} />
          <circle cx="56.500" cy="21.500" r="1.700" fill={cloth} />
        </>
      )
    case 'J':
      return (
        <>
          <path d="M37 29c0-7 6-10 13-10s13 3 13 9l-2 3H39Z" fill={cloth} />
          <path d="M37 29c6 3 20 3 26 0v3c-6 2-20 2-26 0Z" fill="#f1c04d" />
          <path d="M60 27c4-3 9-4 12-10-6-1-12 2-13 8Z" fill="#e9b949" stroke="#7a5310" strokeWidth=".7" />
        </>
      )
  }
}
