import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createSmtpMailSender } from './provider.ts'

/** Answers of a small SMTP server, by the first word of what it hears; null is silence. */
type Script = Readonly<Record<string, string | null>>

const friendly: Script = {
  EHLO: '250 test',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  '.': '250 taken',
  QUIT: '221 bye',
}

let server: Server | undefined
const sockets = new Set<Socket>()
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  await new Promise((resolve) => (server?.listening ? server.close(resolve) : resolve(null)))
  server = undefined
})

async function listen(script: Script, heard: string[] = []) {
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.write('220 test\r\n')
    let pending = ''
    socket.on('data', (chunk) => {
      const lines = (pending + chunk.toString()).split('\r\n')
      pending = lines.pop() ?? ''
      for (const line of lines) {
        heard.push(line)
        const answer = script[line.split(' ')[0] ?? '']
        if (typeof answer === 'string') socket.write(`${answer}\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const mail = { to: 'someone@example.com', subject: '您的驗證碼', text: '您的驗證碼為 123456' }
const send = (url: string, timeoutMs = 5_000) =>
  createSmtpMailSender({ url, from: 'no-reply@hall.test', timeoutMs }).send(mail)

test('delivers one plain text to one recipient', async () => {
  const heard: string[] = []
  expect(await send(await listen(friendly, heard))).toMatchObject({ status: 'sent' })
  expect(heard).toContain('RCPT TO:<someone@example.com>')
  expect(heard.find((line) => line.startsWith('From:'))).toBe('From: no-reply@hall.test')
  const body = heard.slice(heard.indexOf('') + 1, heard.indexOf('.'))
  const decoded = body.join('').replace(/=([0-9A-F]{2})/g, '%$1')
  const text = /%/.test(decoded) ? decodeURIComponent(decoded) : Buffer.from(decoded, 'base64').toString()
  expect(text).toContain('123456')
})

test.each([
  ['the sender', { ...friendly, MAIL: '451 later' }],
  ['the recipient', { ...friendly, RCPT: '550 nobody here' }],
  ['the content', { ...friendly, '.': '554 not this' }],
])('a reply that refuses %s is refused', async (_what, script) => {
  const result = await send(await listen(script))
  expect(result.status).toBe('refused')
  expect(JSON.stringify(result)).not.toContain('someone')
})

test('silence after the content is unknown: it may have been taken', async () => {
  expect(await send(await listen({ ...friendly, '.': null }), 100)).toEqual({
    status: 'unknown',
    reason: 'ETIMEDOUT',
  })
})

test('no connection, or no greeting, is refused', async () => {
  const url = await listen(friendly)
  await new Promise((resolve) => server?.close(resolve))
  expect(await send(url)).toEqual({ status: 'refused', reason: 'ECONNREFUSED' })
  const mute = createServer((socket) => void sockets.add(socket))
  server = mute
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  expect(await send(`smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`, 100)).toEqual({
    status: 'refused',
    reason: 'GREETING_TIMEOUT',
  })
})
