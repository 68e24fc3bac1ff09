export type { FaceBox, FoundFace } from './found-face.ts'
export { type FaceEngine, openFaceEngine, type Pixels } from './open-engine.ts'
export { openNodeFaceEngine } from './open-node-engine.ts'
