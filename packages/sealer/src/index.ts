export { createSealer, type Sealer } from './create-sealer.ts'
