/** A square-holed coin with a second behind it. */
export function CoinSymbol() {
  return (
    <symbol id="dg-coin" viewBox="0 0 100 100">
      <g stroke="#6b3f0c" strokeWidth="1.500">
        <circle cx="62" cy="58" r="31" fill="url(#dg-gold)" />
        <circle cx="44" cy="46" r="35" fill="url(#dg-gold-orb)" />
      </g>
      <circle cx="44" cy="46" r="28" fill="none" stroke="#8f5a17" strokeWidth="2.600" />
      <circle cx="44" cy="46" r="28" fill="none" stroke="#fff3cf" strokeWidth=".9" strokeDasharray="2 4" />
      <path d="M34 36h20v20H34Z" fill="#5a1408" stroke="#fff0c4" strokeWidth="2.400" strokeLinejoin="round" />
      <g fill="none" stroke="#8f5a17" strokeWidth="2.600" strokeLinecap="round">
        <path d="M39 26c3-3 7-3 10 0M39 66c3 3 7 3 10 0M24 41c-3 3-3 7 0 10M64 41c3 3 3 7 0 10" />
      </g>
      <path
        d="M17 34c4-10 12-16 22-17"
        stroke="#fffbe9"
        strokeWidth="3.400"
        fill="none"
        strokeLinecap="round"
        opacity=".9"
      />
      <path d="m82 14 2 6 6 2-6 2-2 6-2-6-6-2 6-2Z" fill="#fffbe9" />
    </symbol>
  )
}

/** A jade disc on a red cord. */
export function JadeSymbol() {
  return (
    <symbol id="dg-jade" viewBox="0 0 100 100">
      <path d="M50 4c7 0 7 8 0 14-7-6-7-14 0-14Z" fill="none" stroke="#d0202f" strokeWidth="3.400" />
      <path d="m50 15 6 6-6 6-6-6Z" fill="url(#dg-red)" stroke="#5c0716" strokeWidth="1.200" />
      <path
        d="M46 78h8l3 18h-3l-1-9-1 10h-4l-1-10-1 9h-3Z"
        fill="url(#dg-red)"
        stroke="#5c0716"
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <path
        d="M50 22a29 29 0 1 1 0 58 29 29 0 0 1 0-58Zm0 20a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z"
        fill="url(#dg-jade-glass)"
        fillRule="evenodd"
        stroke="#06463a"
        strokeWidth="1.600"
      />
      <circle cx="50" cy="51" r="24.500" fill="none" stroke="#d6fff0" strokeWidth="1.100" opacity=".7" />
      <circle cx="50" cy="51" r="12.500" fill="none" stroke="#0b6b56" strokeWidth="1.400" />
      <g fill="none" stroke="#0a5a49" strokeWidth="2" strokeLinecap="round">
        <path d="M34 42c-3-4 1-9 5-7s3 6 0 6M66 60c3 4-1 9-5 7s-3-6 0-6M61 35c4-3 9 1 7 5s-6 3-6 0M39 67c-4 3-9-1-7-5s6-3 6 0" />
      </g>
      <path
        d="M28 44c3-8 9-14 17-16"
        stroke="#f2fffa"
        strokeWidth="3.400"
        fill="none"
        strokeLinecap="round"
        opacity=".85"
      />
      <path d="M46 76h8v5h-8Z" fill="url(#dg-gold)" stroke="#6b3f0c" strokeWidth="1" />
    </symbol>
  )
}

/** A lotus in bloom. */
export function LotusSymbol() {
  return (
    <symbol id="dg-lotus" viewBox="0 0 100 100">
      <path
        d="M6 74c14-10 74-10 88 0-10 14-78 14-88 0Z"
        fill="url(#dg-jade-glass)"
        stroke="#06463a"
        strokeWidth="1.400"
      />
      <path d="M50 82 14 74M50 82l36-8M50 82V68" stroke="#06463a" strokeWidth="1.200" opacity=".6" />
      <g stroke="#a11f58" strokeWidth="1.300" strokeLinejoin="round">
        <path
          d="M50 74C26 74 8 62 4 44c17 0 34 9 46 30ZM50 74c24 0 42-12 46-30-17 0-34 9-46 30Z"
          fill="url(#dg-petal-back)"
        />
        <path
          d="M50 74C32 66 20 48 22 26c17 7 27 26 28 48ZM50 74c18-8 30-26 28-48-17 7-27 26-28 48Z"
          fill="url(#dg-petal)"
        />
        <path d="M50 10c13 14 19 41 0 64-19-23-13-50 0-64Z" fill="url(#dg-petal)" />
        <path
          d="M50 76C36 78 22 72 15 60c14-4 28 3 35 16ZM50 76c14 2 28-4 35-16-14-4-28 3-35 16Z"
          fill="url(#dg-petal)"
        />
      </g>
      <path
        d="M50 24v34M34 40c5 6 9 13 11 20M66 40c-5 6-9 13-11 20"
        stroke="#f06da5"
        strokeWidth="1.200"
        strokeLinecap="round"
        fill="none"
        opacity=".7"
      />
      <ellipse cx="50" cy="70" rx="9" ry="4.500" fill="url(#dg-gold-orb)" stroke="#8f5a17" strokeWidth="1" />
      <path d="M44 22c1-3 3-6 5-8" stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity=".8" />
    </symbol>
  )
}

/** A festival lantern. */
export function LanternSymbol() {
  return (
    <symbol id="dg-lantern" viewBox="0 0 100 100">
      <circle cx="50" cy="47" r="46" fill="url(#dg-glow)" opacity=".6" />
      <path d="M50 4v12" stroke="#f0c871" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M46 78h8l4 19h-4l-2-10v10h-4V87l-2 10h-4Z"
        fill="url(#dg-gold)"
        stroke="#6b3f0c"
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <ellipse cx="50" cy="47" rx="37" ry="29" fill="url(#dg-red)" stroke="#5c0716" strokeWidth="1.500" />
      <path
        d="M50 18c-24 8-24 50 0 58 24-8 24-50 0-58ZM50 18v58"
        fill="none"
        stroke="#ffb08f"
        strokeWidth="1.500"
        opacity=".65"
      />
      <path
        d="M34 12h32v8H34ZM34 74h32v8H34Z"
        fill="url(#dg-gold)"
        stroke="#6b3f0c"
        strokeWidth="1.300"
        strokeLinejoin="round"
      />
      <path d="m50 33 14 14-14 14-14-14Z" fill="url(#dg-gold-orb)" stroke="#6b3f0c" strokeWidth="1.300" />
      <path d="M45 47h10M50 42v10" stroke="#7a0a1c" strokeWidth="2.600" strokeLinecap="round" />
      <path
        d="M21 38c3-7 8-11 14-14"
        stroke="#ffe0cf"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
        opacity=".8"
      />
    </symbol>
  )
}
