/** A sea turtle from above. */
export function TurtleSymbol() {
  return (
    <symbol id="pt-turtle" viewBox="0 0 100 100">
      <g fill="url(#pt-turtle-skin)" stroke="#04343f" strokeWidth="2.200" strokeLinejoin="round">
        <path d="M32 34C20 26 10 30 5 45c9 4 20 4 29-2ZM68 34c12-8 22-4 27 11-9 4-20 4-29-2Z" />
        <path d="M34 72c-8 4-13 11-12 19 8-1 15-6 19-13ZM66 72c8 4 13 11 12 19-8-1-15-6-19-13Z" />
        <path d="M46 90h8l-4 8Z" />
        <path d="M50 4c9 0 13 8 11 16-1 5-5 8-11 8s-10-3-11-8C37 12 41 4 50 4Z" />
      </g>
      <g fill="#05505a" opacity=".55">
        <circle cx="17" cy="40" r="2.200" />
        <circle cx="24" cy="37" r="1.700" />
        <circle cx="83" cy="40" r="2.200" />
        <circle cx="76" cy="37" r="1.700" />
      </g>
      <circle cx="45" cy="14" r="2.600" fill="#fff" />
      <circle cx="55" cy="14" r="2.600" fill="#fff" />
      <circle cx="45" cy="13.500" r="1.500" fill="#04202b" />
      <circle cx="55" cy="13.500" r="1.500" fill="#04202b" />
      <ellipse
        cx="50"
        cy="57"
        rx="31"
        ry="34"
        fill="url(#pt-gold-skin)"
        stroke="#5a3206"
        strokeWidth="2.200"
      />
      <ellipse
        cx="50"
        cy="57"
        rx="26"
        ry="29.500"
        fill="url(#pt-shell-skin)"
        stroke="#0b5442"
        strokeWidth="1.600"
      />
      <g fill="none" stroke="#f7e08a" strokeWidth="2.200" strokeLinejoin="round">
        <path d="m50 41 12 7v17l-12 8-12-8V48Z" fill="#ffffff" fillOpacity=".12" />
        <path d="M50 41V29M62 48l11-6M62 65l11 6M50 73v12M38 65l-11 6M38 48l-11-6" />
      </g>
      <path
        d="M31 44c3-8 8-12 15-14"
        fill="none"
        stroke="#fbffe8"
        strokeWidth="3.400"
        strokeLinecap="round"
        opacity=".85"
      />
    </symbol>
  )
}

const HORSE_BODY = 'M59 28c15 10-3 20-3 30'
const HORSE_TAIL = 'M58 54c0 12 14 14 13 26-1 13-23 15-25 1-1-10 13-12 14-2'

/** A seahorse. */
export function SeahorseSymbol() {
  return (
    <symbol id="pt-seahorse" viewBox="0 0 100 100">
      <path
        d="M68 40c12-2 18 4 20 14-6-3-8-1-8 3-5-3-8-2-10 2-5-5-7-12-2-19Z"
        fill="url(#pt-fin)"
        stroke="#7a4406"
        strokeWidth="1.600"
        strokeLinejoin="round"
      />
      <path
        d="M62 8c4-4 8-5 10-2 3-2 7 0 6 4 4 1 4 6 0 8l-8 4Z"
        fill="url(#pt-fin)"
        stroke="#7a4406"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      <g fill="none" stroke="#2a0b5e" strokeLinecap="round">
        <path d={HORSE_TAIL} strokeWidth="12" />
        <path d={HORSE_BODY} strokeWidth="31" />
        <path d="M50 27 24 34" strokeWidth="15" />
      </g>
      <circle cx="58" cy="24" r="18" fill="#2a0b5e" />
      <g fill="none" stroke="url(#pt-horse-skin)" strokeLinecap="round">
        <path d={HORSE_TAIL} strokeWidth="7.500" />
        <path d={HORSE_BODY} strokeWidth="26.500" />
        <path d="M50 27 24 34" strokeWidth="10.500" />
      </g>
      <circle cx="58" cy="24" r="15.700" fill="url(#pt-horse-skin)" />
      <g fill="none" stroke="#ffe9a8" strokeWidth="2" strokeLinecap="round" opacity=".85">
        <path d="M51 40c4 4 10 5 16 2M48 48c5 4 11 4 17 1M46 56c5 3 11 3 17 0M49 64c4 2 9 2 14 0" />
      </g>
      <circle cx="54" cy="21" r="5.600" fill="#fff" stroke="#2a0b5e" strokeWidth="1.200" />
      <circle cx="53" cy="21" r="3" fill="#1a0636" />
      <circle cx="54.300" cy="19.600" r="1.100" fill="#fff" />
      <path
        d="M62 12c4 1 7 4 8 8"
        fill="none"
        stroke="#fff"
        strokeWidth="2.400"
        strokeLinecap="round"
        opacity=".75"
      />
      <path d="M26 31 42 27" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity=".7" />
    </symbol>
  )
}

/** A surgeonfish. */
export function FishSymbol() {
  return (
    <symbol id="pt-fish" viewBox="0 0 100 100">
      <path
        d="M24 50C14 40 8 34 4 26c-1 16-1 32 0 48 4-8 10-14 20-24Z"
        fill="url(#pt-fin)"
        stroke="#7a4406"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M32 32C42 14 66 12 80 28L70 36ZM34 68c10 16 30 18 44 4L68 64Z"
        fill="#1b4fc4"
        stroke="#061c55"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M16 50c12-22 34-30 54-24 14 4 24 14 26 24-2 10-12 20-26 24-20 6-42-2-54-24Z"
        fill="url(#pt-fish-skin)"
        stroke="#061c55"
        strokeWidth="2.200"
      />
      <path
        d="M22 49c10-12 20-18 34-19 10 0 17 4 20 9-8-3-16-2-22 2 6 1 10 4 12 10-12-5-22 0-28 8-7-1-12-4-16-10Z"
        fill="#0a1c5c"
        opacity=".8"
      />
      <path
        d="M52 56c8-2 14 2 16 9-8 3-16 0-19-6Z"
        fill="url(#pt-fin)"
        stroke="#7a4406"
        strokeWidth="1.400"
        strokeLinejoin="round"
      />
      <circle cx="80" cy="45" r="6.400" fill="#fff" stroke="#061c55" strokeWidth="1.400" />
      <circle cx="81.500" cy="45" r="3.400" fill="#06113a" />
      <circle cx="82.800" cy="43.400" r="1.200" fill="#fff" />
      <path d="M89 57c-2 2-5 3-8 2" fill="none" stroke="#061c55" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M38 30c9-5 20-6 30-2"
        fill="none"
        stroke="#eafaff"
        strokeWidth="3.200"
        strokeLinecap="round"
        opacity=".8"
      />
    </symbol>
  )
}
