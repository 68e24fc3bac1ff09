export { createTesseractReader } from './tesseract/provider.ts'
export type { TextLayout, TextLine, TextReader } from './text-reader.ts'
