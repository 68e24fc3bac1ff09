import type { CanvasTransfer } from '../../../../web/shared/canvas/transfer-to-worker.ts'
import type { BoardLayout } from './board-layout.ts'

/** What the page asks of the worker that draws the balls. */
export type BoardRequest =
  | CanvasTransfer
  | { readonly kind: 'layout'; readonly layout: BoardLayout; readonly scale: number }
  | { readonly kind: 'drop'; readonly paths: readonly number[]; readonly isFast: boolean }
  | { readonly kind: 'speed'; readonly isFast: boolean }
  | { readonly kind: 'sparkle'; readonly slot: number; readonly count: number }

/** What the balls of a volley did in a frame: the rows of the pegs that were touched, and the balls that came to rest. */
export interface BoardReport {
  readonly pegs: readonly number[]
  readonly landed: readonly number[]
  /** Whether the last ball has left the board. */
  readonly isOver: boolean
}
