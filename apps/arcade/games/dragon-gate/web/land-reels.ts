import type { SlotStage, Spin } from './dragon-gate-types.ts'

const GAP_MS = 190
const ANTICIPATION_MS = 1_250

/** Stops the reels from left to right; a reel that may land the third scatter is delayed with anticipation. */
export async function landReels(spin: Spin, stage: SlotStage): Promise<void> {
  const { sounds, haptics, parts } = stage
  const landings: Promise<void>[] = []
  let gates = 0
  for (const [reel, column] of spin.grid.entries()) {
    const isTense = gates >= 2 && !stage.isFast()
    if (isTense) {
      stage.show({ anticipatedReel: reel })
      sounds.anticipate()
      await stage.wait(ANTICIPATION_MS)
    } else if (reel > 0 && !stage.isFast()) await stage.wait(GAP_MS)
    const landed = column.filter((symbol) => symbol === 'gate').length
    gates += landed
    const count = gates
    const landing = Promise.resolve(parts.reels?.land(spin, reel, stage.isFast())).then(() => {
      sounds.stop(reel)
      haptics.land()
      if (landed > 0) sounds.gate(count)
    })
    landings.push(landing)
    if (isTense) await landing
  }
  await Promise.all(landings)
  stage.show({ anticipatedReel: null })
}
