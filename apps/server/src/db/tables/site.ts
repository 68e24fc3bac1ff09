export type SiteTables = Record<never, never>
