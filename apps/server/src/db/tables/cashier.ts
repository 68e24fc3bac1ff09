export type CashierTables = Record<never, never>
