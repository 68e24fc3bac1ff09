/** Returns the next of the ascending steps above or below a value; the value itself at the end. */
export function nextStep(steps: readonly number[], value: number, direction: 1 | -1): number {
  const ordered = direction === 1 ? steps : [...steps].reverse()
  return ordered.find((step) => (direction === 1 ? step > value : step < value)) ?? value
}

/** Reads a typed whole number; null when it is none or outside the range. */
export function readWhole(text: string, min: number, max: number): number | null {
  const digits = text.normalize('NFKC').replaceAll(',', '').trim()
  if (!/^\d{1,7}$/.test(digits)) return null
  const value = Number(digits)
  return value >= min && value <= max ? value : null
}
