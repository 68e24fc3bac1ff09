import type { Logger } from 'pino'
import type { Config } from '../../platform/config/config.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { chainVendors } from '../../providers/chain/index.ts'
import { faceVendors } from '../../providers/face/index.ts'
import { gameProviders, openGameProviders } from '../../providers/games/index.ts'
import { googleVendors } from '../../providers/google/index.ts'
import type { Providers } from '../../providers/index.ts'
import { mailVendors } from '../../providers/mail/index.ts'
import { ocrVendors, scannerVendors } from '../../providers/ocr/index.ts'
import { openSiteVendor } from '../../providers/open-site-vendor.ts'
import { paymentGateways } from '../../providers/payments/index.ts'
import { payoutVendors } from '../../providers/payouts/index.ts'
import { smsVendors } from '../../providers/sms/index.ts'
import { storageVendors } from '../../providers/storage/index.ts'
import { openVendors } from '../../providers/vendor-registry.ts'
import { webPushVendors } from '../../providers/web-push/index.ts'

/** Creates the providers that the configuration names. Throws for a vendor that is unknown or not configured, by its name. */
export function createProviders(config: Config, clock: Clock, selfUrl: string, log: Logger): Providers {
  const env = { config, clock, selfUrl, log }
  return {
    sms: openSiteVendor(smsVendors, env),
    mail: openSiteVendor(mailVendors, env),
    google: openSiteVendor(googleVendors, env),
    storage: openSiteVendor(storageVendors, env),
    ocr: openSiteVendor(ocrVendors, env),
    scanner: openSiteVendor(scannerVendors, env),
    face: openSiteVendor(faceVendors, env),
    chain: openSiteVendor(chainVendors, env),
    webPush: openSiteVendor(webPushVendors, env),
    payments: openVendors('payment gateway', paymentGateways, env),
    payouts: openVendors('payout vendor', payoutVendors, env),
    games: openGameProviders(gameProviders, env),
  }
}
