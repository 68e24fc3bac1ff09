import {
  addAddress as addAddressCall,
  addBankCard as addBankCardCall,
  listAddresses as listAddressesCall,
  listBankCards as listBankCardsCall,
  listBanks as listBanksCall,
  listBranches as listBranchesCall,
  recognizeBankCard as recognizeBankCardCall,
  removeAddress as removeAddressCall,
  removeBankCard as removeBankCardCall,
} from '@gamehall/contract/cashier'
import { handle, type Route } from '../../http/route.ts'
import { addAddress } from './addresses/add-address.ts'
import { listAddresses } from './addresses/list-addresses.ts'
import { removeAddress } from './addresses/remove-address.ts'
import { addBankCard } from './bank-cards/add-bank-card.ts'
import { listBankCards } from './bank-cards/list-bank-cards.ts'
import { listBanks } from './bank-cards/list-banks.ts'
import { listBranches } from './bank-cards/list-branches.ts'
import { recognizeBankCard } from './bank-cards/recognize/recognize-bank-card.ts'
import { removeBankCard } from './bank-cards/remove-bank-card.ts'

/** Routes of payout destinations: bank cards and addresses. */
export const destinationRoutes: readonly Route[] = [
  handle(listBanksCall, listBanks),
  handle(listBranchesCall, listBranches),
  handle(listBankCardsCall, listBankCards),
  handle(recognizeBankCardCall, recognizeBankCard),
  handle(addBankCardCall, addBankCard),
  handle(removeBankCardCall, removeBankCard),
  handle(listAddressesCall, listAddresses),
  handle(addAddressCall, addAddress),
  handle(removeAddressCall, removeAddress),
]
