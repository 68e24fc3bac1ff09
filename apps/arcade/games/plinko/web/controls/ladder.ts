/** Returns the next step of an ascending ladder above or below a value; the value itself at the end. */
export function nextStep(ladder: readonly number[], value: number, direction: 1 | -1): number {
  const steps = direction === 1 ? ladder : [...ladder].reverse()
  return steps.find((step) => (direction === 1 ? step > value : step < value)) ?? value
}

/** Reads a typed whole number; null when it is none or outside the range. */
export function readWhole(text: string, min: number, max: number): number | null {
  const digits = text.replaceAll(',', '').trim()
  if (!/^\d{1,7}$/.test(digits)) return null
  const value = Number(digits)
  return value >= min && value <= max ? value : null
}
