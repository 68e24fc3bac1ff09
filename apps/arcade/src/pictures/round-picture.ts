/** The tones of a tile; the drawing gives each its colours. */
export type PictureTone = 'gold' | 'red' | 'blue' | 'green' | 'dark' | 'light' | 'plain'

export interface PictureTile {
  /** A few characters; empty for a tile without a sign. */
  readonly label: string
  readonly tone: PictureTone
  /** What decided the round: part of a win, the number that fell, the mine that was hit. */
  readonly isLit?: boolean
}

export interface PictureRow {
  readonly tiles: readonly PictureTile[]
  /** Whose row it is, where that is not plain. */
  readonly caption?: string
}

/** The outcome of a round as a small picture: rows of tiles, cards or balls. It shows only what the round's view shows. */
export interface RoundPicture {
  readonly shape: 'tile' | 'card' | 'ball'
  readonly rows: readonly PictureRow[]
}

/** The picture in words, for who does not see it. */
export function pictureText({ rows }: RoundPicture): string {
  return rows
    .map(({ caption, tiles }) => {
      const labels = tiles.map(({ label }) => label).filter((label) => label !== '')
      return [caption, labels.join(' ')].filter(Boolean).join(': ')
    })
    .filter((line) => line !== '')
    .join(' / ')
}
