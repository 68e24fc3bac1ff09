import { memo } from 'react'
import { StillDrawing } from '../../../../web/shared/sprites/still-drawing.tsx'

/** The colours of one of the two birds. */
interface Plumage {
  readonly deep: string
  readonly middle: string
  readonly light: string
  readonly eye: string
}

const PHOENIX: Plumage = { deep: '#8d1420', middle: '#dd3b33', light: '#ffb347', eye: '#ffe9ae' }
const LUAN: Plumage = { deep: '#12357d', middle: '#2f74d6', light: '#7fd6e8', eye: '#e9fbff' }

/** The tail: how far each feather swings out, and how long it is. */
const TAIL = [
  [-52, 1.02],
  [-34, 1.16],
  [-17, 1.26],
  [0, 1.32],
  [16, 1.24],
  [31, 1.1],
] as const
const WING = Array.from({ length: 9 }, (_, index) => ({
  turn: -64 + index * 15,
  long: 1 - Math.abs(index - 3) * 0.07,
}))

interface BirdProps {
  readonly className?: string | undefined
}

/** 朱鳳, the red phoenix of the banker, rising to the left. */
export const Phoenix = memo(({ className }: BirdProps) => (
  <StillDrawing viewBox="-130 -120 260 260" className={className}>
    <PhoenixArt />
  </StillDrawing>
))

/** 青鸞, the blue luan of the player, rising to the right. */
export const Luan = memo(({ className }: BirdProps) => (
  <StillDrawing viewBox="-130 -120 260 260" className={className}>
    <LuanArt />
  </StillDrawing>
))

export const PhoenixArt = () => <Bird plumage={PHOENIX} />
export const LuanArt = () => (
  <g transform="scale(-1 1)">
    <Bird plumage={LUAN} />
  </g>
)

function Bird({ plumage }: { readonly plumage: Plumage }) {
  const { deep, middle, light, eye } = plumage
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <Tail plumage={plumage} />
      <g transform="translate(14 -14) rotate(18)">
        <Wing plumage={plumage} size={0.86} />
      </g>
      <path
        d="M18 30C2 34-22 20-26-4c-2-14-8-22-18-26 12-6 24-2 30 8 6 10 18 12 26 20 10 10 10 24 6 32Z"
        fill={middle}
      />
      <path d="M14 28C2 28-14 18-18 2c10 8 22 8 32 26Z" fill={light} opacity=".75" />
      {[0, 1, 2, 3, 4].map((row) => (
        <path
          key={row}
          d={`M${-16 + row * 6} ${-2 + row * 6}q4 5 9 2`}
          fill="none"
          stroke={deep}
          strokeWidth="1.6"
          opacity=".7"
        />
      ))}
      <g transform="translate(-6 -8) rotate(-20)">
        <Wing plumage={plumage} size={1} />
      </g>
      <Head deep={deep} middle={middle} light={light} eye={eye} />
    </g>
  )
}

/** Long feathers with eyes, as a peacock's. */
function Tail({ plumage: { deep, middle, light, eye } }: { readonly plumage: Plumage }) {
  return TAIL.map(([turn, long]) => (
    <g key={turn} transform={`translate(16 24) rotate(${turn}) scale(${long})`}>
      <path d="M0 0C10 22 24 36 30 78" fill="none" stroke={deep} strokeWidth="7" opacity=".55" />
      <path d="M0 0C10 22 24 36 30 78" fill="none" stroke={middle} strokeWidth="3.4" />
      {[0.35, 0.5, 0.65, 0.8].map((at) => (
        <path
          key={at}
          d={`M${6 + at * 22} ${at * 74}q-9 2-13 10M${6 + at * 22} ${at * 74}q7 4 8 12`}
          fill="none"
          stroke={light}
          strokeWidth="1.5"
          opacity=".8"
        />
      ))}
      <path d="M30 66c-11 12-9 24 1 32 10-9 11-22-1-32Z" fill={middle} stroke={deep} strokeWidth="1.4" />
      <path d="M30.500 74c-6 7-5 13 0 18 6-5 6-12 0-18Z" fill={light} />
      <circle cx="30.500" cy="83" r="3.600" fill={deep} />
      <circle cx="30.500" cy="83" r="1.500" fill={eye} />
    </g>
  ))
}

/** A fan of flight feathers with a row of coverts over it. */
function Wing({
  plumage: { deep, middle, light },
  size,
}: {
  readonly plumage: Plumage
  readonly size: number
}) {
  return (
    <g transform={`scale(${size})`}>
      {WING.map(({ turn, long }) => (
        <g key={turn} transform={`rotate(${turn}) scale(${long})`}>
          <path d="M0 0C-9-26-8-58 0-92 9-58 9-26 0 0Z" fill={middle} stroke={deep} strokeWidth="1.500" />
          <path d="M0-8V-84" stroke={light} strokeWidth="1.300" opacity=".8" />
          <path d="M0-92C-5-82-6-74-5-66H5C6-74 5-82 0-92Z" fill={light} opacity=".85" />
        </g>
      ))}
      {WING.filter((_, index) => index % 2 === 0).map(({ turn }) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0 2C-9-12-8-30 0-44 9-30 9-12 0 2Z" fill={deep} stroke={light} strokeWidth="1" />
        </g>
      ))}
    </g>
  )
}

function Head({ deep, middle, light, eye }: Plumage) {
  return (
    <g>
      {[-30, -8, 14].map((turn) => (
        <g key={turn} transform={`translate(-40 -36) rotate(${turn})`}>
          <path d="M0 0C4-10 4-18 1-26" fill="none" stroke={light} strokeWidth="2" />
          <circle cx="1" cy="-27" r="3" fill={middle} stroke={light} strokeWidth="1" />
        </g>
      ))}
      <path d="M-30-22c0-10-8-18-18-16-7 1-10 7-9 12 4 8 14 12 27 4Z" fill={middle} />
      <path d="M-57-30-70-24l14 3Z" fill="#ffcf6b" stroke={deep} strokeWidth="1" />
      <path d="M-52-20c-2 5-5 7-8 7 1-4 3-7 8-7Z" fill={deep} />
      <circle cx="-49" cy="-30" r="3.200" fill={eye} />
      <circle cx="-49.500" cy="-30" r="1.500" fill="#1a0710" />
    </g>
  )
}
