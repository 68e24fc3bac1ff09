import { once } from 'node:events'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { takeFault } from '../faults/fault-store.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { saveMessage } from './message-store.ts'

export interface SmtpReceiver {
  readonly url: string
  close(): Promise<void>
}

/** An SMTP server on loopback that delivers nothing; received mail can be read in the sandbox. */
export async function startSmtpReceiver(context: () => SandboxContext): Promise<SmtpReceiver> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: 256 * 1024,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        receive(context(), Buffer.concat(chunks), recipients).then(
          (isTaken) => (isTaken ? done() : undefined),
          (error: unknown) => done(error instanceof Error ? error : new Error('refused')),
        )
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail receiver has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Resolves to whether the sender gets a confirmation. Throws to refuse the mail. */
async function receive(
  context: SandboxContext,
  raw: Buffer,
  recipients: readonly string[],
): Promise<boolean> {
  const fault = await takeFault(context.db, 'mail')
  if (fault === 'fail') throw Object.assign(new Error('Refused on purpose'), { responseCode: 550 })
  if (fault === 'timeout') return false
  const { text = '' } = await PostalMime.parse(raw)
  for (const to of recipients) {
    await saveMessage(context, { channel: 'email', to, text: text.trim() })
    if (fault === 'answer_twice') await saveMessage(context, { channel: 'email', to, text: text.trim() })
  }
  return fault !== 'timeout_after_apply' && fault !== 'answer_late'
}
