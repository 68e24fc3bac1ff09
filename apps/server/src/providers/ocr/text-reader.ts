/** How the text lies in the picture: strewn over it, or in lines of one block. */
export type TextLayout = 'sparse' | 'block'

export interface TextLine {
  readonly text: string
  /** 0 to 1: how sure the reader is of the line. */
  readonly confidence: number
}

/** Reads text off pictures, on this machine: a picture of a card or a document goes to nobody else. */
export interface TextReader {
  /**
   * The lines that were found; an empty list when there are none. With `characters`, nothing else is read.
   * Null when it did not happen in time, or too many others wait.
   */
  readLines(
    picture: Buffer,
    how: { readonly layout: TextLayout; readonly characters?: string; readonly before: AbortSignal },
  ): Promise<readonly TextLine[] | null>
}
