import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|wasm|webmanifest)$/
const WORTH_IT_BYTES = 512

/** Writes a `.br` beside every file that gains by it, at the best quality, once and for all. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    const content = await readFile(path)
    if (content.length < WORTH_IT_BYTES) continue
    await writeFile(
      `${path}.br`,
      await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}
