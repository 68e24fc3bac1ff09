import { mkdirSync } from 'node:fs'
import { open, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Minor, minor } from '@gamehall/money'
import { z } from 'zod'
import { DAY_MS } from '../platform/time/durations.ts'

const lineSchema = z.object({ txid: z.string(), amount: z.string().regex(/^\d+$/), at: z.number() })
type Line = z.output<typeof lineSchema>

export interface SigningJournal {
  /**
   * Counts a transfer towards its 24 hours, on disk before the answer; false when that would exceed `maxDayMinor`.
   * The same transaction counts once.
   */
  book(transfer: { readonly txid: string; readonly amountMinor: Minor }, now: Date): Promise<boolean>
  /** Closes the file, after what is being booked. */
  close(): Promise<void>
}

/** Opens the journal of transfers signed within the last 24 hours, stored in a file of this folder. */
export async function openSigningJournal(
  folder: string,
  maxDayMinor: Minor,
  startedAt: Date,
): Promise<SigningJournal> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'signed.jsonl')
  let lines = recentOf(await readLines(file), startedAt)
  await writeFile(`${file}.new`, lines.map(toText).join(''), { mode: 0o600 })
  await rename(`${file}.new`, file)
  const handle = await open(file, 'a', 0o600)
  let turn: Promise<unknown> = Promise.resolve()

  async function bookNow({ txid, amountMinor }: Parameters<SigningJournal['book']>[0], now: Date) {
    lines = recentOf(lines, now)
    if (lines.some((line) => line.txid === txid)) return true
    const total = lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    if (minor(total + amountMinor) > maxDayMinor) return false
    const line = { txid, amount: amountMinor.toString(), at: now.getTime() }
    await handle.appendFile(toText(line))
    await handle.datasync()
    lines = [...lines, line]
    return true
  }

  return {
    book(transfer, now) {
      const booked = turn.then(() => bookNow(transfer, now))
      turn = booked.catch(() => {})
      return booked
    },
    close: () => turn.then(() => handle.close()),
  }
}

const toText = (line: Line): string => `${JSON.stringify(line)}\n`

const recentOf = (lines: readonly Line[], now: Date): Line[] =>
  lines.filter(({ at }) => at > now.getTime() - DAY_MS)

/** A last line that a crash truncated was never confirmed. */
async function readLines(file: string): Promise<Line[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => lineSchema.parse(JSON.parse(line)))
}
