import type { PlatformTables } from './platform-tables.ts'

/**
 * Every table of the server. Each room's `tables.ts` adds its own by declaration merging, so that this folder knows no room.
 * The ledger and the arcade keep schemas of their own.
 */
export interface Database extends PlatformTables {}
