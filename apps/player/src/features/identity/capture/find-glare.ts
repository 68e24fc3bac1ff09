import { edgesOf, type GreyFrame, type Rectangle } from './grey-frame.ts'

const BLOCK = 8
/** A white block: nearly all pixels are overexposed. */
const WHITE = 250
const WHITE_SHARE = 0.9
/** Glare fades at its rim; white print ends sharply. */
const HALO = 185
/** Smallest share of the document that counts as glare; above the largest the document itself is white. */
const LEAST = 0.012
const MOST = 0.3
/** On paper nearly this bright glare hides nothing. */
const BRIGHT_PAPER = 242

type Block = { readonly isWhite: boolean; readonly mean: number }

/** Whether the document has glare: an overexposed patch with a fading rim. */
export function hasGlare(picture: GreyFrame, document: Rectangle): boolean {
  const { left, top, right, bottom } = edgesOf(document)
  const columns = Math.floor((right - left) / BLOCK)
  const rows = Math.floor((bottom - top) / BLOCK)
  const blocks: Block[] = []
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      blocks.push(blockAt(picture, left + column * BLOCK, top + row * BLOCK))
  const white = blocks.filter(({ isWhite }) => isWhite).length / Math.max(1, blocks.length)
  if (white < LEAST || white > MOST || medianOf(blocks) > BRIGHT_PAPER) return false
  const rim = rimOf(blocks, columns)
  return rim.length > 0 && rim.reduce((sum, { mean }) => sum + mean, 0) / rim.length >= HALO
}

const medianOf = (blocks: readonly Block[]): number =>
  blocks.map(({ mean }) => mean).toSorted((a, b) => a - b)[Math.floor(blocks.length / 2)] ?? 0

function blockAt({ grey, width }: GreyFrame, left: number, top: number): Block {
  let sum = 0
  let white = 0
  for (let y = top; y < top + BLOCK; y += 1)
    for (let x = left; x < left + BLOCK; x += 1) {
      const value = grey[y * width + x] ?? 0
      sum += value
      if (value >= WHITE) white += 1
    }
  const size = BLOCK * BLOCK
  return { isWhite: white >= size * WHITE_SHARE, mean: sum / size }
}

/** The blocks next to a white one. */
function rimOf(blocks: readonly Block[], columns: number): readonly Block[] {
  return blocks.filter((block, at) => {
    if (block.isWhite) return false
    const column = at % columns
    const besides = [
      column > 0 ? blocks[at - 1] : undefined,
      column < columns - 1 ? blocks[at + 1] : undefined,
      blocks[at - columns],
      blocks[at + columns],
    ]
    return besides.some((neighbour) => neighbour?.isWhite)
  })
}
