import type { CanvasLayer } from '../../../../web/shared/canvas/canvas-stage.ts'
import type { SpritePen } from '../../../../web/shared/canvas/paint-sprite.ts'
import type { TileArt } from './board-messages.ts'
import { drawEffect, drawTile, type TilePictures } from './draw-tile.ts'
import { createTileSprites, veiled } from './paint-tile.ts'
import { type TileState, TileStates } from './tile-states.ts'

/** The tiles of the board as a layer of its canvas. */
export interface TileLayer extends CanvasLayer {
  readonly states: TileStates
  /** The side of the board and its distance from the edges of the canvas, in CSS pixels; device pixels a CSS pixel; the pictures. */
  setBoard(side: number, scale: number, margin: number, art: TileArt): void
}

const TILES = 25
/** Of the board, as its style sheet has them. */
const PADDING = 8
const GAP = 6

interface Point {
  readonly x: number
  readonly y: number
}

export function createTileLayer(): TileLayer {
  const states = new TileStates()
  let centres: readonly Point[] = []
  let pictures: TilePictures | null = null

  function drawAll(pen: SpritePen, draw: (pictures: TilePictures, tile: number, state: TileState) => void) {
    if (pictures === null) return
    for (const [tile, { x, y }] of centres.entries()) {
      const state = states.at(tile)
      if (state === null) continue
      pen.save()
      pen.translate(x, y)
      draw(pictures, tile, state)
      pen.restore()
    }
  }

  return {
    states,
    setBoard(boardSide, scale, margin, art) {
      // Tiles lie on whole device pixels, as the page's own boxes do.
      const snap = (length: number) => Math.round(length * scale) / scale
      const exact = (boardSide - 2 * PADDING - 4 * GAP) / 5
      const side = snap(exact)
      const middle = (index: number) => snap(margin + PADDING + index * (exact + GAP)) + side / 2
      centres = Array.from({ length: TILES }, (_, tile) => ({
        x: middle(tile % 5),
        y: middle(Math.floor(tile / 5)),
      }))
      pictures = {
        side,
        sprites: createTileSprites(side, scale),
        art,
        veiled: veil(art, Math.ceil(side * scale)),
      }
    },
    step: (ms) => states.step(ms),
    draw(pen) {
      drawAll(pen, (shown, tile, state) => drawTile(pen, shown, tile, state))
      drawAll(pen, (shown, _tile, state) => drawEffect(pen, shown, state))
    },
  }
}

const veil = ({ gems, bomb }: TileArt, sidePx: number): TileArt => ({
  gems: gems.map((gem) => veiled(gem, sidePx)),
  bomb: veiled(bomb, sidePx),
  blast: null,
})
