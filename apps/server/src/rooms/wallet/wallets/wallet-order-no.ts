import type { Ids } from '../../../platform/context/ids.ts'
import { formatTaiwanDigits } from '../../../platform/time/taiwan-time.ts'

const RANDOM_LENGTH = 8

/** `X` exchange, `P` transfer between players, `A` adjustment, `B` bonus, `I` invite reward, `R` rebate; then the date and time in Taiwan, then a random part. */
export const formatWalletOrderNo = (letter: 'X' | 'P' | 'A' | 'B' | 'I' | 'R', at: Date, ids: Ids): string =>
  `${letter}${formatTaiwanDigits(at)}${ids.code(RANDOM_LENGTH)}`
