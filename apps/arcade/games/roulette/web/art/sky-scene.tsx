import { memo } from 'react'
import { StillDrawing } from '../../../../web/shared/sprites/still-drawing.tsx'

/** Constellations as lines between stars, in the scene's own coordinates. */
const CONSTELLATIONS = [
  'M40 150 78 132 112 158 150 140M112 158 120 196',
  'M250 110 284 128 318 104 350 132 330 166 284 128',
  'M60 300 92 276 88 330 130 344',
  'M300 250 336 236 352 272 318 296Z',
  'M170 82 204 96 232 78',
] as const

/** The stars that the lines join, each once. */
const BRIGHT_STARS = [
  ...new Set(CONSTELLATIONS.flatMap((path) => [...path.matchAll(/\d+ \d+/g)].map(([place]) => place))),
]

const STARS = Array.from({ length: 90 }, (_, index) => ({
  x: (index * 137.5) % 390,
  y: (index * 91.7) % 600,
  r: index % 9 === 0 ? 1.5 : index % 4 === 0 ? 1 : 0.6,
  opacity: 0.3 + ((index * 7) % 10) / 16,
}))

/** The night over an observatory: the Milky Way, constellations, mountains, and the rings of an armillary sphere. */
export const SkyScene = memo(function SkyScene({ className }: { readonly className?: string | undefined }) {
  return (
    <StillDrawing className={className} viewBox="0 0 390 844" preserveAspectRatio="xMidYMin slice">
      <defs>
        <linearGradient id="rl-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#050a1c" />
          <stop offset=".3" stopColor="#12235a" />
          <stop offset=".52" stopColor="#3a3f86" />
          <stop offset=".7" stopColor="#141d44" />
          <stop offset="1" stopColor="#070d1c" />
        </linearGradient>
        <radialGradient id="rl-milk">
          <stop offset="0" stopColor="#cfe0ff" stopOpacity=".3" />
          <stop offset=".5" stopColor="#8f9cff" stopOpacity=".12" />
          <stop offset="1" stopColor="#8f9cff" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="rl-dawn">
          <stop offset="0" stopColor="#ffd9a0" stopOpacity=".5" />
          <stop offset="1" stopColor="#ff9c7a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="390" height="844" fill="url(#rl-night)" />
      <g transform="rotate(-28 195 220)">
        <ellipse cx="195" cy="210" rx="330" ry="74" fill="url(#rl-milk)" />
        <ellipse cx="230" cy="206" rx="200" ry="34" fill="url(#rl-milk)" />
      </g>
      <g fill="#fff">
        {STARS.map(({ x, y, r, opacity }) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} opacity={opacity} />
        ))}
      </g>
      <g fill="none" stroke="#e9c678" strokeOpacity=".5" strokeWidth="1" markerMid="none">
        {CONSTELLATIONS.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g fill="#fff0c4">
        {BRIGHT_STARS.map((place) => {
          const [x, y] = place.split(' ')
          return <circle key={place} cx={x} cy={y} r="2.4" />
        })}
      </g>
      <ellipse cx="195" cy="560" rx="300" ry="130" fill="url(#rl-dawn)" />
      <Rings />
      <path
        d="M0 640 46 574 78 606 128 540 176 604 214 566 262 622 312 552 352 600 390 566V844H0Z"
        fill="#0d1638"
      />
      <path d="M0 700 60 640 118 684 190 628 250 690 320 640 390 690V844H0Z" fill="#070d22" />
    </StillDrawing>
  )
})

/** The bronze rings behind the wheel. */
function Rings() {
  return (
    <g fill="none" stroke="#d9ac5c" transform="translate(195 330)">
      <circle r="214" strokeOpacity=".5" strokeWidth="5" />
      <circle r="214" stroke="#fff1c4" strokeOpacity=".4" strokeWidth="1" />
      <ellipse rx="214" ry="76" strokeOpacity=".42" strokeWidth="4" transform="rotate(-24)" />
      <ellipse rx="214" ry="120" strokeOpacity=".3" strokeWidth="3" transform="rotate(52)" />
      {Array.from({ length: 60 }, (_, index) => (
        <path
          key={`degree-${index.toString()}`}
          d={`M0-211V-${index % 5 === 0 ? 200 : 206}`}
          strokeOpacity=".5"
          strokeWidth={index % 5 === 0 ? 1.6 : 0.8}
          transform={`rotate(${index * 6})`}
        />
      ))}
    </g>
  )
}
