import { afterEach, beforeEach } from 'vitest'
import { createFakeTable, type FakeTable } from './fake-table.ts'

/** Gives each test of a file a table of its own, with motion reduced. */
export function setUpFakeTable(): Pick<FakeTable, 'hasJoined' | 'send'> {
  let table: FakeTable
  beforeEach(() => {
    document.documentElement.dataset.motion = 'reduced'
    table = createFakeTable()
  })
  afterEach(() => {
    delete document.documentElement.dataset.motion
    table.restore()
  })
  return {
    hasJoined: (name) => table.hasJoined(name),
    send: (message) => table.send(message),
  }
}
