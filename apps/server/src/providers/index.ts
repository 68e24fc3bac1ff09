import type { ChainReader } from './chain/index.ts'
import type { FaceReader } from './face/index.ts'
import type { GameProviders } from './games/index.ts'
import type { GoogleVerifier } from './google/index.ts'
import type { MailSender } from './mail/index.ts'
import type { TextReader, TextScanner } from './ocr/index.ts'
import type { PaymentGateways } from './payments/index.ts'
import type { PayoutVendors } from './payouts/index.ts'
import type { SmsSender } from './sms/index.ts'
import type { FileStorage } from './storage/index.ts'
import type { WebPushSender } from './web-push/index.ts'

/** The outside world, one interface a kind. Vendors live behind them. */
export interface Providers {
  readonly chain: ChainReader
  readonly face: FaceReader
  readonly games: GameProviders
  readonly google: GoogleVerifier
  readonly mail: MailSender
  readonly ocr: TextReader
  readonly payments: PaymentGateways
  readonly payouts: PayoutVendors
  readonly scanner: TextScanner
  readonly sms: SmsSender
  readonly storage: FileStorage
  readonly webPush: WebPushSender
}
