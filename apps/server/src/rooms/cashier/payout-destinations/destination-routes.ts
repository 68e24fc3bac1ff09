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
import { defineRoute, type Route } from '../../../platform/http/route.ts'
import { addAddress } from '../addresses/add-address.ts'
import { listAddresses } from '../addresses/list-addresses.ts'
import { removeAddress } from '../addresses/remove-address.ts'
import { addBankCard } from '../bank-cards/add-bank-card.ts'
import { listBankCards } from '../bank-cards/list-bank-cards.ts'
import { listBanks } from '../bank-cards/list-banks.ts'
import { listBranches } from '../bank-cards/list-branches.ts'
import { recognizeBankCard } from '../bank-cards/recognize/recognize-bank-card.ts'
import { removeBankCard } from '../bank-cards/remove-bank-card.ts'

/** Routes of payout destinations: bank cards and addresses. */
export const destinationRoutes: readonly Route[] = [
  defineRoute(listBanksCall, listBanks),
  defineRoute(listBranchesCall, listBranches),
  defineRoute(listBankCardsCall, listBankCards),
  defineRoute(recognizeBankCardCall, recognizeBankCard),
  defineRoute(addBankCardCall, addBankCard),
  defineRoute(removeBankCardCall, removeBankCard),
  defineRoute(listAddressesCall, listAddresses),
  defineRoute(addAddressCall, addAddress),
  defineRoute(removeAddressCall, removeAddress),
]
