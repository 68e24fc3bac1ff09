/** One bin of a row of bins into which balls fall. */
export interface PictureBin {
  /** What a ball in it pays. */
  readonly label: string
  /** Number of balls in it; a bin with any is lit. */
  readonly balls: number
  /** Whether it pays more than the stake. */
  readonly isWin: boolean
}

/** The outcome of a round as one row of bins, with lines of text below it. */
export interface BinPicture {
  readonly shape: 'bin'
  readonly bins: readonly PictureBin[]
  /** Drawn below the bins, the first one larger. */
  readonly lines: readonly string[]
  /** The alternative text. */
  readonly text: string
}
