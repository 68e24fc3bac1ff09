export { createTesseractReader } from './tesseract/provider.ts'
export type {
  PlacedLine,
  ReadingWay,
  TextBox,
  TextLanguage,
  TextLayout,
  TextLetter,
  TextLine,
  TextReader,
} from './text-reader.ts'
