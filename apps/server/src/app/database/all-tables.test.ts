import type { Room } from '@gamehall/contract'
import type { Kysely } from 'kysely'
import { expectTypeOf, it } from 'vitest'
import type * as account from '../../rooms/account/index.ts'
import type * as cashier from '../../rooms/cashier/index.ts'
import type * as games from '../../rooms/games/index.ts'
import type * as identity from '../../rooms/identity/index.ts'
import type * as inbox from '../../rooms/inbox/index.ts'
import type * as music from '../../rooms/music/index.ts'
import type * as rewards from '../../rooms/rewards/index.ts'
import type * as site from '../../rooms/site/index.ts'
import type * as wallet from '../../rooms/wallet/index.ts'
import type { AllTables, TablesOfRooms } from './all-tables.ts'

type Table = keyof AllTables

/** The tables that the connection of a room can name. */
type Named<Tables> = { [T in Table]: Kysely<Tables> extends Names<T> ? T : never }[Table]
interface Names<T extends string> {
  selectFrom(table: T): unknown
}

/** The tables that a room shares with another one. */
type Shared = {
  [Own in keyof TablesOfRooms]: {
    [Other in Exclude<keyof TablesOfRooms, Own>]: keyof TablesOfRooms[Own] & keyof TablesOfRooms[Other]
  }[Exclude<keyof TablesOfRooms, Own>]
}[keyof TablesOfRooms]

/** The functions of a door that take a room's own context or connection, which other rooms do not have. */
type OwnTyped<Door> = {
  [Name in keyof Door]: Door[Name] extends (...args: infer Args) => unknown
    ? Extract<Args[number], Queries | { readonly db: Queries }> extends never
      ? never
      : Name
    : never
}[keyof Door]
type Queries = { readonly selectFrom: unknown }

// `tsc -b` checks these, because it compiles this file.
it('has every room, and every table in one of them', () => {
  expectTypeOf<keyof TablesOfRooms>().toEqualTypeOf<Room>()
  expectTypeOf<{ [R in Room]: keyof TablesOfRooms[R] }[Room]>().toEqualTypeOf<Table>()
  expectTypeOf<Shared>().toEqualTypeOf<never>()
})

it('lets each room name its own tables and no other', () => {
  expectTypeOf<{ [R in Room]: Named<TablesOfRooms[R]> }>().toEqualTypeOf<{
    [R in Room]: keyof TablesOfRooms[R]
  }>()
})

it('takes what every room has, at each door', () => {
  type Doors =
    | OwnTyped<typeof account>
    | OwnTyped<typeof cashier>
    | OwnTyped<typeof games>
    | OwnTyped<typeof identity>
    | OwnTyped<typeof inbox>
    | OwnTyped<typeof music>
    | OwnTyped<typeof rewards>
    | OwnTyped<typeof site>
    | OwnTyped<typeof wallet>
  expectTypeOf<Doors>().toEqualTypeOf<never>()
})
