import { z } from 'zod'
import { defineOperatorAction } from '../core/operator-call.ts'
import { playerOutput, playerTarget } from '../core/operator-fields.ts'

export const lockPlayer = defineOperatorAction({
  name: 'lock-player',
  room: 'account',
  summary: 'Disable an account and end its session',
  permission: 'players.manage',
  fourEyes: { rule: 'none', why: 'protects an account; moves no money' },
  input: playerTarget,
  output: playerOutput.extend({ ended_session: z.boolean() }),
})

export const unlockPlayer = defineOperatorAction({
  name: 'unlock-player',
  room: 'account',
  summary: 'Let a disabled or locked-out account log in again',
  permission: 'players.manage',
  fourEyes: { rule: 'none', why: 'moves no money' },
  input: playerTarget,
  output: playerOutput,
})

export const endSession = defineOperatorAction({
  name: 'end-session',
  room: 'account',
  summary: 'Log a player out',
  permission: 'players.manage',
  fourEyes: { rule: 'none', why: 'protects an account; the player can log in again' },
  input: playerTarget,
  output: playerOutput,
})
