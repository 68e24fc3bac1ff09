import type { Rule, Violation } from '../rule.ts'
import { isTest, type Tree } from '../tree.ts'
import { type TableException, tableExceptions } from './room-table-exceptions.ts'
import { roomOf } from './rooms.ts'
import {
  collectTableOwners,
  findSqlFunctions,
  findTableReferences,
  findTypedConnections,
} from './table-references.ts'

const excepted = tableExceptions.reduce((sum, { tables }) => sum + tables.length, 0)

/**
 * A room reads and writes its own tables only, and the platform none of a room. The types of `…Db` refuse a foreign table in a
 * query (`apps/server/src/app/database/all-tables.test.ts`); this rule reads the SQL text that types do not see.
 */
export const roomTables: Rule = {
  name: 'room-tables',
  counts: `cross-room table references (${excepted} excepted in ${tableExceptions.length} places)`,
  check: (tree) => checkRoomTables(tree, tableExceptions),
}

export function* checkRoomTables(
  tree: Tree,
  exceptions: readonly TableException[],
): Generator<Violation, void> {
  yield* findForeignConnections(tree)
  const used = new Map<string, Set<string>>()
  for (const { place, name, table, owner, ...where } of findForeignTables(tree)) {
    const exception = exceptions.find((each) => each.place === place && each.tables.includes(table))
    if (exception !== undefined) used.set(place, (used.get(place) ?? new Set()).add(table))
    else
      yield {
        ...where,
        message: `${name} names ${table}, a table of ${owner}: ask ${owner} by its door, or declare a hook`,
      }
  }
  // A rule's own tests bring small trees, which hold none of the places.
  const places = new Set([
    ...tree.files.map(({ path }) => path),
    ...findSqlFunctions(tree.files).map(({ name }) => name),
  ])
  for (const { place, tables } of exceptions)
    for (const table of tables)
      if (places.has(place) && used.get(place)?.has(table) !== true)
        yield {
          path: 'tools/architecture/rules/room-table-exceptions.ts',
          line: 1,
          message: `${place} no longer names ${table}: take it off the list`,
        }
}

function* findForeignConnections(tree: Tree): Generator<Violation> {
  for (const script of tree.scripts) {
    const { path } = script
    if (isTest(path) || !/^apps\/server\/src\/(rooms|platform)\//.test(path) || /tables\.ts$/.test(path))
      continue
    for (const line of findTypedConnections(script))
      yield { path, line, message: 'types a connection by tables of its own: only a tables.ts does' }
  }
}

interface ForeignTable {
  readonly path: string
  readonly line: number
  /** The file or the SQL function. */
  readonly place: string
  readonly name: string
  readonly table: string
  readonly owner: string
}

function* findForeignTables(tree: Tree): Generator<ForeignTable> {
  const owners = collectTableOwners(tree)
  for (const script of tree.scripts) {
    const { path } = script
    const room = roomOf(path)?.name ?? 'platform'
    if (isTest(path) || !/^apps\/server\/src\/(rooms|platform)\//.test(path)) continue
    for (const { table, line } of findTableReferences(script)) {
      const owner = owners.get(table)
      if (owner !== undefined && owner !== room) yield { path, line, place: path, name: room, table, owner }
    }
  }
  for (const { name, path, line, tables } of findSqlFunctions(tree.files)) {
    // A function is of the room whose tables it names first.
    const home = tables.map((table) => owners.get(table)).find((owner) => owner !== undefined)
    for (const table of tables) {
      const owner = owners.get(table)
      if (owner !== undefined && owner !== home) yield { path, line, place: name, name, table, owner }
    }
  }
}
