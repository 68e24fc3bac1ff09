/** The wild: a pearl. */
export function PearlSymbol() {
  return (
    <symbol id="pt-pearl" viewBox="0 0 100 100">
      <circle cx="50" cy="50" r="49" fill="url(#pt-shine)" opacity=".8" />
      <circle cx="50" cy="50" r="36" fill="url(#pt-pearl-skin)" stroke="#5d5490" strokeWidth="1.800" />
      <path d="M22 62c8 18 40 24 56 2-4 20-20 26-32 25-12-2-22-12-24-27Z" fill="#ffb7e4" opacity=".38" />
      <path d="M76 34c10 12 10 28 2 40 2-14 2-28-2-40Z" fill="#9ff4ff" opacity=".5" />
      <ellipse cx="38" cy="34" rx="11" ry="7.500" fill="#fff" opacity=".95" transform="rotate(-32 38 34)" />
      <circle cx="56" cy="25" r="2.600" fill="#fff" opacity=".9" />
      <path d="m80 10 2.600 8.400L91 21l-8.400 2.600L80 32l-2.600-8.400L69 21l8.400-2.600Z" fill="#fff" />
      <path
        d="m17 72 1.800 5.200L24 79l-5.200 1.800L17 86l-1.800-5.200L10 79l5.200-1.800Z"
        fill="#fff"
        opacity=".9"
      />
    </symbol>
  )
}

/** The scatter: an open clam with a golden pearl. */
export function ClamSymbol() {
  return (
    <symbol id="pt-clam" viewBox="0 0 100 100">
      <circle cx="50" cy="48" r="49" fill="url(#pt-halo)" />
      <path
        d="M8 50C6 30 16 12 26 20 32 6 44 4 50 14c6-10 18-8 24 6 10-8 20 10 18 30-12 8-72 8-84 0Z"
        fill="url(#pt-clam-shell)"
        stroke="#4a3116"
        strokeWidth="2.200"
        strokeLinejoin="round"
      />
      <g fill="none" stroke="#8a6a3c" strokeWidth="2" strokeLinecap="round" opacity=".8">
        <path d="M26 22c-2 9 0 18 6 26M50 16c-2 10-2 20 0 30M74 22c2 9 0 18-6 26" />
      </g>
      <path
        d="M10 52c10-10 18 2 26-4s14 4 20-2 14 6 20 0 10 2 14 6c-6 16-22 22-40 22S14 66 10 52Z"
        fill="url(#pt-clam-mantle)"
        stroke="#2b0a66"
        strokeWidth="1.800"
        strokeLinejoin="round"
      />
      <g fill="#c9fbff">
        <circle cx="22" cy="58" r="2.200" />
        <circle cx="31" cy="64" r="1.800" />
        <circle cx="78" cy="58" r="2.200" />
        <circle cx="69" cy="64" r="1.800" />
      </g>
      <circle cx="50" cy="52" r="15" fill="url(#pt-gold-skin)" stroke="#6b3b06" strokeWidth="1.800" />
      <ellipse cx="45" cy="46" rx="5" ry="3.400" fill="#fffdf0" transform="rotate(-30 45 46)" />
      <path
        d="M6 60c8 8 14 2 20 8 6-6 12 4 18-1 3 5 9 5 12 0 6 5 12-5 18 1 6-6 12 0 20-8 2 22-18 34-44 34S4 82 6 60Z"
        fill="url(#pt-clam-shell)"
        stroke="#4a3116"
        strokeWidth="2.200"
        strokeLinejoin="round"
      />
      <path
        d="M26 70c0 8 4 16 10 21M50 71v22M74 70c0 8-4 16-10 21"
        fill="none"
        stroke="#8a6a3c"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".8"
      />
      <path
        d="M12 68c3 3 6 3 9 3"
        fill="none"
        stroke="#fff"
        strokeWidth="2.400"
        strokeLinecap="round"
        opacity=".9"
      />
    </symbol>
  )
}
