export type WalletTables = Record<never, never>
