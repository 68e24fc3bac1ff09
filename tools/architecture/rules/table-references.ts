import { Visitor } from 'oxc-parser'
import { lineAt, type ScriptFile, type TextFile, type Tree } from '../tree.ts'

/** A table named in SQL text. */
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

/** The tables that a script names in SQL text, which the types of `…Db` do not see: `sql` templates and `sql.table`. */
export function findTableReferences({ text, program }: ScriptFile): TableReference[] {
  const found: TableReference[] = []
  const add = (table: string, position: number) => void found.push({ table, line: lineAt(text, position) })
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const isTable =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        callee.object.name === 'sql' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'table'
      if (isTable && first?.type === 'Literal') add(String(first.value), first.start)
    },
    TaggedTemplateExpression({ tag, quasi, start }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      const statement = quasi.quasis.map(({ value }) => value.raw).join(' $ ')
      for (const table of tablesInSql(statement)) add(table, start)
    },
  }).visit(program)
  return found
}

/** Where a script gives a connection other tables than those of its room's `tables.ts`. */
export function findTypedConnections({ text, program }: ScriptFile): number[] {
  const lines: number[] = []
  new Visitor({
    CallExpression({ callee, start }) {
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
            ? callee.property.name
            : ''
      if (/^\$?(withTables|extendTables)$/.test(name)) lines.push(lineAt(text, start))
    },
  }).visit(program)
  return lines
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
