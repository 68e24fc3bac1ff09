/** A motion from 0 to 1. */
export interface Track {
  readonly durationMs: number
  readonly delayMs?: number
  /** Gets the share that has passed; not called before the delay is over. */
  update(share: number): void
  onEnd?(): void
}

/** Motions that run side by side on the clock of a canvas stage. */
export interface Timeline {
  /** Runs tracks. Resolves when the last has ended. */
  run(tracks: readonly Track[]): Promise<void>
  /** Moves all tracks on. Returns whether any is left. */
  step(ms: number): boolean
  /** Brings all tracks to their end at once. */
  finish(): void
}

interface Group {
  readonly tracks: { readonly track: Track; isOver: boolean }[]
  readonly resolve: () => void
  ms: number
}

/** Creates a timeline; `speed` says how many times faster than the clock it runs now. */
export function createTimeline(speed: () => number = () => 1): Timeline {
  let groups: Group[] = []

  function advance(group: Group, ms: number): boolean {
    group.ms += ms
    let isLeft = false
    for (const entry of group.tracks) {
      if (entry.isOver) continue
      const { track } = entry
      const passed = group.ms - (track.delayMs ?? 0)
      if (passed < 0) {
        isLeft = true
        continue
      }
      const share = track.durationMs === 0 ? 1 : Math.min(1, passed / track.durationMs)
      track.update(share)
      if (share < 1) isLeft = true
      else {
        entry.isOver = true
        track.onEnd?.()
      }
    }
    if (!isLeft) group.resolve()
    return isLeft
  }

  return {
    run: (tracks) =>
      new Promise((resolve) => {
        const group = { tracks: tracks.map((track) => ({ track, isOver: false })), resolve, ms: 0 }
        groups.push(group)
      }),
    step(ms) {
      const current = groups
      groups = []
      const left = current.filter((group) => advance(group, ms * speed()))
      groups = [...left, ...groups]
      return groups.length > 0
    },
    finish() {
      const current = groups
      groups = []
      for (const group of current) advance(group, Number.POSITIVE_INFINITY)
    },
  }
}
