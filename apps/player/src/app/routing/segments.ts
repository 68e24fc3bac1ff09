/** `/message/:id` is `['message', ':id']`. */
export function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '')
}

/** The parameters of a path that fits the pattern, fixed segments in any case; undefined for one that does not. */
export function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const fits = (part: string, index: number) =>
    part.startsWith(':') || part.toLowerCase() === segments[index]?.toLowerCase()
  if (pattern.length !== segments.length || !pattern.every(fits)) return undefined
  return Object.fromEntries(
    pattern.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decode(segments[index] ?? '')]] : [],
    ),
  )
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
