import { calls } from '@gamehall/contract'
import { expect, it } from 'vitest'
import { rooms, routes } from './rooms.ts'

const declared = Object.values(calls)
const bound = routes.map(({ call }) => call.name)

it('every call of the contract has one route, in its own room', () => {
  expect(
    declared
      .filter(({ name }) => !bound.includes(name))
      .map(({ room, name }) => `${room}/routes.ts: ${name}`),
    'calls without a line in routes.ts',
  ).toEqual([])
  expect(
    bound.filter((name, at) => bound.indexOf(name) !== at),
    'calls with two lines',
  ).toEqual([])
  expect(
    rooms.flatMap(({ room, routes: own }) =>
      own.flatMap(({ call }) =>
        call.room === room ? [] : [`${room}/routes.ts: ${call.name} is of ${call.room}`],
      ),
    ),
  ).toEqual([])
})

it('every route serves a call that calls.ts lists, which clients can name', () => {
  expect(
    routes.filter(({ call }) => !declared.some((one) => one === call)).map(({ call }) => call.name),
    'calls without an entry in packages/contract/src/calls.ts',
  ).toEqual([])
})
