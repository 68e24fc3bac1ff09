export { createPaddleScanner } from './paddle/provider.ts'
export { ocrVendors, scannerVendors } from './registry.ts'
export { samplePicture } from './sample-picture.ts'
export { drawAcross, findStack, shareOfRow } from './stacked-letters.ts'
export { createTesseractReader } from './tesseract/provider.ts'
export type {
  AccentedLanguage,
  OcrOptions,
  PlacedLine,
  TextBox,
  TextLanguage,
  TextLayout,
  TextLetter,
  TextLine,
  TextReader,
} from './text-reader.ts'
export type {
  ScanCorners,
  ScanDirection,
  ScannedLetter,
  ScannedLine,
  ScanOptions,
  ScanPicture,
  ScanPoint,
  TextScan,
  TextScanner,
  UnreadLines,
} from './text-scanner.ts'
