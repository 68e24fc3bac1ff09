import { encode } from 'uqr'

/** A QR code's dark squares as a path of unit squares, in a field `size` units wide with its quiet border. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}
