import type { SiteVendors } from '../open-site-vendor.ts'
import { tesseract } from './tesseract/vendor.ts'
import type { TextReader } from './text-reader.ts'

/** Every text reader, by the id in `OCR_VENDOR`. */
export const ocrVendors: SiteVendors<TextReader> = {
  kind: 'text reader',
  setting: 'OCR_VENDOR',
  usual: () => 'tesseract',
  vendors: {
    tesseract,
  },
}
