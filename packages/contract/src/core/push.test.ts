import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import * as inbox from '../inbox/index.ts'
import { pushMessage } from '../pushes.ts'
import { composePushes, definePush, type MessageOf } from './push.ts'

const fixture = { tournamentPush: definePush('tournament', () => z.object({ rank: z.number().int() })) }
const rooms = { inbox, fixture }
const message = {
  seq: 1,
  msg_type: 'tournament',
  from: 'hall',
  to: '1',
  push: { text: '', badge: 0, voice: null, silence: false, type: 'system' },
  content: { rank: 3 },
}

describe('definePush', () => {
  it('one exported declaration adds a message to the contract, with its type', () => {
    const schema = composePushes(rooms)
    expect(schema.parse(message)).toEqual(message)
    expect(schema.safeParse({ ...message, content: { rank: 'first' } }).success).toBe(false)
    expect(pushMessage.safeParse(message).success).toBe(false)
    type Tournament = Extract<MessageOf<typeof rooms>, { msg_type: 'tournament' }>
    expectTypeOf<Tournament['content']>().toEqualTypeOf<{ rank: number }>()
    expectTypeOf<MessageOf<typeof rooms>['msg_type']>().toEqualTypeOf<
      'normal' | 'sys_notice' | 'tournament'
    >()
  })

  it('refuses two messages of one type', () => {
    const schema = () => composePushes({ fixture, again: fixture }).safeParse(message)
    expect(schema).toThrow()
  })
})
