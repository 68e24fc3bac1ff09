export { serveTracks } from './library/serve-tracks.ts'
