/** A greyscale picture, row by row, 0 black to 255 white. */
export interface ScanPicture {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export interface ScanPoint {
  readonly x: number
  readonly y: number
}

/** Top left, top right, bottom right, bottom left, in reading direction. */
export type ScanCorners = readonly [ScanPoint, ScanPoint, ScanPoint, ScanPoint]

export interface ScannedLetter {
  readonly text: string
  /** 0 to 1. */
  readonly confidence: number
  /** Where its middle lies along the line, 0 to 1. */
  readonly at: number
}

export interface ScannedText {
  readonly text: string
  /** 0 to 1: the mean over its letters. */
  readonly confidence: number
  /** With its spaces, as far as they were seen. */
  readonly letters: readonly ScannedLetter[]
}

/** A line of print, wherever it is and however it is tilted. */
export interface ScannedLine extends ScannedText {
  /** In pixels of the picture after `turn`. */
  readonly corners: ScanCorners
  /** Upright letters that stand one below another: the line runs down, and its top is at their right. */
  readonly isStacked?: true
}

/** A rectangle around print, in pixels of the picture after `turn`. */
export interface PrintBox {
  readonly x: number
  readonly y: number
  /** Along the longer side. */
  readonly length: number
  readonly thickness: number
  /** Direction of the longer side, in radians, −π/2 to π/2. */
  readonly angle: number
}

/** Vertical text beside the level print, running up or down: one box, and what was found of it. */
export interface VerticalPrint {
  readonly box: PrintBox
  readonly parts: readonly PrintBox[]
}

/** Lines that were found, and not read yet. */
export interface UnreadLines {
  readonly level: readonly PrintBox[]
  readonly vertical: readonly VerticalPrint[]
}

export interface TextScan {
  /** Rotation that makes the print upright, in degrees clockwise. */
  readonly turn: 0 | 90 | 180 | 270
  readonly lines: readonly ScannedLine[]
  /** What was left when the scan paused; absent when it did not. */
  readonly unread?: UnreadLines
  /** It paused before enough lines were read: what they do not show, the others may. */
  readonly isShort?: true
}

/**
 * Which print is read where some lies on other print, turned: that of the longer lines together, what runs across it, or what
 * stands upside down beside it. `upright` print is known to run from left to right.
 */
export type ScanDirection = 'main' | 'across' | 'flipped' | 'upright'

export interface ScanOptions {
  /** Lines that are not read within this time are left out. */
  readonly lineMs?: number
  /** Pauses the scan after this time, but not before enough lines are read to tell what they belong to. */
  readonly pauseMs?: number
  /** Pauses it after this time, however few lines are read. */
  readonly mostMs?: number
  /** Reads these lines of the upright picture, which an earlier scan left when it paused, and no others. */
  readonly unread?: UnreadLines
  /** `main` unless given. */
  readonly direction?: ScanDirection
}

/**
 * Finds and reads all print in a picture, locally. It knows Latin letters and Chinese, and may write a traditional
 * letter in its simplified form.
 */
export interface TextScanner {
  /** Null when it did not happen in time, or too many others wait. */
  scanText(picture: ScanPicture, before: AbortSignal, how?: ScanOptions): Promise<TextScan | null>
  /**
   * Reads one line of upright print that was cut out, from several pictures of it of the same shape: what they show
   * together. Null when it did not happen in time, or too many others wait.
   */
  readLine(looks: readonly ScanPicture[], before: AbortSignal): Promise<ScannedText | null>
}
