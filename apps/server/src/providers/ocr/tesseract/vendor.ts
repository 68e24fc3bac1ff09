import type { SiteVendor } from '../../open-site-vendor.ts'
import type { TextReader } from '../text-reader.ts'
import { createTesseractReader } from './provider.ts'

/** Tesseract, in this process's worker threads. */
export const tesseract: SiteVendor<TextReader> = {
  create: ({ log }) =>
    createTesseractReader({ onError: (error) => log.error({ err: error }, 'the text reader failed') }),
}
