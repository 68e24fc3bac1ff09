interface TubeProps {
  readonly d: string
  readonly colour: string
  /** The bright core of the tube. */
  readonly core?: string
  readonly width?: number
}

/**
 * A neon tube along a path: halo, coloured glass and a bright core. Strokes only: filters are too slow on a reel. Paints that let light through,
 * not shapes: each shape with an opacity is a piece that the page puts together anew.
 */
export function Tube({ d, colour, core = '#fff', width = 5 }: TubeProps) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke={colour} strokeWidth={width * 3} strokeOpacity=".13" />
      <path d={d} stroke={colour} strokeWidth={width * 1.9} strokeOpacity=".26" />
      <path d={d} stroke={colour} strokeWidth={width} />
      <path d={d} stroke={core} strokeWidth={width * 0.36} strokeOpacity=".92" />
    </g>
  )
}
