import type { SiteVendors } from '../open-site-vendor.ts'
import { paddle } from './paddle/vendor.ts'
import { tesseract } from './tesseract/vendor.ts'
import type { TextReader } from './text-reader.ts'
import type { TextScanner } from './text-scanner.ts'

/** Every text reader, by the id in `OCR_VENDOR`. */
export const ocrVendors: SiteVendors<TextReader> = {
  kind: 'text reader',
  setting: 'OCR_VENDOR',
  usual: () => 'tesseract',
  vendors: {
    tesseract,
  },
}

/** Every text scanner, by the id in `SCANNER_VENDOR`. */
export const scannerVendors: SiteVendors<TextScanner> = {
  kind: 'text scanner',
  setting: 'SCANNER_VENDOR',
  usual: () => 'paddle',
  vendors: {
    paddle,
  },
}
