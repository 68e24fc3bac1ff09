import type { SiteVendor } from '../../open-site-vendor.ts'
import type { FaceReader } from '../face-reader.ts'
import { createHumanReader } from './provider.ts'

/** The models of `@gamehall/face`, in a process of their own. */
export const human: SiteVendor<FaceReader> = {
  create: ({ log }) =>
    createHumanReader({ onError: (error) => log.error({ err: error }, 'the face reader failed') }),
}
