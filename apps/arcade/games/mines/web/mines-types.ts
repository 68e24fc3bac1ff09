import type { GameTypes } from '../../../web/shared/frontend/game-types.ts'
import type { GameController } from '../../../web/shared/rounds/game-controller.ts'
import type { MinesAction, MinesBet, MinesRound, MinesView } from '../schemas.ts'
import type { MinesSounds } from './mines-sounds.ts'

/** What happens in a round; `round` is its state then. */
export interface MinesEvent {
  readonly type: 'opened' | 'gem' | 'mine' | 'cashed_out' | 'refunded'
  readonly round: MinesRound
}

export interface MinesTypes extends GameTypes {
  readonly view: MinesView
  readonly bet: MinesBet
  readonly action: MinesAction
  readonly event: MinesEvent
  /** The round on the board: open, over, or null before the first. */
  readonly scene: { readonly round: MinesRound | null }
  readonly draft: {
    readonly bet: string
    readonly mines: number
    /** The tiles that automatic play opens in each round, in this order. */
    readonly pattern: readonly number[]
    /** Whether the board chooses the pattern instead of digging. */
    readonly isChoosing: boolean
  }
  readonly sounds: MinesSounds
}

export type MinesController = GameController<MinesTypes>
