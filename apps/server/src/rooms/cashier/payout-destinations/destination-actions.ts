import type { OperatorAction } from '../../../platform/operator/action.ts'
import { acceptBankCard } from '../bank-cards/actions/accept-bank-card.ts'
import { addBankBranch } from '../bank-cards/actions/add-bank-branch.ts'
import { listBankCardsWaiting } from '../bank-cards/actions/list-bank-cards-waiting.ts'
import { rejectBankCard } from '../bank-cards/actions/reject-bank-card.ts'
import { setBank } from '../bank-cards/actions/set-bank.ts'
import { viewBankCard } from '../bank-cards/actions/view-bank-card.ts'
import { setDestinationRules } from './actions/set-destination-rules.ts'

/** Operator actions on bank cards and withdrawal addresses. */
export const destinationActions: readonly OperatorAction[] = [
  listBankCardsWaiting,
  viewBankCard,
  acceptBankCard,
  rejectBankCard,
  addBankBranch,
  setBank,
  setDestinationRules,
]
