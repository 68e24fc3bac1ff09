const COIL_ABOVE = 'M44 112C4 92 8 58 52 50s44-36 4-52'
const COIL_BELOW = 'M56 188c40 20 36 54-8 62s-44 36-4 52'

function Coil({ path }: { readonly path: string }) {
  return (
    <g fill="none">
      <path d={path} stroke="#4c0512" strokeWidth="33" />
      <path d={path} stroke="url(#dg-coil)" strokeWidth="29" />
      <path d={path} stroke="#f4cd7c" strokeWidth="12" opacity=".9" />
      <path d={path} stroke="#8f5a17" strokeWidth="12" strokeDasharray="1.600 7" />
      <path d={path} stroke="#5c0716" strokeWidth="27" strokeDasharray="1.200 9.800" opacity=".6" />
    </g>
  )
}

/** The expanded wild: a dragon over a whole reel. */
export function DragonReelSymbol() {
  return (
    <>
      <linearGradient id="dg-coil" gradientUnits="userSpaceOnUse" x1="10" y1="0" x2="90" y2="300">
        <stop offset="0" stopColor="#ff8a4a" />
        <stop offset=".5" stopColor="#d0202f" />
        <stop offset="1" stopColor="#ff8a4a" />
      </linearGradient>
      <linearGradient id="dg-reel-ground" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#05403f" />
        <stop offset=".5" stopColor="#8a5a12" />
        <stop offset="1" stopColor="#05403f" />
      </linearGradient>
      <symbol id="dg-dragon-reel" viewBox="0 0 100 300" preserveAspectRatio="none">
        <rect width="100" height="300" rx="7" fill="url(#dg-reel-ground)" />
        <Coil path={COIL_ABOVE} />
        <Coil path={COIL_BELOW} />
        <circle cx="50" cy="150" r="74" fill="url(#dg-glow)" />
        <use href="#dg-dragon" x="-6" y="94" width="112" height="112" />
        <rect
          x="1.500"
          y="1.500"
          width="97"
          height="297"
          rx="6"
          fill="none"
          stroke="#ffe6a8"
          strokeWidth="3"
        />
      </symbol>
    </>
  )
}
