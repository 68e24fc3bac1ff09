/** Placeholder for a game's picture. */
export function TileArt({ hue }: { hue: number }) {
  return (
    <svg viewBox="0 0 150 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="150" height="180" fill={`hsl(${hue} 60% 20%)`} />
      <circle cx="75" cy="74" r="62" fill={`hsl(${hue} 70% 40%)`} opacity=".5" />
      <path d="m75 30 13 28 31 4-23 21 6 31-27-15-27 15 6-31-23-21 31-4Z" fill={`hsl(${hue + 40} 85% 68%)`} />
    </svg>
  )
}
