import type { Ids } from '../../core/ids.ts'
import { taiwanDigits } from '../../core/taiwan-time.ts'

const RANDOM_LENGTH = 8

/** `X` exchange, `P` transfer between players, `A` adjustment, `B` bonus, `I` invite reward, `R` rebate; then Taiwan's date and time, then what makes it unique. */
export const formatWalletOrderNo = (letter: 'X' | 'P' | 'A' | 'B' | 'I' | 'R', at: Date, ids: Ids): string =>
  `${letter}${taiwanDigits(at)}${ids.code(RANDOM_LENGTH)}`
