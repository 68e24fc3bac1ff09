import { posix } from 'node:path'
import type { Import, TextFile } from './tree.ts'

export type ResolveImport = (from: string, specifier: string) => Pick<Import, 'target' | 'packageName'>

interface Manifest {
  readonly name?: string
  readonly exports?: Readonly<Record<string, string>>
}

/** Creates an import resolver from the workspace packages' manifests. */
export function createResolver(files: readonly TextFile[]): ResolveImport {
  const packages = new Map<string, { folder: string; exports: Readonly<Record<string, string>> }>()
  for (const { path, text } of files) {
    if (!/^(apps|packages)\/[^/]+\/package\.json$/.test(path)) continue
    const manifest: Manifest = JSON.parse(text)
    if (manifest.name !== undefined)
      packages.set(manifest.name, { folder: posix.dirname(path), exports: manifest.exports ?? {} })
  }

  return (from, specifier) => {
    if (specifier.startsWith('.'))
      return { target: posix.normalize(posix.join(posix.dirname(from), specifier)) }
    const packageName = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
    const own = packages.get(packageName)
    if (own === undefined) return { packageName }
    const inside = matchExport(own.exports, `.${specifier.slice(packageName.length)}`)
    return { packageName, target: posix.join(own.folder, inside ?? 'unknown') }
  }
}

function matchExport(exports: Readonly<Record<string, string>>, request: string): string | undefined {
  if (exports[request] !== undefined) return exports[request]
  for (const [pattern, target] of Object.entries(exports)) {
    const [before, after] = pattern.split('*')
    if (before === undefined || after === undefined) continue
    if (request.startsWith(before) && request.endsWith(after))
      return target.replace('*', request.slice(before.length, request.length - after.length))
  }
  return undefined
}
