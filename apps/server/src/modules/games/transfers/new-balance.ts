import { type Minor, minor } from '@gamehall/money'
import type { Hall } from '../../../core/hall.ts'
import { askMainBalance } from '../../wallet/index.ts'
import type { CarriedTransfer } from './transfer-queries.ts'

/** The main wallet’s available balance after a transfer, in TWD cents. */
export const newBalance = async (hall: Hall, { player_id, main_balance }: CarriedTransfer): Promise<Minor> =>
  main_balance === undefined ? askMainBalance(hall, player_id) : minor(main_balance)
