import type { Program } from 'oxc-parser'

/** One `import`, `export … from` or `import()` of a script. */
export interface Import {
  readonly specifier: string
  /** The imported project file, relative to the root. */
  readonly target?: string
  /** The imported npm package. */
  readonly packageName?: string
  readonly isTypeOnly: boolean
  readonly isDynamic: boolean
  readonly line: number
}

export interface TextFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string
  readonly text: string
}

export interface ScriptFile extends TextFile {
  readonly program: Program
  readonly imports: readonly Import[]
}

/** Everything the project's authors wrote. `files` holds the scripts too. */
export interface Tree {
  readonly files: readonly TextFile[]
  readonly scripts: readonly ScriptFile[]
}

/** The line, from 1, of a character position. */
export function lineAt(text: string, position: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) line += 1
  return line
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(path) || path.startsWith('e2e/')
}
