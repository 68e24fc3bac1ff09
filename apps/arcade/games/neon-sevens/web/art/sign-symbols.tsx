import { Tube } from './tube.tsx'

/** The seven: two red tubes around red glass. */
export function SevenSymbol() {
  return (
    <symbol id="ns-seven" viewBox="0 0 100 100">
      <path d="M17 15h66v17L56 88H33l25-52H34v9H17Z" fill="url(#ns-red)" />
      <path d="M23 20h54v11L52 83H41l26-53H23Z" fill="#ff2b4f" opacity=".38" />
      <Tube d="M17 15h66v17L56 88H33l25-52H34v9H17Z" colour="#ff2e55" core="#ffe3e6" width={5.5} />
      <path d="M26 22h48" stroke="#ffd2d8" strokeWidth="2.6" strokeLinecap="round" opacity=".85" />
      <path d="m84 8 2.300 6.700L93 17l-6.700 2.300L84 26l-2.300-6.700L75 17l6.700-2.300Z" fill="#fff3c9" />
    </symbol>
  )
}

/** BAR: amber letters in a cyan frame. */
export function BarSymbol() {
  return (
    <symbol id="ns-bar" viewBox="0 0 100 100">
      <rect x="7" y="27" width="86" height="46" rx="12" fill="#04192c" />
      <rect x="7" y="27" width="86" height="46" rx="12" fill="url(#ns-teal)" opacity=".55" />
      <Tube
        d="M19 27h62a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12H19A12 12 0 0 1 7 61V39a12 12 0 0 1 12-12Z"
        colour="#22d3ee"
        core="#e6fcff"
        width={4}
      />
      <Tube
        d="M20 38v24h7a6.500 6.500 0 0 0 0-13h-7m0-11h6a5.500 5.500 0 0 1 0 11M40 62l8-24h3l8 24M43 54h13M68 62V38h7a6.500 6.500 0 0 1 0 13h-7m7 0 6 11"
        colour="#ffb020"
        core="#fff6da"
        width={4.2}
      />
    </symbol>
  )
}

/** The lantern, the wild, with its ×2. */
export function LanternSymbol() {
  return (
    <symbol id="ns-lantern" viewBox="0 0 100 100">
      <circle cx="50" cy="49" r="47" fill="url(#ns-halo)" />
      <path d="M50 18c30 0 39 12 39 30S80 78 50 78 11 66 11 48s9-30 39-30Z" fill="url(#ns-lantern-skin)" />
      <g fill="none" stroke="#ffd0a0" strokeWidth="1.400" opacity=".55">
        <path d="M34 20c-9 16-9 40 0 56M66 20c9 16 9 40 0 56M22 25c-6 14-6 32 0 46M78 25c6 14 6 32 0 46" />
      </g>
      <Tube
        d="M50 18c30 0 39 12 39 30S80 78 50 78 11 66 11 48s9-30 39-30Z"
        colour="#ff4fa3"
        core="#ffe6f3"
        width={4.6}
      />
      <Tube
        d="M36 15h28M36 81h28M50 5v10M44 82v13M50 82v15M56 82v13"
        colour="#ffc24a"
        core="#fff6da"
        width={3.4}
      />
      <Tube d="m28 39 15 19M43 39 28 58" colour="#3ff0ff" core="#fff" width={4.6} />
      <Tube d="M54 44c1-7 15-8 16 0 0 6-9 9-16 15h17" colour="#3ff0ff" core="#fff" width={4.6} />
    </symbol>
  )
}

/** The bell. */
export function BellSymbol() {
  return (
    <symbol id="ns-bell" viewBox="0 0 100 100">
      <path
        d="M50 15c20 0 24 18 25 34 1 12 4 16 11 22H14c7-6 10-10 11-22 1-16 5-34 25-34Z"
        fill="url(#ns-gold)"
      />
      <path d="M35 32c2-5 6-9 11-10" stroke="#fff6d0" strokeWidth="4" strokeLinecap="round" fill="none" />
      <path d="M28 58h44" stroke="#8a5306" strokeWidth="2" opacity=".6" />
      <Tube
        d="M50 15c20 0 24 18 25 34 1 12 4 16 11 22H14c7-6 10-10 11-22 1-16 5-34 25-34Z"
        colour="#ffbf24"
        core="#fffbe6"
        width={4.8}
      />
      <Tube d="M43 15a7 7 0 0 1 14 0" colour="#ffbf24" core="#fffbe6" width={3.8} />
      <path d="M40 76a10 10 0 0 0 20 0Z" fill="#ff7a1a" />
      <Tube d="M40 76a10 10 0 0 0 20 0" colour="#ff8a2a" core="#fff0dc" width={3.8} />
    </symbol>
  )
}
