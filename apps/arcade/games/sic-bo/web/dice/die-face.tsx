import { memo } from 'react'

/** Where the pips of each face are, of a face of 60. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[30, 30]],
  [
    [17, 17],
    [43, 43],
  ],
  [
    [15, 15],
    [30, 30],
    [45, 45],
  ],
  [
    [17, 17],
    [43, 17],
    [17, 43],
    [43, 43],
  ],
  [
    [16, 16],
    [44, 16],
    [30, 30],
    [16, 44],
    [44, 44],
  ],
  [
    [17, 14],
    [43, 14],
    [17, 30],
    [43, 30],
    [17, 46],
    [43, 46],
  ],
]
/** One and four are red, as on dice from this side of the world. */
const isRed = (face: number): boolean => face === 1 || face === 4

const FACES = [1, 2, 3, 4, 5, 6]
const EDGE =
  '<rect x="1" y="1" width="58" height="58" rx="12" fill="#fbf3df" stroke="#c9a874" stroke-width="2"/>'

/** A picture of a face of 60 by 60, behind its pips whatever is drawn there. */
function pictureOf(face: number, behind: string): string {
  const radius = face === 1 ? 9.5 : 5.6
  const fill = isRed(face) ? '#c1201f' : '#2b2326'
  const pips = (PIPS[face - 1] ?? []).map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`,
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">${behind}${pips.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

const PIP_PICTURES = FACES.map((face) => pictureOf(face, ''))
const FACE_PICTURES = FACES.map((face) => pictureOf(face, EDGE))

interface FaceProps {
  readonly face: number
  readonly className?: string | undefined
}

/** The pips of a face, on whatever lies behind. */
export const Pips = memo(function Pips({ face, className }: FaceProps) {
  return <img src={PIP_PICTURES[face - 1]} alt="" draggable={false} className={className} />
})

/** A face of a die, flat. The table shows sixty-six: as drawings they would be five times as many elements. */
export const DieFace = memo(function DieFace({ face, className }: FaceProps) {
  return <img src={FACE_PICTURES[face - 1]} alt="" draggable={false} className={className} />
})
