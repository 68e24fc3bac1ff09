import { createContext, useContext } from 'react'

/** Where a deposit leads to when it is made over another page, in place of the deposit's own pages. */
export interface DepositFlowSteps {
  readonly openOrder: (orderNo: string) => void
  readonly chooseMethod: () => void
  /** Back to what is under the deposit. */
  readonly finish: () => void
}

export const DepositFlowContext = createContext<DepositFlowSteps | undefined>(undefined)

/** Undefined on the deposit's own pages. */
export const useDepositFlow = () => useContext(DepositFlowContext)
