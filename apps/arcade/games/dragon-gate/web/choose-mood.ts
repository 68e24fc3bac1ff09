import type { DragonGateMood } from './dragon-gate-music.ts'
import type { SlotScene } from './dragon-gate-types.ts'

/** The mood of what the slot shows. A triumph is a win of at least ten times the stake, and never less. */
export function chooseMood({ scene, moment }: Pick<SlotScene, 'scene' | 'moment'>): DragonGateMood {
  switch (moment?.kind) {
    case 'win':
    case 'capped':
      return 'triumph'
    case 'exit':
      return moment.tier === null ? 'palace' : 'triumph'
    case 'enter':
      return 'realm'
    case 'more':
    case undefined:
      return scene === 'realm' ? 'realm' : 'palace'
  }
}
