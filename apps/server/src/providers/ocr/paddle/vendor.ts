import type { SiteVendor } from '../../open-site-vendor.ts'
import type { TextScanner } from '../text-scanner.ts'
import { createPaddleScanner } from './provider.ts'

/** The PP-OCRv4 models, in processes of their own. */
export const paddle: SiteVendor<TextScanner> = {
  create: ({ log }) =>
    createPaddleScanner({ onError: (error) => log.error({ err: error }, 'the text scanner failed') }),
}
