import { Visitor } from 'oxc-parser'
import { lineAt, type ScriptFile, type TextFile, type Tree } from '../tree.ts'

/** A table named in a query, or in a type of the database. */
export interface TableReference {
  readonly table: string
  readonly line: number
}

const roomTables = /^apps\/server\/src\/rooms\/([^/]+)\/(?:.*\/)?tables\.ts$/

/** The tables of every room, as its `tables.ts` declare them (interfaces `…Tables`): table → room. */
export function collectTableOwners({ scripts }: Tree): ReadonlyMap<string, string> {
  const owners = new Map<string, string>()
  for (const { path, program } of scripts) {
    const room = roomTables.exec(path)?.[1]
    if (room === undefined) continue
    new Visitor({
      TSInterfaceDeclaration({ id, body }) {
        if (!id.name.endsWith('Tables')) return
        for (const member of body.body)
          if (member.type === 'TSPropertySignature' && member.key.type === 'Identifier')
            owners.set(member.key.name, room)
      },
    }).visit(program)
  }
  return owners
}

/** Kysely's methods whose first argument names tables, and those whose arguments name columns. */
const tableMethods =
  /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|from|using|table|(inner|left|right|full|cross)Join(Lateral)?)$/
const columnMethods =
  /^(select|selectAll|distinctOn|where|whereRef|having|havingRef|orderBy|groupBy|on|onRef|ref|returning|returningAll|(inner|left|right|full)Join)$/

/** The tables that a script names: in calls of Kysely, in `sql` templates, and as `Database['table']`. */
export function findTableReferences({ text, program }: ScriptFile): TableReference[] {
  const found: TableReference[] = []
  const aliases = new Set([...text.matchAll(/['\s]as ([a-z_]+)['\s,)]/g)].map(([, alias]) => alias))
  const add = (table: string | undefined, position: number) => {
    if (table !== undefined) found.push({ table, line: lineAt(text, position) })
  }
  new Visitor({
    CallExpression({ callee, arguments: args }) {
      const method =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
            ? callee.property.name
            : ''
      const literals = args.map((arg) => literalsOf(arg))
      if (tableMethods.test(method))
        for (const { value, start } of literals[0] ?? []) add(/^[a-z_]+/.exec(value)?.[0], start)
      if (columnMethods.test(method))
        for (const { value, start } of literals.flat()) {
          const table = /^([a-z_]+)\.[a-z_]+/.exec(value)?.[1]
          if (table !== undefined && !aliases.has(table)) add(table, start)
        }
    },
    TSIndexedAccessType({ objectType, indexType, start }) {
      const isDatabase =
        objectType.type === 'TSTypeReference' &&
        objectType.typeName.type === 'Identifier' &&
        /^(Database|\w+Tables)$/.test(objectType.typeName.name)
      if (isDatabase && indexType.type === 'TSLiteralType' && indexType.literal.type === 'Literal')
        add(String(indexType.literal.value), start)
    },
    TaggedTemplateExpression({ tag, quasi, start }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      const statement = quasi.quasis.map(({ value }) => value.raw).join(' $ ')
      for (const table of tablesInSql(statement)) add(table, start)
    },
  }).visit(program)
  return found
}

interface Text {
  readonly value: string
  readonly start: number
}

function literalsOf(node: { readonly type: string; readonly start: number }): Text[] {
  if ('value' in node && typeof node.value === 'string') return [{ value: node.value, start: node.start }]
  if (!('elements' in node) || !Array.isArray(node.elements)) return []
  return node.elements.flatMap((element) => (element === null ? [] : literalsOf(element)))
}

/** The tables that a piece of SQL reads or writes; the names of its own `with` are none. */
export function tablesInSql(statement: string): string[] {
  const sql = statement.replaceAll(/--.*$/gm, '').replaceAll(/'[^']*'/g, "''")
  const own = new Set(
    [...sql.matchAll(/\b([a-z_]+)(?:\s*\([^()]*\))?\s+as\s+(?:materialized\s+)?\(/g)].map(([, name]) => name),
  )
  const named = [
    ...sql.matchAll(/\b(?:from|join)\s+(?:only\s+)?([a-z_]+)\b(?!\s*\.|\s*\()/g),
    ...sql.matchAll(/\b(?:update|into)\s+([a-z_]+)\b(?!\s*\.)/g),
  ].map(([, name]) => name)
  const listed = [
    ...sql.matchAll(/\bfrom\s+[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?((?:\s*,\s*[a-z_]+(?:\s+[a-z_]+)?)+)/g),
  ]
    .flatMap(([, rest]) => (rest ?? '').split(','))
    .map((item) => /^\s*([a-z_]+)/.exec(item)?.[1])
  return [...named, ...listed].filter((name) => name !== undefined && !own.has(name)).map(String)
}

export interface SqlFunction {
  readonly name: string
  readonly path: string
  readonly line: number
  readonly tables: readonly string[]
}

/** The functions of the server's migrations, each as its last definition has it. */
export function findSqlFunctions(files: readonly TextFile[]): SqlFunction[] {
  const functions = new Map<string, SqlFunction>()
  const migrations = files
    .filter(({ path }) => /^apps\/server\/src\/platform\/database\/.*\.sql$/.test(path))
    .toSorted((a, b) => a.path.localeCompare(b.path))
  for (const { path, text } of migrations)
    for (const match of text.matchAll(
      /create (?:or replace )?function ([a-z_]+)[\s\S]*?\$\$([\s\S]*?)\$\$/g,
    )) {
      const [, name = '', body = ''] = match
      const tables = [...new Set(tablesInSql(body))]
      functions.set(name, { name, path, line: lineAt(text, match.index), tables })
    }
  return [...functions.values()]
}
