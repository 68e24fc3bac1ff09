export type { DetectedFace, FaceBox } from '../engine/detected-face.ts'
export type { Pixels } from '../engine/load-engine.ts'
export { loadWebFaceEngine } from './load-web-engine.ts'
