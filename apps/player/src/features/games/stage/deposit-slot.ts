import { type ComponentType, createContext } from 'react'

/** The cashier's deposit, given by `app/`: a whole deposit in one place. `onDone` returns to the game. */
export type DepositComponent = ComponentType<{ readonly onDone: () => void }>

/** Undefined where there is no deposit: nothing is topped up then. */
export const DepositSlot = createContext<DepositComponent | undefined>(undefined)
