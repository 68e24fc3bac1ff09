export const loadDepositFlow = async () => (await import('./deposits/flow/deposit-flow.tsx')).DepositFlow
