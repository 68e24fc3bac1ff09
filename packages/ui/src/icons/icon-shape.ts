/** Path data on a 24×24 grid, drawn with a 1.7 stroke, round caps and joins. */
export type IconShape = `M${string}` | `m${string}`
