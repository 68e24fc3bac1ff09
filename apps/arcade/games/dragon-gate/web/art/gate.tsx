/** The scatter: the dragon gate, lit from within. */
export function GateSymbol() {
  return (
    <symbol id="dg-gate" viewBox="0 0 100 100">
      <circle cx="50" cy="54" r="48" fill="url(#dg-glow)" />
      <path d="M31 94V46h38v48Z" fill="#fff2c2" />
      <path d="M36 94V52h28v42Z" fill="#ffdb85" />
      <path d="M50 94 38 56h24Z" fill="#fff" opacity=".75" />
      <g stroke="#5c0716" strokeWidth="1.400" strokeLinejoin="round">
        <path d="M19 94V46h12v48ZM69 94V46h12v48Z" fill="url(#dg-red)" />
        <path d="M15 94v-6h20v6ZM65 94v-6h20v6Z" fill="url(#dg-gold)" stroke="#5c3208" />
        <path d="M14 46h72v9H14Z" fill="url(#dg-teal)" stroke="#063b3d" />
        <path d="M35 38h30v17H35Z" fill="url(#dg-red)" />
        <path
          d="M4 40c10 0 18-3 24-12h44c6 9 14 12 24 12-2 5-6 7-12 7H16C10 47 6 45 4 40Z"
          fill="url(#dg-gold)"
          stroke="#5c3208"
        />
        <path
          d="M20 26c8 0 14-4 18-12h24c4 8 10 12 18 12-2 4-5 6-9 6H29c-4 0-7-2-9-6Z"
          fill="url(#dg-gold)"
          stroke="#5c3208"
        />
        <path d="M47 14c0-4 1-7 3-9 2 2 3 5 3 9Z" fill="url(#dg-red)" />
      </g>
      <path
        d="M34 20h32M30 25h40M24 34h52M17 40h66"
        stroke="#8f5a17"
        strokeWidth="1.200"
        opacity=".65"
        fill="none"
      />
      <circle cx="50" cy="50" r="7.500" fill="url(#dg-gold-orb)" stroke="#5c3208" strokeWidth="1.200" />
      <path
        d="M46.500 50c0-4 7-4 7 0s-5 3-5 0 2-1.500 2 0"
        stroke="#7a0a1c"
        strokeWidth="1.500"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M22 60v22M78 60v22" stroke="#ff9b86" strokeWidth="1.600" strokeLinecap="round" opacity=".7" />
    </symbol>
  )
}
