export { ocrVendors } from './registry.ts'
export { createTesseractReader } from './tesseract/provider.ts'
export type {
  OcrOptions,
  PlacedLine,
  TextBox,
  TextLanguage,
  TextLayout,
  TextLetter,
  TextLine,
  TextReader,
} from './text-reader.ts'
