import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

export interface Terminal {
  /** Prompts for a line; null at the end of input. */
  ask(question: string): Promise<string | null>
  /** As `ask`, without echoing the input. */
  askSecret(question: string): Promise<string | null>
  say(words: string): void
  close(): void
}

/** Opens prompts on standard error with answers from standard input: a keyboard or a pipe, never the command line. */
export function openTerminal(): Terminal {
  let isMuted = false
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) process.stderr.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true })
  const waiting = lines[Symbol.asyncIterator]()
  const next = async () => {
    const line = await waiting.next()
    return line.done === true ? null : line.value
  }
  return {
    async ask(question) {
      process.stderr.write(question)
      return next()
    },
    async askSecret(question) {
      process.stderr.write(question)
      isMuted = true
      const line = await next()
      isMuted = false
      process.stderr.write('\n')
      return line
    },
    say: (words) => void process.stderr.write(`${words}\n`),
    close: () => lines.close(),
  }
}
