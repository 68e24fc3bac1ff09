import { createLedger } from '@gamehall/ledger'

/** The hall's own books. */
export const hallLedger = createLedger({ schema: 'ledger' })
