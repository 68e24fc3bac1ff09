import { memo } from 'react'
import { StillDrawing } from '../../../../web/shared/sprites/still-drawing.tsx'

const treads = [0, 1, 2, 3, 4, 5]

/** The stairs before the gate, with the carpet of honour and two heaps of coins. */
export const PalaceSteps = memo(function PalaceSteps({
  className,
}: {
  readonly className?: string | undefined
}) {
  return (
    <StillDrawing className={className} viewBox="0 0 420 210" preserveAspectRatio="xMidYMin meet">
      <defs>
        <linearGradient id="dg-tread" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6a4a52" />
          <stop offset="1" stopColor="#2a151f" />
        </linearGradient>
        <linearGradient id="dg-carpet" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d62a3a" />
          <stop offset="1" stopColor="#7a0a1c" />
        </linearGradient>
        <linearGradient id="dg-steps-fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".35" stopColor="#0b0610" stopOpacity="0" />
          <stop offset="1" stopColor="#0b0610" />
        </linearGradient>
      </defs>
      {treads.map((tread) => {
        const top = tread * (26 + tread * 1.6)
        const height = 27 + tread * 3.2
        const left = 48 - tread * 14
        const half = 62 + tread * 9
        return (
          <g key={tread}>
            <path
              d={`M${left} ${top}H${420 - left}L${434 - left} ${top + height}H${left - 14}Z`}
              fill="url(#dg-tread)"
            />
            <path d={`M${left} ${top}H${420 - left}`} stroke="#a9828a" strokeWidth="1.600" opacity=".7" />
            <path
              d={`M${210 - half} ${top}H${210 + half}L${219 + half} ${top + height}H${201 - half}Z`}
              fill="url(#dg-carpet)"
            />
            <path
              d={`M${217 - half} ${top}L${208 - half} ${top + height}M${203 + half} ${top}L${212 + half} ${top + height}`}
              stroke="#f0c871"
              strokeWidth="3"
            />
            <path
              d={`M${210 - half} ${top + 1}H${210 + half}`}
              stroke="#ff8a7a"
              strokeWidth="1.400"
              opacity=".7"
            />
          </g>
        )
      })}
      <rect width="420" height="210" fill="url(#dg-steps-fade)" />
      <use href="#dg-coin" x="14" y="34" width="44" height="44" />
      <use href="#dg-coin" x="42" y="50" width="38" height="38" />
      <use href="#dg-coin" x="352" y="34" width="40" height="40" />
      <use href="#dg-coin" x="330" y="54" width="34" height="34" />
    </StillDrawing>
  )
})
