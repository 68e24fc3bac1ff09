export {
  FACE_PATCH_SIDE,
  type FaceReader,
  type FaceReading,
  type FaceScene,
} from './face-reader.ts'
export { createHumanReader } from './human/provider.ts'
export { faceVendors } from './registry.ts'
