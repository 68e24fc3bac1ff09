import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|wasm|webmanifest)$/
const MIN_SIZE_BYTES = 512

/** Writes a Brotli-compressed `.br` beside every compressible file of at least 512 bytes, at maximum quality. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    const content = await readFile(path)
    if (content.length < MIN_SIZE_BYTES) continue
    await writeFile(
      `${path}.br`,
      await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}
