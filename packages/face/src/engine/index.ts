export type { DetectedFace, FaceBox } from './detected-face.ts'
export { type FaceEngine, loadFaceEngine, type Pixels } from './load-engine.ts'
export { loadNodeFaceEngine } from './load-node-engine.ts'
