import type { BinPicture } from './bin-picture.ts'

/** The tones of a tile; the drawing gives each its colours. */
export type PictureTone = 'gold' | 'red' | 'blue' | 'green' | 'dark' | 'light' | 'plain'

export interface PictureTile {
  /** A few characters; empty for a tile without a sign. */
  readonly label: string
  readonly tone: PictureTone
  /** Whether the tile decided the round: part of a win, the number drawn, the mine that was hit. */
  readonly isLit?: boolean
}

export interface PictureRow {
  readonly tiles: readonly PictureTile[]
  /** The owner of the row, where it needs a label. */
  readonly caption?: string
}

/** The outcome of a round as a small picture: rows of tiles, cards or balls. It shows only what the round's view shows. */
export interface RoundPicture {
  readonly shape: 'tile' | 'card' | 'ball'
  readonly rows: readonly PictureRow[]
  /** The picture in words, where the labels of its tiles are signs that nobody can read out. */
  readonly text?: string
}

/** The alternative text of the picture. */
export function pictureText(picture: RoundPicture | BinPicture): string {
  return picture.shape === 'bin' ? picture.text : tilesText(picture)
}

function tilesText({ rows, text }: RoundPicture): string {
  if (text !== undefined) return text
  return rows
    .map(({ caption, tiles }) => {
      const labels = tiles.map(({ label }) => label).filter((label) => label !== '')
      return [caption, labels.join(' ')].filter(Boolean).join(': ')
    })
    .filter((line) => line !== '')
    .join(' / ')
}
