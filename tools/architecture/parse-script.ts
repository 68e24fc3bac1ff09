import { parseSync } from 'oxc-parser'
import type { ResolveImport } from './resolve-import.ts'
import { type Import, lineAt, type ScriptFile, type TextFile } from './tree.ts'

/** Parses one script and resolves its imports. Throws when it does not parse. */
export function parseScript(file: TextFile, resolveImport: ResolveImport): ScriptFile {
  const { program, module, errors } = parseSync(file.path, file.text)
  const [error] = errors
  if (error !== undefined) throw new Error(`${file.path}: ${error.message}`)

  const imports: Import[] = []
  const add = (specifier: string, position: number, isTypeOnly: boolean, isDynamic: boolean) =>
    imports.push({
      specifier,
      isTypeOnly,
      isDynamic,
      line: lineAt(file.text, position),
      ...resolveImport(file.path, specifier),
    })

  for (const { moduleRequest, start, entries } of module.staticImports)
    add(moduleRequest.value, start, entries.length > 0 && entries.every((entry) => entry.isType), false)
  for (const { start, entries } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest !== null)?.moduleRequest
    if (from)
      add(
        from.value,
        start,
        entries.every((entry) => entry.isType),
        false,
      )
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"])(.*)\1$/.exec(file.text.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[2] !== undefined) add(literal[2], moduleRequest.start, false, true)
  }
  return { ...file, program, imports }
}
