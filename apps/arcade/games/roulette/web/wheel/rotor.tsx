import { memo } from 'react'
import { StillDrawing } from '../../../../web/shared/sprites/still-drawing.tsx'
import { colourOf, POCKETS, WHEEL } from '../../wheel.ts'

const STEP = (2 * Math.PI) / POCKETS
const FILLS = { red: 'url(#rl-red)', black: 'url(#rl-black)', green: 'url(#rl-green)' } as const

const point = (radius: number, angle: number): string =>
  `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`

/** A sector of a ring around the middle, one pocket wide. */
function sector(index: number, outer: number, inner: number): string {
  const [from, to] = [(index - 0.5) * STEP, (index + 0.5) * STEP]
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`
}

const polar = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The part of the wheel that turns: numbers, pockets, and a sky chart around a bronze star. */
export const Rotor = memo(function Rotor({ className }: { readonly className?: string | undefined }) {
  return (
    <StillDrawing className={className} viewBox="-100 -100 200 200">
      <RotorPaints />
      <circle r="81" fill="#d9ac5c" />
      {WHEEL.map((number, index) => (
        <g key={number}>
          <path d={sector(index, 80, 64.5)} fill={FILLS[colourOf(number)]} />
          <path d={sector(index, 64.5, 47)} fill={FILLS[colourOf(number)]} opacity=".78" />
          <text
            transform={`rotate(${(index * 360) / POCKETS}) translate(0 -69.2)`}
            textAnchor="middle"
            fontSize="8"
            fontWeight="700"
            fill="#fff7e4"
          >
            {number}
          </text>
        </g>
      ))}
      <circle r="72" fill="none" stroke="url(#rl-shade)" strokeWidth="16" />
      <circle r="64.5" fill="none" stroke="#f3cf83" strokeWidth="1.3" />
      {polar(POCKETS).map((index) => (
        <path
          key={`fret-${index}`}
          d={`M${point(80, (index + 0.5) * STEP)}L${point(47, (index + 0.5) * STEP)}`}
          stroke="#f1cd80"
          strokeWidth="0.9"
        />
      ))}
      <circle r="56" fill="none" stroke="#000" strokeOpacity=".34" strokeWidth="16" />
      <circle r="47.5" fill="url(#rl-cone)" stroke="#f3cf83" strokeWidth="1.6" />
      <Chart />
      <Star />
    </StillDrawing>
  )
})

function RotorPaints() {
  return (
    <defs>
      <radialGradient id="rl-red" gradientUnits="userSpaceOnUse" r="82">
        <stop offset=".55" stopColor="#6d0f1c" />
        <stop offset="1" stopColor="#d7323a" />
      </radialGradient>
      <radialGradient id="rl-black" gradientUnits="userSpaceOnUse" r="82">
        <stop offset=".55" stopColor="#05070f" />
        <stop offset="1" stopColor="#28304a" />
      </radialGradient>
      <radialGradient id="rl-green" gradientUnits="userSpaceOnUse" r="82">
        <stop offset=".55" stopColor="#06402f" />
        <stop offset="1" stopColor="#1fa57c" />
      </radialGradient>
      <radialGradient id="rl-shade" gradientUnits="userSpaceOnUse" r="80">
        <stop offset=".8" stopColor="#000" stopOpacity=".2" />
        <stop offset=".92" stopColor="#fff" stopOpacity=".06" />
        <stop offset="1" stopColor="#000" stopOpacity=".12" />
      </radialGradient>
      <radialGradient id="rl-cone" cx=".42" cy=".36" r=".75">
        <stop offset="0" stopColor="#2c4f86" />
        <stop offset=".6" stopColor="#14264c" />
        <stop offset="1" stopColor="#081226" />
      </radialGradient>
      <radialGradient id="rl-bronze" cx=".38" cy=".32" r=".8">
        <stop offset="0" stopColor="#fff3c9" />
        <stop offset=".45" stopColor="#dba951" />
        <stop offset="1" stopColor="#6e4514" />
      </radialGradient>
    </defs>
  )
}

/** Circles and stars of a chart of the sky. */
function Chart() {
  return (
    <g fill="none" stroke="#e9c678">
      <circle r="40" strokeOpacity=".65" strokeWidth=".7" />
      <circle r="30" strokeOpacity=".45" strokeWidth=".6" strokeDasharray="1.4 1.6" />
      <ellipse rx="40" ry="15" strokeOpacity=".5" strokeWidth=".7" transform="rotate(24)" />
      <ellipse rx="40" ry="15" strokeOpacity=".5" strokeWidth=".7" transform="rotate(114)" />
      {polar(28).map((index) => {
        const angle = (index * 2 * Math.PI) / 28
        return (
          <path
            key={`mansion-${index}`}
            d={`M${point(44.5, angle)}L${point(index % 7 === 0 ? 37 : 41.5, angle)}`}
            strokeWidth={index % 7 === 0 ? 1.3 : 0.6}
            strokeOpacity=".8"
          />
        )
      })}
      {polar(16).map((index) => (
        <circle
          key={`star-${index}`}
          cx={Math.sin(index * 2.4) * (20 + ((index * 7) % 15))}
          cy={-Math.cos(index * 2.4) * (20 + ((index * 7) % 15))}
          r={index % 3 === 0 ? 0.9 : 0.55}
          fill="#fff6d8"
          stroke="none"
        />
      ))}
    </g>
  )
}

/** The bronze turret: an eight-pointed star with knobs. */
function Star() {
  return (
    <g>
      {polar(4).map((arm) => (
        <g key={`arm-${arm}`} transform={`rotate(${arm * 90})`}>
          <path d="M-3.4 0 0-26 3.4 0Z" fill="url(#rl-bronze)" stroke="#5a370f" strokeWidth=".5" />
          <path d="M0-26 3.400 0H0Z" fill="#000" opacity=".22" />
          <circle cy="-27" r="3.4" fill="url(#rl-bronze)" stroke="#5a370f" strokeWidth=".5" />
          <path d="M-2.200 0 0-16 2.200 0Z" fill="#b98438" transform="rotate(45)" />
        </g>
      ))}
      <circle r="10" fill="url(#rl-bronze)" stroke="#5a370f" strokeWidth=".8" />
      <circle r="5.6" fill="#16305e" stroke="#ffe9a8" strokeWidth="1" />
      <circle cx="-1.600" cy="-1.900" r="1.500" fill="#d9e8ff" opacity=".9" />
    </g>
  )
}
