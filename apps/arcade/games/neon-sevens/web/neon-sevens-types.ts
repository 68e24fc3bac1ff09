import type { ReturnKind, WinTier } from '../../../web/shared/celebration/classify-return.ts'
import type { GameTypes } from '../../../web/shared/frontend/game-types.ts'
import type { GameController } from '../../../web/shared/rounds/game-controller.ts'
import type { ShowStage } from '../../../web/shared/show/show-stage.ts'
import type { NeonSevensBet, NeonSevensRound, NeonSevensView } from '../schemas.ts'
import type { NeonSevensSounds } from './neon-sevens-sounds.ts'
import type { ReelsHandle } from './reels/reels-handle.ts'

export type NeonSevensEvent =
  | { readonly type: 'land'; readonly stops: readonly number[] }
  | {
      readonly type: 'pay'
      readonly lineWins: NeonSevensView['line_wins']
      readonly wonMinor: bigint
      readonly paid: ReturnKind
    }
  | { readonly type: 'big_win'; readonly wonMinor: bigint; readonly tier: WinTier }
  | { readonly type: 'over'; readonly win: string; readonly bet: string }

/** What the machine shows, apart from the reel animation. */
export interface NeonSevensScene {
  /** The lines that paid; empty while the reels turn. */
  readonly lineWins: NeonSevensView['line_wins']
  readonly wonMinor: bigint
  readonly paid: ReturnKind
  /** The reel whose stop may still complete three sevens. */
  readonly anticipatedReel: number | null
  readonly bigWin: { readonly wonMinor: bigint; readonly tier: WinTier } | null
}

export const idleScene: NeonSevensScene = {
  lineWins: [],
  wonMinor: 0n,
  paid: 'nothing',
  anticipatedReel: null,
  bigWin: null,
}

export interface NeonSevensTypes extends GameTypes {
  readonly view: NeonSevensView
  readonly bet: NeonSevensBet
  readonly action: never
  readonly event: NeonSevensEvent
  readonly scene: NeonSevensScene
  readonly draft: { readonly bet: string }
  readonly sounds: NeonSevensSounds
  readonly parts: { readonly reels: ReelsHandle }
}

export type NeonSevensController = GameController<NeonSevensTypes>
export type NeonSevensStageApi = ShowStage<NeonSevensTypes>
export type { NeonSevensRound }
