import type { SiteVendors } from '../open-site-vendor.ts'
import type { FaceReader } from './face-reader.ts'
import { human } from './human/vendor.ts'

/** Every face reader, by the id in `FACE_VENDOR`. */
export const faceVendors: SiteVendors<FaceReader> = {
  kind: 'face reader',
  setting: 'FACE_VENDOR',
  usual: () => 'human',
  vendors: {
    human,
  },
}
