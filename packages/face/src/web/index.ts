export type { FaceBox, FoundFace } from '../engine/found-face.ts'
export type { Pixels } from '../engine/open-engine.ts'
export { openWebFaceEngine } from './open-web-engine.ts'
