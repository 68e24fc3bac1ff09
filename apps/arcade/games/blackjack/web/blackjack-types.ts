import type { ChipLayout } from '../../../web/shared/chips/chip-layout.ts'
import type { GameTypes } from '../../../web/shared/frontend/game-types.ts'
import type { GameController } from '../../../web/shared/rounds/game-controller.ts'
import type { ShowStage } from '../../../web/shared/show/show-stage.ts'
import type { BlackjackAction, BlackjackBet, BlackjackRound, BlackjackView } from '../schemas.ts'
import type { BlackjackEvent } from './blackjack-event.ts'
import type { BlackjackSounds } from './blackjack-sounds.ts'
import type { TableScene } from './table/table-scene.ts'

/** What the player sets between rounds: chips by spot, which stay for the next round. */
export interface BlackjackDraft extends ChipLayout {
  readonly hasHint: boolean
}

export interface BlackjackTypes extends GameTypes {
  readonly view: BlackjackView
  readonly bet: BlackjackBet
  readonly action: BlackjackAction
  readonly event: BlackjackEvent
  readonly scene: TableScene
  readonly draft: BlackjackDraft
  readonly sounds: BlackjackSounds
}

export type BlackjackController = GameController<BlackjackTypes>
export type BlackjackStageApi = ShowStage<BlackjackTypes>
export type { BlackjackRound }
