interface LetterProps {
  readonly id: string
  readonly path: string
  readonly core: string
  readonly shine: string
}

/** A card rank as an inlaid stroke: dark rim, gold bevel, lacquer core, highlight. */
function Letter({ id, path, core, shine }: LetterProps) {
  return (
    <symbol id={id} viewBox="6 5 90 90">
      <g fill="none" strokeLinecap="square" strokeLinejoin="miter" strokeMiterlimit="3">
        <path d={path} stroke="#1c0a06" strokeWidth="21" transform="translate(0 2.500)" opacity=".7" />
        <path d={path} stroke="#6b3f0c" strokeWidth="20" />
        <path d={path} stroke="url(#dg-letter-gold)" strokeWidth="17.500" />
        <path d={path} stroke={core} strokeWidth="11" />
        <path
          d={path}
          stroke={shine}
          strokeWidth="2.600"
          transform="translate(-2.400 -2.400)"
          opacity=".75"
        />
      </g>
    </symbol>
  )
}

const ranks: readonly LetterProps[] = [
  { id: 'dg-ace', path: 'M24 80 47 20h6L76 80M35 60h30', core: '#b3202f', shine: '#ffb3a1' },
  { id: 'dg-king', path: 'M30 20v60M72 20 42 50h-8M44 50 72 80', core: '#7a2fa8', shine: '#dcb2ff' },
  {
    id: 'dg-queen',
    path: 'M36 20h28l10 10v36L64 77H36L26 66V30ZM58 60l18 20',
    core: '#146ca4',
    shine: '#a9e0ff',
  },
  { id: 'dg-jack', path: 'M44 20h26M62 20v46L52 78H40L29 67', core: '#0f7d63', shine: '#a6ffe4' },
]

export function CardRankSymbols() {
  return (
    <>
      <linearGradient id="dg-letter-gold" gradientUnits="userSpaceOnUse" x1="20" y1="10" x2="70" y2="95">
        <stop offset="0" stopColor="#fff3cf" />
        <stop offset=".45" stopColor="#eec26a" />
        <stop offset="1" stopColor="#96611b" />
      </linearGradient>
      {ranks.map((rank) => (
        <Letter key={rank.id} {...rank} />
      ))}
    </>
  )
}
