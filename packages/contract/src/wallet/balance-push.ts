import { z } from 'zod'
import { moneyText } from '../core/primitives.ts'
import { definePush } from '../core/push.ts'

/** The balance of the main wallet changed. */
export const goldChangePush = definePush('gold_change', () =>
  z.object({ change: moneyText, balance: moneyText }),
)
