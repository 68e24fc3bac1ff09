export { readSampleFaces, type SampleFaces } from './sample-faces.ts'
