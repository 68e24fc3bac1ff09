import { memo } from 'react'
import { StillDrawing } from '../../../../web/shared/sprites/still-drawing.tsx'
import {
  Branches,
  Clouds,
  Eaves,
  GardenPaints,
  Lantern,
  MoonAndBirds,
  Petals,
  STARS,
} from './garden-parts.tsx'

const LANTERNS = [
  [96, 170, 1.2],
  [236, 140, 0.9],
  [745, 156, 1],
  [1214, 124, 0.8],
] as const
/** The parts of the garden are 400 wide: three of them, and a little more, make its width. */
const THIRDS = [0, 1, 2] as const

interface GardenProps {
  readonly className: string | undefined
}

/** The garden on a screen that is wider than high, without the moon and the birds. */
export const WideGarden = memo(function WideGarden({ className }: GardenProps) {
  return (
    <StillDrawing viewBox="0 0 1240 800" preserveAspectRatio="xMidYMin slice" className={className}>
      <GardenPaints />
      <rect width="1240" height="800" fill="url(#bc-sky)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x}/${y}`} cx={x * 3.1} cy={y * 1.2} r={r * 1.3} fill="#ffe9c4" opacity=".8" />
      ))}
      <g transform="translate(300 40) scale(1.1)">
        <Clouds />
      </g>
      <g transform="scale(3.1 1.6)">
        <Branches />
      </g>
      {LANTERNS.map(([x, y, size]) => (
        <Lantern key={`${x}`} x={x} y={y} size={size} />
      ))}
      {THIRDS.map((third) => (
        <g key={third} transform={`scale(1.034) translate(${third * 400} 0)`}>
          <Eaves />
        </g>
      ))}
      <path d="M0 356C280 316 960 316 1240 356V800H0Z" fill="url(#bc-felt)" />
      <path d="M0 356C280 316 960 316 1240 356" fill="none" stroke="#f1c867" strokeWidth="3" />
      <path d="M0 366C280 326 960 326 1240 366" fill="none" stroke="#f1c867" strokeWidth="1" opacity=".6" />
      {THIRDS.map((third) => (
        <g key={third} transform={`translate(${third * 410} ${third * 37})`}>
          <Petals />
        </g>
      ))}
    </StillDrawing>
  )
})

/** The moon with the birds, as large as the place that the screen leaves for them. */
export const MoonOverPanel = memo(function MoonOverPanel({ className }: GardenProps) {
  return (
    <StillDrawing viewBox="0 68 400 244" className={className}>
      <GardenPaints />
      <circle cx="200" cy="178" r="110" fill="url(#bc-halo)" />
      <MoonAndBirds />
    </StillDrawing>
  )
})
