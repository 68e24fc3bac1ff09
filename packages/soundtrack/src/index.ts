export { soundtrack, soundtrackFolder, soundtrackStyles } from './catalogue.ts'
