import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { receiveBody } from './receive-body.ts'

const UNLIMITED = Number.MAX_SAFE_INTEGER
const take = () => true

/** A body of single bytes that never ends. */
function trickle() {
  return new Readable({
    read() {
      setImmediate(() => this.push(Buffer.alloc(1)))
    },
  })
}

it('an upload that is fast enough ends after the longest time all the same', async () => {
  const body = trickle()
  const pace = { windowMs: 60_000, leastBytes: 0, longestMs: 100 }
  expect(await receiveBody(body, UNLIMITED, take, pace)).toBe('too slow')
  body.destroy()
})

it('an upload below the least bytes of a window ends', async () => {
  const body = trickle()
  const pace = { windowMs: 100, leastBytes: UNLIMITED, longestMs: 60_000 }
  expect(await receiveBody(body, UNLIMITED, take, pace)).toBe('too slow')
  body.destroy()
})

it('counts every byte before it is kept, and stops where the count refuses', async () => {
  let counted = 0
  const count = (bytes: number) => {
    counted += bytes
    return counted <= 5
  }
  const pace = { windowMs: 60_000, leastBytes: 0, longestMs: 60_000 }
  expect(await receiveBody(Readable.from([Buffer.alloc(3), Buffer.alloc(3)]), 10, count, pace)).toBe(
    'refused',
  )
  expect(counted).toBe(6)
})
