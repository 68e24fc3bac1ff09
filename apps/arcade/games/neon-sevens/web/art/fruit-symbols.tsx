import { Tube } from './tube.tsx'

const LEAF = 'M54 24c2-11 13-17 25-15-1 11-11 18-25 15Z'

function Leaf({ d = LEAF }: { readonly d?: string }) {
  return (
    <>
      <path d={d} fill="#0e7a3f" />
      <Tube d={d} colour="#37e37f" core="#e4ffef" width={3.2} />
    </>
  )
}

/** A slice of melon. */
export function MelonSymbol() {
  return (
    <symbol id="ns-melon" viewBox="0 0 100 100">
      <path d="M6 36h88c0 30-19 48-44 48S6 66 6 36Z" fill="#0a5a33" />
      <path d="M15 38h70c-1 23-16 37-35 37S16 61 15 38Z" fill="url(#ns-melon-flesh)" />
      <g fill="#2b0714">
        <ellipse cx="33" cy="49" rx="2.600" ry="4.200" />
        <ellipse cx="50" cy="47" rx="2.600" ry="4.200" />
        <ellipse cx="67" cy="49" rx="2.600" ry="4.200" />
        <ellipse cx="41" cy="61" rx="2.600" ry="4.200" />
        <ellipse cx="59" cy="61" rx="2.600" ry="4.200" />
      </g>
      <Tube d="M15 36h70" colour="#ff4f7b" core="#ffe6ec" width={3.8} />
      <Tube d="M6 36c0 30 19 48 44 48s44-18 44-48" colour="#2fe07a" core="#e4ffef" width={4.8} />
    </symbol>
  )
}

const BERRIES: readonly (readonly [number, number])[] = [
  [30, 42],
  [50, 40],
  [70, 42],
  [40, 58],
  [60, 58],
  [50, 75],
]

/** Grapes. */
export function GrapeSymbol() {
  return (
    <symbol id="ns-grape" viewBox="0 0 100 100">
      {BERRIES.map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r="12" fill="url(#ns-berry)" />
          <circle cx={x} cy={y} r="12" fill="none" stroke="#b06bff" strokeWidth="8" opacity=".22" />
          <circle cx={x} cy={y} r="12" fill="none" stroke="#b06bff" strokeWidth="3.400" />
          <circle cx={x} cy={y} r="12" fill="none" stroke="#f3e8ff" strokeWidth="1.200" />
          <circle cx={x - 4} cy={y - 4} r="2.600" fill="#f3e8ff" opacity=".9" />
        </g>
      ))}
      <Tube d="M50 30c0-9 2-14 7-20" colour="#c9913f" core="#fff1d6" width={3} />
      <Leaf d="M53 23c4-10 16-14 27-9-3 10-15 15-27 9Z" />
    </symbol>
  )
}

/** An orange. */
export function OrangeSymbol() {
  return (
    <symbol id="ns-orange" viewBox="0 0 100 100">
      <circle cx="48" cy="57" r="33" fill="url(#ns-orange-skin)" />
      <g stroke="#fff0d2" strokeWidth="2" opacity=".5" strokeLinecap="round">
        <path d="M48 57V33M48 57l21-12M48 57l21 12M48 57v24M48 57 27 69M48 57 27 45" />
      </g>
      <circle cx="48" cy="57" r="23" fill="none" stroke="#ffd9a0" strokeWidth="2" opacity=".7" />
      <Tube d="M48 24a33 33 0 1 1 0 66 33 33 0 0 1 0-66Z" colour="#ff8a1f" core="#fff0dc" width={4.8} />
      <Leaf />
    </symbol>
  )
}

/** A pair of cherries. */
export function CherrySymbol() {
  return (
    <symbol id="ns-cherry" viewBox="0 0 100 100">
      <Tube d="M31 56c2-18 12-32 30-42 2 16 6 28 9 38" colour="#37e37f" core="#e4ffef" width={3.6} />
      <circle cx="29" cy="70" r="18" fill="url(#ns-cherry-skin)" />
      <circle cx="71" cy="67" r="18" fill="url(#ns-cherry-skin)" />
      <path
        d="M20 64c2-4 5-6 9-7M62 61c2-4 5-6 9-7"
        stroke="#ffdbe2"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <Tube d="M29 52a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z" colour="#ff3b5c" core="#ffe3e8" width={4.2} />
      <Tube d="M71 49a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z" colour="#ff3b5c" core="#ffe3e8" width={4.2} />
      <Leaf d="M62 15c4-9 14-13 25-9-2 10-13 15-25 9Z" />
    </symbol>
  )
}
