import type { CanvasTransfer } from '../../../../web/shared/canvas/transfer-to-worker.ts'
import type { LitCluster } from './tide-runner.ts'

/** What the board moves. Each is answered by `done` when it has come to rest. */
export type TideMotion =
  | { readonly kind: 'fallOut' }
  | { readonly kind: 'fall'; readonly grid: readonly string[] }
  | { readonly kind: 'light'; readonly clusters: readonly LitCluster[]; readonly isWin: boolean }
  | {
      readonly kind: 'cascade'
      readonly removed: readonly number[]
      readonly pearls: readonly number[]
      readonly next: readonly string[] | null
    }

/** What the page tells the worker that draws the board. */
export type TideRequest =
  | CanvasTransfer
  | { readonly kind: 'layout'; readonly width: number; readonly height: number; readonly scale: number }
  | { readonly kind: 'symbols'; readonly symbols: readonly (ImageBitmap | null)[] }
  | { readonly kind: 'show'; readonly grid: readonly string[] }
  | { readonly kind: 'speed'; readonly speed: number }
  | { readonly kind: 'move'; readonly motion: TideMotion; readonly speed: number }

/** What happened on the board. */
export type TideReport =
  | { readonly kind: 'column'; readonly column: number; readonly clams: number; readonly hasClam: boolean }
  | { readonly kind: 'tension' }
  | { readonly kind: 'done' }
