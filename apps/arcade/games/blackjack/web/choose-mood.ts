import type { BlackjackMood } from './blackjack-music.ts'
import type { TableScene } from './table/table-scene.ts'

/** The mood of what the table shows. It is the dealer's turn once the card that was face down lies open. */
export function chooseMood({ phase, dealer }: Pick<TableScene, 'phase' | 'dealer'>): BlackjackMood {
  if (phase === 'betting' || phase === 'over') return 'lounge'
  return dealer.length > 1 && dealer.every(({ card }) => card !== null) ? 'dealer' : 'hand'
}
