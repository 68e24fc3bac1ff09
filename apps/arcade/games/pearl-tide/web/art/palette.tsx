interface Stops {
  readonly id: string
  /** Colours from the light to the dark side. */
  readonly colours: readonly string[]
}

const ORBS: readonly Stops[] = [
  { id: 'pearl-skin', colours: ['#ffffff', '#fdf3ff', '#d9e9ff', '#b7a6dc', '#7b6ea8'] },
  { id: 'gold-skin', colours: ['#fffbe0', '#ffd977', '#d98f26', '#8a4d0c'] },
  { id: 'shell-skin', colours: ['#f2ffc9', '#5fd98b', '#0f8a63', '#064a3d'] },
  { id: 'turtle-skin', colours: ['#d8fff0', '#46d9b4', '#0d8f86', '#05505a'] },
  { id: 'nautilus-skin', colours: ['#fff6dc', '#ffd29a', '#f08b3c', '#9c3d0e'] },
  { id: 'fish-skin', colours: ['#b9f0ff', '#3fa9ff', '#1358d6', '#0a2a80'] },
  { id: 'star-skin', colours: ['#ffd7b0', '#ff7a4a', '#e0322f', '#8a0f24'] },
]
const SLOPES: readonly Stops[] = [
  { id: 'scallop-skin', colours: ['#ffe9f2', '#ff9cc4', '#ec4f93', '#9c1f63'] },
  { id: 'kelp-skin', colours: ['#f0ff9e', '#a8e03c', '#4f9e1a', '#1c5a14'] },
  { id: 'horse-skin', colours: ['#f7d8ff', '#c17bff', '#7d35d9', '#3f1288'] },
  { id: 'clam-shell', colours: ['#fff8e6', '#f0dcb8', '#b99668', '#6e5233'] },
  { id: 'clam-mantle', colours: ['#7df0ff', '#5a7dff', '#8b3df0', '#4a1496'] },
  { id: 'fin', colours: ['#fff6a8', '#ffd23c', '#f09a12'] },
]

const stopsOf = (colours: readonly string[]) =>
  colours.map((colour, index) => (
    <stop key={colour} offset={index / (colours.length - 1)} stopColor={colour} />
  ))

/** The gradients of the symbols; rendered once per page, before the symbols that refer to them. */
export function SymbolPalette() {
  return (
    <>
      {ORBS.map(({ id, colours }) => (
        <radialGradient key={id} id={`pt-${id}`} cx=".36" cy=".28" r=".85">
          {stopsOf(colours)}
        </radialGradient>
      ))}
      {SLOPES.map(({ id, colours }) => (
        <linearGradient key={id} id={`pt-${id}`} x1="0.2" y1="0" x2="0.6" y2="1">
          {stopsOf(colours)}
        </linearGradient>
      ))}
      <radialGradient id="pt-halo">
        <stop offset="0" stopColor="#fffbe0" />
        <stop offset=".4" stopColor="#ffe08a" stopOpacity=".7" />
        <stop offset="1" stopColor="#ffc94a" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="pt-shine">
        <stop offset="0" stopColor="#eafcff" />
        <stop offset=".45" stopColor="#7fe6ff" stopOpacity=".65" />
        <stop offset="1" stopColor="#2fb8e8" stopOpacity="0" />
      </radialGradient>
    </>
  )
}
