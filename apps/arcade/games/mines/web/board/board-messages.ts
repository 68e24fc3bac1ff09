import type { CanvasTransfer } from '../../../../web/shared/canvas/transfer-to-worker.ts'
import type { TileLook } from './tile-face.ts'

/** What the page tells who draws the tiles. */
export type BoardRequest =
  | CanvasTransfer
  /** The side of the board in CSS pixels, device pixels a CSS pixel, and the pictures for it. */
  | { readonly kind: 'board'; readonly side: number; readonly scale: number; readonly art: TileArt }
  | { readonly kind: 'show'; readonly sight: BoardSight }
  | { readonly kind: 'press'; readonly tile: number | null }

/** The pictures of what lies under the tiles; null where the browser cannot paint them. */
export interface TileArt {
  readonly gems: readonly (CanvasImageSource | null)[]
  readonly bomb: CanvasImageSource | null
  readonly blast: CanvasImageSource | null
}

/** What the tiles show. */
export interface BoardSight {
  readonly looks: readonly TileLook[]
  /** The tile from which others turn by themselves. */
  readonly from: number
  /** The tile that waits for the answer, if any. */
  readonly pending: number | null
  /** Whether everything is shown at once. */
  readonly isStill: boolean
}
