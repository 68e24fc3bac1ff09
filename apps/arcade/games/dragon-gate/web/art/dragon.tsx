/** The wild: a dragon's face, drawn as one half and its mirror. */
export function DragonSymbol() {
  return (
    <symbol id="dg-dragon" viewBox="0 0 100 100">
      <circle cx="50" cy="50" r="49" fill="url(#dg-glow)" opacity=".55" />
      <g id="dg-dragon-half">
        <path
          d="M50 12C58 6 66 9 69 17c7-6 17-4 22 4-6 0-9 3-10 8 8-3 15 2 17 11-5-3-10-1-12 3 8 2 12 10 9 19-3-5-8-6-12-4 5 8 3 17-4 23-1-6-4-9-9-9 2 9-4 18-20 26"
          fill="url(#dg-flame)"
          stroke="#5c0716"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        <path
          d="M56 29c5-4 7-11 5-21 7 3 10 9 9 14 5-2 8-8 8-15 7 9 6 21-4 26-6 3-13 2-18-4Z"
          fill="url(#dg-gold)"
          stroke="#5c3208"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        <path
          d="M62 27c4-4 5-9 4-13M70 29c4-3 7-7 8-12"
          stroke="#8f5a17"
          strokeWidth="1.3"
          fill="none"
          opacity=".7"
        />
        <path
          d="M50 27c11 0 20 3 24 10 4 3 9 3 13 0-1 9-6 14-12 15 0 7-4 13-8 16 0 12-7 20-17 22"
          fill="url(#dg-gold)"
          stroke="#5c3208"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <path
          d="M53 41c6-6 16-8 28-8-3 8-9 12-17 12-5 0-10-1-11-4Z"
          fill="url(#dg-red)"
          stroke="#5c0716"
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
        <path d="M56 39c5-3 11-5 18-5" stroke="#ffc9a8" strokeWidth="1.3" fill="none" strokeLinecap="round" />
        <path d="M56 48c4-4 12-4 17-1-3 6-12 8-17 1Z" fill="#fffdf2" stroke="#4a2305" strokeWidth="1.2" />
        <circle cx="65" cy="48" r="3.6" fill="#e02436" />
        <circle cx="65" cy="48" r="1.7" fill="#240309" />
        <circle cx="66.2" cy="46.8" r=".9" fill="#fff" />
        <path d="M50 70c8 1 13 1 17-2 0 9-6 16-17 17Z" fill="#560914" />
        <path d="M50 77c5 0 9-1 12-3-2 6-7 9-12 9Z" fill="#e8485c" />
        <path d="M57 70.200h4.600L59.400 78ZM65 68.800l3-1-1 6Z" fill="#fffdf2" />
        <path
          d="M50 54c6-2 11 0 14 4 3 4 2 10-3 10-4 0-7-1-11-1"
          fill="url(#dg-gold-orb)"
          stroke="#5c3208"
          strokeWidth="1.2"
        />
        <ellipse cx="58" cy="62" rx="2.800" ry="2" fill="#4a1608" />
        <path
          d="M67 62c9-1 13 9 22 3"
          stroke="#ffe6a8"
          strokeWidth="2.600"
          fill="none"
          strokeLinecap="round"
        />
        <path d="M50 86c4 0 7 4 6 10-3-2-5-3-6-3" fill="url(#dg-flame)" stroke="#5c0716" strokeWidth="1" />
      </g>
      <use href="#dg-dragon-half" transform="matrix(-1 0 0 1 100 0)" />
      <circle cx="50" cy="34" r="5.800" fill="url(#dg-jade-glass)" stroke="#fff0c4" strokeWidth="1.400" />
      <circle cx="48.300" cy="32.200" r="1.500" fill="#fff" opacity=".9" />
    </symbol>
  )
}
