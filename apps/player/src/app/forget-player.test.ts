import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { forgetPlayer } from './forget-player.ts'

it('drops what was one player’s own and keeps what is everybody’s', () => {
  const client = new QueryClient()
  for (const name of ['getUserInfo', 'listTransactions', 'getGameHallList'])
    client.setQueryData([name, {}], name)
  forgetPlayer(client, 'getUserInfo')
  expect(client.getQueryData(['listTransactions', {}])).toBeUndefined()
  expect(client.getQueryData(['getUserInfo', {}])).toBe('getUserInfo')
  forgetPlayer(client)
  expect(client.getQueryData(['getUserInfo', {}])).toBeUndefined()
  expect(client.getQueryData(['getGameHallList', {}])).toBe('getGameHallList')
})
