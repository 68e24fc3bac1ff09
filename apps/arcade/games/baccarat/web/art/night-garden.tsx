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
  [30, 96, 0.8],
  [92, 84, 0.6],
  [372, 98, 0.8],
  [312, 86, 0.6],
] as const

/** A garden at night: a full moon over the eaves, wutong branches, lanterns, and the two birds of the table. */
export const NightGarden = memo(function NightGarden({
  className,
}: {
  readonly className: string | undefined
}) {
  return (
    <StillDrawing viewBox="0 0 400 844" preserveAspectRatio="xMidYMin slice" className={className}>
      <GardenPaints />
      <rect width="400" height="844" fill="url(#bc-sky)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r={r} fill="#ffe9c4" opacity=".8" />
      ))}
      <circle cx="200" cy="178" r="150" fill="url(#bc-halo)" />
      <Clouds />
      <Branches />
      <MoonAndBirds />
      {LANTERNS.map(([x, y, size]) => (
        <Lantern key={`${x}`} x={x} y={y} size={size} />
      ))}
      <Eaves />
      <path d="M0 330C90 300 310 300 400 330V844H0Z" fill="url(#bc-felt)" />
      <path d="M0 330C90 300 310 300 400 330" fill="none" stroke="#f1c867" strokeWidth="3" />
      <path d="M0 338C90 308 310 308 400 338" fill="none" stroke="#f1c867" strokeWidth="1" opacity=".6" />
      <Petals />
    </StillDrawing>
  )
})
