import { createLedger } from '@gamehall/ledger'

/** The application’s ledger, in the database schema `ledger`. */
export const appLedger = createLedger({ schema: 'ledger' })
