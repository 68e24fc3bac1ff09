/** A nautilus. */
export function NautilusSymbol() {
  return (
    <symbol id="pt-nautilus" viewBox="0 0 100 100">
      <path
        d="M26 60C10 64 6 76 10 88c4-3 6-3 8 1 3-5 6-5 8 0 3-5 7-4 9 0 3-8 3-17-1-25Z"
        fill="#ff9fb8"
        stroke="#7d1f45"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M20 62C8 34 30 8 56 9c24 1 38 20 37 41-2 24-22 39-44 34-8-2-15-8-15-17-4 2-10 0-14-5Z"
        fill="url(#pt-nautilus-skin)"
        stroke="#6b2608"
        strokeWidth="2.400"
        strokeLinejoin="round"
      />
      <g fill="none" stroke="#a33f10" strokeWidth="4.600" strokeLinecap="round" opacity=".75">
        <path d="M32 22c8 4 14 10 17 17M49 11c4 8 6 15 5 23M68 14c-1 9-3 15-8 21M84 27c-6 7-11 10-18 12M92 45c-9 3-16 3-23 1M89 64c-9-3-15-7-20-13M76 79c-6-6-9-13-11-21M57 85c-2-8-1-15 1-23" />
      </g>
      <path
        d="M34 67c-4-16 6-29 20-29 11 0 18 8 17 17-1 8-8 13-14 11-6-1-8-8-4-12 3-2 7-1 7 2"
        fill="none"
        stroke="#5c1f06"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="25" cy="66" r="5" fill="#fff" stroke="#6b2608" strokeWidth="1.400" />
      <circle cx="24" cy="66.500" r="2.600" fill="#2a0b02" />
      <path
        d="M28 32c4-9 11-15 20-17"
        fill="none"
        stroke="#fffdf0"
        strokeWidth="3.600"
        strokeLinecap="round"
        opacity=".85"
      />
    </symbol>
  )
}

const FAN =
  'M50 90C40 90 35 85 37 79L9 52C4 42 10 34 18 34 17 23 27 17 35 21 38 11 47 9 50 14c3-5 12-3 15 7 8-4 18 2 17 13 8 0 14 8 9 18L63 79c2 6-3 11-13 11Z'

/** A scallop. */
export function ScallopSymbol() {
  return (
    <symbol id="pt-scallop" viewBox="0 0 100 100">
      <path
        d="M36 78 22 88c6 5 18 6 28 4 10 2 22 1 28-4L64 78Z"
        fill="#c9367c"
        stroke="#5e0d3a"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d={FAN}
        fill="url(#pt-scallop-skin)"
        stroke="#5e0d3a"
        strokeWidth="2.400"
        strokeLinejoin="round"
      />
      <g fill="none" stroke="#a8246b" strokeWidth="2.200" strokeLinecap="round">
        <path d="M47 80 18 40M48 80 34 26M50 80V19M52 80 66 26M53 80 82 40" />
      </g>
      <g fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity=".65">
        <path d="M44 72 24 42M46 66 38 30M54 66l8-36M56 72l20-30" />
      </g>
      <path
        d="M14 46c12-11 24-16 36-16s24 5 36 16"
        fill="none"
        stroke="#fff"
        strokeWidth="1.700"
        opacity=".4"
      />
      <path
        d="M26 58c8-7 15-10 24-10s16 3 24 10"
        fill="none"
        stroke="#fff"
        strokeWidth="1.700"
        opacity=".4"
      />
      <path
        d="M14 42c1-3 3-5 6-5M26 24c2-2 4-3 7-2"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".9"
      />
    </symbol>
  )
}

const ARMS = 'M50 13 60 38l27 3-20 17 7 26-24-15-24 15 7-26-20-17 27-3Z'

/** A starfish. */
export function StarSymbol() {
  return (
    <symbol id="pt-star" viewBox="0 0 100 100">
      <g strokeLinejoin="round">
        <path d={ARMS} fill="#6b0a1c" stroke="#6b0a1c" strokeWidth="15" />
        <path d={ARMS} fill="url(#pt-star-skin)" stroke="url(#pt-star-skin)" strokeWidth="10.500" />
      </g>
      <g fill="none" stroke="#ffe0b8" strokeWidth="3.400" strokeLinecap="round" strokeDasharray=".1 6.600">
        <path d="M50 50V12M50 51 86 42M50 52l22 29M50 52 28 81M50 51 14 42" />
      </g>
      <circle cx="50" cy="51" r="7" fill="#ffb27a" stroke="#a8192a" strokeWidth="1.800" />
      <circle cx="48" cy="49" r="2.400" fill="#fff3e0" />
      <path
        d="M45 20c1-4 3-6 5-6M17 39c3 0 6-1 8-1"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".8"
      />
    </symbol>
  )
}

/** Three blades of kelp. */
export function KelpSymbol() {
  return (
    <symbol id="pt-kelp" viewBox="0 0 100 100">
      <g fill="url(#pt-kelp-skin)" stroke="#123f0c" strokeWidth="2.200" strokeLinejoin="round">
        <path d="M44 94C24 88 8 72 12 50 4 44 6 30 16 24c0 8 6 10 10 16 6 8 2 14 8 22 6 9 12 18 14 31Z" />
        <path d="M56 94c20-6 36-22 32-44 8-6 6-20-4-26 0 8-6 10-10 16-6 8-2 14-8 22-6 9-12 18-14 31Z" />
        <path d="M50 96C38 84 34 70 40 58c-8-10-8-22 0-30-4-10 2-20 12-24-2 9 8 12 10 22 1 6-2 9 2 14 6 9 5 16-2 22 5 12 1 24-12 34Z" />
      </g>
      <g fill="none" stroke="#e9ffb0" strokeWidth="2" strokeLinecap="round" opacity=".8">
        <path d="M50 88c-5-14-2-24 0-32s4-18 0-26 0-14 2-20" />
        <path d="M42 86C32 76 24 66 22 54s-6-14-7-22M58 86c10-10 18-20 20-32s6-14 7-22" />
      </g>
      <g fill="#d6ff7a" stroke="#2f6b12" strokeWidth="1.400">
        <circle cx="33" cy="74" r="5" />
        <circle cx="68" cy="72" r="5" />
        <circle cx="50" cy="46" r="4.200" />
      </g>
      <g fill="#fff" opacity=".9">
        <circle cx="31.500" cy="72.500" r="1.500" />
        <circle cx="66.500" cy="70.500" r="1.500" />
        <circle cx="48.800" cy="44.800" r="1.300" />
      </g>
    </symbol>
  )
}
