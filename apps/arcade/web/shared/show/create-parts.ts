import type { PartRef } from '../rounds/game-controller.ts'

/** The mounted parts of a stage, and a ref for each that stays the same. */
export function createParts<Parts extends object>() {
  const parts: Partial<Parts> = {}
  const refs: { [K in keyof Parts]?: PartRef<Parts[K]> } = {}
  return {
    parts,
    partRef<K extends keyof Parts>(name: K): PartRef<Parts[K]> {
      const ref =
        refs[name] ??
        ((part: Parts[K] | null) => {
          if (part === null) delete parts[name]
          else parts[name] = part
        })
      refs[name] = ref
      return ref
    },
  }
}
