/** Short vibrations, on phones that have them. */
export interface Haptics {
  readonly isSupported: boolean
  /** A press, a chip put down. */
  tap(): void
  /** A reel or a ball stopped. */
  land(): void
  /** A return above the stake; never for less. */
  win(): void
  setOn(isOn: boolean): void
}

type Vibrate = (pattern: number | number[]) => unknown

/** Creates haptics over the browser's vibration; silent without it. */
export function createHaptics(vibrate: Vibrate | undefined): Haptics {
  let isOn = true
  const play = (pattern: number | number[]) => {
    if (isOn) vibrate?.(pattern)
  }
  return {
    isSupported: vibrate !== undefined,
    tap: () => play(8),
    land: () => play(14),
    win: () => play([20, 40, 30, 40, 60]),
    setOn(next) {
      isOn = next
    },
  }
}
