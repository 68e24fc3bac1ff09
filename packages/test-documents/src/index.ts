export {
  captureHonest,
  captureScreen,
  type HonestCapture,
  inventHonestCapture,
  inventScreenCapture,
  type ScreenCapture,
} from './camera/invent-capture.ts'
export type { IdCardData, PassportData, ResidentData } from './document-data.ts'
export { type Drawing, drawDocument } from './draw-document.ts'
export { inventIdCard, inventPassport, inventResident } from './invent-data.ts'
export { photographDocument, type Shot } from './photograph-document.ts'
