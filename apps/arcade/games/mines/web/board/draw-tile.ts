import type { SpritePen } from '../../../../web/shared/canvas/paint-sprite.ts'
import { gemIndex } from '../art/gem-index.ts'
import type { TileArt } from './board-messages.ts'
import { drawSide } from './draw-side.ts'
import { BLEED, type TileSprites } from './paint-tile.ts'
import { blastOf, type Pose, popOf, pressedScaleOf, ringOf, turnOf, wobbleOf } from './tile-motion.ts'
import type { TileState } from './tile-states.ts'

/** The pictures of a board whose tiles have a side in CSS pixels. */
export interface TilePictures {
  readonly side: number
  readonly sprites: TileSprites
  /** What an opened tile shows. */
  readonly art: TileArt
  /** What a tile shows that was not opened. */
  readonly veiled: TileArt
}

/** Of a tile's side. */
const ART = 0.74
const VEILED_ART = 0.58
const RING = 0.76
const BLAST = 1.9
const RING_WIDTH = 3

/** Draws a tile; the pen's origin is its centre. */
export function drawTile(pen: SpritePen, pictures: TilePictures, tile: number, state: TileState): void {
  const { side, sprites, veiled } = pictures
  const size = side + 2 * BLEED
  const { look, waitingMs, pressedMs } = state
  if (pressedMs !== null && look === 'ready') scale(pen, pressedScaleOf(pressedMs))
  switch (look) {
    case 'closed':
    case 'ready':
      if (waitingMs !== null) pose(pen, wobbleOf(waitingMs))
      drawPicture(pen, look === 'ready' ? sprites.ready : sprites.front, size)
      break
    case 'gem':
    case 'hit':
      drawOpened(pen, pictures, tile, state)
      break
    case 'unseen-gem':
    case 'unseen-mine':
      drawPicture(pen, sprites.unopened, size)
      drawPicture(pen, look === 'unseen-mine' ? veiled.bomb : gemAt(veiled, tile), side * VEILED_ART)
  }
}

function drawOpened(
  pen: SpritePen,
  pictures: TilePictures,
  tile: number,
  { look, openedMs }: TileState,
): void {
  const { side, sprites, art } = pictures
  const size = side + 2 * BLEED
  const turned = turnOf(openedMs)
  if (turned.front !== null) drawSide(pen, sprites.ready, size, turned.front)
  if (turned.back === null) return
  const isHit = look === 'hit'
  drawSide(pen, isHit ? sprites.burnt : sprites.back, size, turned.back)
  pen.scale(Math.cos(turned.back), 1)
  pose(pen, popOf(openedMs))
  drawPicture(pen, isHit ? art.bomb : gemAt(art, tile), side * ART)
}

/** Draws what flies from a tile over all others; the pen's origin is its centre. */
export function drawEffect(pen: SpritePen, { side, art }: TilePictures, { look, openedMs }: TileState): void {
  const ring = look === 'gem' ? ringOf(openedMs) : null
  const blast = look === 'hit' ? blastOf(openedMs) : null
  if (blast !== null) {
    pose(pen, blast)
    drawPicture(pen, art.blast, side * BLAST)
  }
  if (ring !== null) {
    pose(pen, ring)
    pen.beginPath()
    pen.arc(0, 0, (side * RING - RING_WIDTH) / 2, 0, Math.PI * 2)
    pen.lineWidth = RING_WIDTH
    pen.strokeStyle = '#a8fff0'
    pen.stroke()
  }
}

const gemAt = ({ gems }: TileArt, tile: number) => gems[gemIndex(tile)] ?? null

const scale = (pen: SpritePen, factor: number) => pen.scale(factor, factor)

function pose(pen: SpritePen, { scale: factor, angle, alpha }: Pose): void {
  scale(pen, factor)
  pen.rotate(angle)
  pen.globalAlpha *= alpha
}

function drawPicture(pen: SpritePen, picture: CanvasImageSource | null, size: number): void {
  if (picture !== null) pen.drawImage(picture, -size / 2, -size / 2, size, size)
}
