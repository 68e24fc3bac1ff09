export type AccountTables = Record<never, never>
