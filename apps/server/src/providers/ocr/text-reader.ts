/** How the text lies in the picture: strewn over it, in lines of one block, or in one line. */
export type TextLayout = 'sparse' | 'block' | 'line'

/** Languages whose letters have accents or other marks (ISO 639-2). */
export type AccentedLanguage = 'ces' | 'deu' | 'fra' | 'isl' | 'nor' | 'pol' | 'por' | 'spa' | 'tur' | 'vie'
/** Latin letters and digits, Traditional Chinese, which knows them too but less well, or a language with accents. */
export type TextLanguage = 'eng' | 'chi_tra' | AccentedLanguage

/** In the picture's pixels. */
export interface TextBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface TextLetter {
  readonly text: string
  readonly confidence: number
  readonly box: TextBox
}

export interface TextLine {
  readonly text: string
  /** 0 to 1: how sure the reader is of the line. */
  readonly confidence: number
}

export interface PlacedLine extends TextLine {
  readonly box: TextBox
  readonly letters: readonly TextLetter[]
}

export interface OcrOptions {
  readonly layout: TextLayout
  /** `eng` unless named. */
  readonly language?: TextLanguage
  /** Nothing else is read. */
  readonly characters?: string
  readonly before: AbortSignal
}

/** Reads text from images locally: images of cards and documents are not sent to third parties. */
export interface TextReader {
  /**
   * The lines that were found; an empty list when there are none. Chinese comes without the spaces that the reader sets
   * between its letters. Null when it did not happen in time, or too many others wait.
   */
  readLines(picture: Buffer, how: OcrOptions): Promise<readonly PlacedLine[] | null>
}
