export {
  captureGenuine,
  captureScreen,
  type GenuineCapture,
  generateGenuineCapture,
  generateScreenCapture,
  type ScreenCapture,
} from './camera/generate-capture.ts'
export type { IdCardData, PassportData, ResidentData } from './document-data.ts'
export { type DocumentDrawing, drawDocument } from './draw-document.ts'
export { generateIdCard, generatePassport, generateResident } from './generate-data.ts'
export { mrzLines } from './mrz-lines.ts'
export { type PhotoOptions, photographDocument } from './photograph-document.ts'
export { createSeededRandom } from './seeded-random.ts'
