/** The gradients shared by the symbols; rendered once per page, before the symbols that reference them. */
export function SymbolPalette() {
  return (
    <>
      <linearGradient id="dg-gold" x1="0" y1="0" x2="0.35" y2="1">
        <stop offset="0" stopColor="#fff3cf" />
        <stop offset=".38" stopColor="#f0c871" />
        <stop offset=".7" stopColor="#d1963a" />
        <stop offset="1" stopColor="#8f5a17" />
      </linearGradient>
      <radialGradient id="dg-gold-orb" cx=".38" cy=".3" r=".8">
        <stop offset="0" stopColor="#fffbe9" />
        <stop offset=".45" stopColor="#f4cd7c" />
        <stop offset="1" stopColor="#a46a1d" />
      </radialGradient>
      <linearGradient id="dg-red" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#ff6a55" />
        <stop offset=".5" stopColor="#d0202f" />
        <stop offset="1" stopColor="#7a0a1c" />
      </linearGradient>
      <linearGradient id="dg-flame" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#ffb04a" />
        <stop offset=".45" stopColor="#ee4a2c" />
        <stop offset="1" stopColor="#8a0f24" />
      </linearGradient>
      <radialGradient id="dg-jade-glass" cx=".36" cy=".28" r=".9">
        <stop offset="0" stopColor="#d6fff0" />
        <stop offset=".4" stopColor="#4fd9ae" />
        <stop offset="1" stopColor="#0b6b56" />
      </radialGradient>
      <linearGradient id="dg-teal" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#6ff0d6" />
        <stop offset="1" stopColor="#0c6f72" />
      </linearGradient>
      <linearGradient id="dg-petal" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#ff7fb1" />
        <stop offset=".55" stopColor="#ffc2dc" />
        <stop offset="1" stopColor="#fff3f8" />
      </linearGradient>
      <linearGradient id="dg-petal-back" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#d9417f" />
        <stop offset="1" stopColor="#ff9fc6" />
      </linearGradient>
      <linearGradient id="dg-koi-skin" x1="1" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#ffffff" />
        <stop offset=".7" stopColor="#ffe9d6" />
        <stop offset="1" stopColor="#f3b78f" />
      </linearGradient>
      <radialGradient id="dg-glow">
        <stop offset="0" stopColor="#fff6d8" />
        <stop offset=".4" stopColor="#ffd27a" stopOpacity=".75" />
        <stop offset="1" stopColor="#ffb545" stopOpacity="0" />
      </radialGradient>
    </>
  )
}
