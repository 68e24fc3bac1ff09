import { memo } from 'react'
import { StillDrawing } from '../../../../web/shared/sprites/still-drawing.tsx'

const WIDTH = 360
const STRIPES = 12
const STRIPE = WIDTH / STRIPES

/** The striped awning over the board, with a row of bulbs. */
export const Canopy = memo(function Canopy({ className }: { readonly className?: string | undefined }) {
  return (
    <StillDrawing className={className} viewBox={`0 0 ${WIDTH} 62`} preserveAspectRatio="none">
      <defs>
        <linearGradient id="pk-red" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ff5a45" />
          <stop offset="1" stopColor="#a5152a" />
        </linearGradient>
        <linearGradient id="pk-cream" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff7e2" />
          <stop offset="1" stopColor="#d9b48a" />
        </linearGradient>
      </defs>
      {Array.from({ length: STRIPES }, (_, stripe) => {
        const x = stripe * STRIPE
        const slope = (x - WIDTH / 2) * 0.06
        return (
          <path
            key={`stripe-${stripe.toString()}`}
            d={`M${x - slope} 0H${x + STRIPE - slope - STRIPE * 0.06}L${x + STRIPE} 44a${STRIPE / 2} 15 0 0 1-${STRIPE} 0Z`}
            fill={stripe % 2 === 0 ? 'url(#pk-red)' : 'url(#pk-cream)'}
          />
        )
      })}
      <rect width={WIDTH} height="5" fill="#5e2a14" />
      <path d={`M0 43H${WIDTH}`} stroke="#000" strokeOpacity=".18" strokeWidth="3" />
      {Array.from({ length: STRIPES - 1 }, (_, bulb) => (
        <circle
          key={`bulb-${bulb.toString()}`}
          cx={(bulb + 1) * STRIPE}
          cy="46"
          r="3.2"
          fill="#fff1b8"
          stroke="#e9982e"
          strokeWidth="1"
        />
      ))}
    </StillDrawing>
  )
})
