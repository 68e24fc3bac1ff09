import { calls } from '@gamehall/contract'
import { MAX_FAVORITE_GAMES } from '@gamehall/contract/constants'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { bumpCacheVersion } from '../../../platform/cache/cache-version.ts'
import { createTestCaller, createTestPlayer, type TestPlayer } from '../../../testing/index.ts'
import { createPlayer } from '../../account/index.ts'
import { syncCatalogue } from '../catalogue/sync-catalogue.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { getOwnGames } from './get-own-games.ts'
import { setFavoriteGames } from './set-favorite-games.ts'

const GIDS = Array.from({ length: MAX_FAVORITE_GAMES + 5 }, (_, at) => `g${at}`)
let games: GamesFixture
let mei: TestPlayer

beforeAll(async () => {
  games = await createGamesFixture()
  await games.ctx.db.deleteFrom('games').execute()
  const offered = await games.provider.listGames()
  const [first] = offered.ok ? offered.data : []
  if (first === undefined) throw new Error('the fake platform offers a game')
  const data = GIDS.map((game) => ({ ...first, game }))
  vi.spyOn(games.provider, 'listGames').mockResolvedValue({ ok: true, data })
  await syncCatalogue(games.ctx)
  bumpCacheVersion(games.ctx)
  mei = await createTestPlayer(games.ctx)
})
afterAll(() => games.ctx.close())

type Changes = Readonly<Record<string, boolean>>
const change = (changes: Changes, caller: TestPlayer['caller'] = mei.caller) => {
  const favorites = Object.entries(changes).map(([gid, isOn]) => ({ gid, is_favorite: isOn ? 1 : 0 }))
  return setFavoriteGames(games.ctx, calls.setFavoriteGames.request.parse({ favorites }), caller)
}
async function own(caller: Pick<TestPlayer['caller'], 'session'> = mei.caller) {
  const outcome = await getOwnGames(games.ctx, {}, createTestCaller({ session: caller.session }))
  if (!outcome.ok) throw new Error(`refused with ${outcome.code}`)
  return outcome.data
}
const clear = (player: TestPlayer) =>
  games.ctx.db.deleteFrom('game_favorites').where('player_id', '=', player.playerId).execute()

it('keeps each player’s own favourites, latest first; a repetition changes nothing', async () => {
  const lin = await createTestPlayer(games.ctx)
  await change({ g1: true, g2: true })
  await change({ g3: true, g1: true })
  expect((await own()).favorites).toEqual(['g3', 'g2', 'g1'])
  for (const _ of [1, 2])
    expect(await change({ g2: false })).toMatchObject({ ok: true, data: { favorites: ['g3', 'g1'] } })
  expect((await own(lin.caller)).favorites).toEqual([])
})

it('takes the last change of a game, and leaves the others alone', async () => {
  await clear(mei)
  await change({ g1: true })
  const favorites = [0, 1, 0, 1].map((is_favorite) => ({ gid: 'g2', is_favorite }))
  await setFavoriteGames(games.ctx, calls.setFavoriteGames.request.parse({ favorites }), mei.caller)
  await change({ g2: false, g4: true })
  expect((await own()).favorites).toEqual(['g4', 'g1'])
})

it('clients at once lose nothing of each other, in whatever order they change the same games', async () => {
  await clear(mei)
  const many = GIDS.slice(0, 90)
  const to = (gids: readonly string[], isOn: boolean) => Object.fromEntries(gids.map((gid) => [gid, isOn]))
  for (const isOn of [true, false, true]) {
    const orders = [many, many.toReversed(), [...many.slice(45), ...many.slice(0, 45)]]
    const outcomes = await Promise.all([
      ...[...orders, ...orders].map((gids) => change(to(gids, isOn))),
      change({ g95: true }),
    ])
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
  }
  expect((await own()).favorites.toSorted()).toEqual([...many, 'g95'].toSorted())
})

it('leaves out games that it does not know, keeps those that are gone, and stores the latest 100', async () => {
  await clear(mei)
  expect(await change({ 'gone-by-now': true, g1: true })).toMatchObject({ data: { favorites: ['g1'] } })
  const each = (gids: readonly string[]) => change(Object.fromEntries(gids.map((gid) => [gid, true])))
  await each(GIDS.slice(0, 60))
  await each(GIDS.slice(60))
  expect((await own()).favorites).toEqual(GIDS.slice(-MAX_FAVORITE_GAMES).toReversed())
  const rows = await games.ctx.db.selectFrom('game_favorites').selectAll().execute()
  expect(rows).toHaveLength(MAX_FAVORITE_GAMES)
  await games.ctx.db.deleteFrom('games').where('gid', '=', 'g104').execute()
  bumpCacheVersion(games.ctx)
  expect((await own()).favorites[0]).toBe('g104')
  expect(await change({ g104: false })).toMatchObject({ ok: true })
  expect((await own()).favorites[0]).toBe('g103')
})

it('answers the games played last, each once with its platform, without those that are gone', async () => {
  const player = await createTestPlayer(games.ctx)
  const launch = (gid: string) => {
    games.clock.advance(60_000)
    return games.ctx.db
      .insertInto('game_launches')
      .values({ player_id: player.playerId, gid, at: games.clock.now() })
      .execute()
  }
  for (const gid of ['g1', 'g2', 'gone-by-now', 'g1']) await launch(gid)
  const { plays } = await own(player.caller)
  expect(plays.map(({ gid }) => gid)).toEqual(['g1', 'g2'])
  const api_key = (await games.ctx.db.selectFrom('games').select('api_key').executeTakeFirstOrThrow()).api_key
  expect(plays[0]).toEqual({ gid: 'g1', api_key, at: games.clock.now().toISOString() })
  expect((await own()).plays).toEqual([])
})

it('a test account has the favourites of its formal account', async () => {
  await clear(mei)
  const created = await games.ctx.db.transaction().execute((trx) =>
    createPlayer(games.ctx, trx, {
      account: 'testmei',
      nickname: 'testmei',
      accountType: 2,
      phone: null,
      areaCode: '886',
      email: null,
      passwordHash: null,
      googleSubject: null,
      invitedBy: null,
      formalId: mei.playerId,
    }),
  )
  if (created.status !== 'created') throw new Error('no test account')
  const session = { ...mei.session, playerId: created.playerId, accountType: 2 as const }
  await change({ g5: true }, { ...mei.caller, session })
  expect((await own()).favorites).toEqual(['g5'])
  expect((await own({ session })).favorites).toEqual(['g5'])
})

it.each([
  ['nothing', []],
  ['too many', Array.from({ length: 101 }, (_, at) => ({ gid: `g${at}`, is_favorite: 1 }))],
  ['an empty id', [{ gid: '', is_favorite: 1 }]],
  ['a long id', [{ gid: 'g'.repeat(65), is_favorite: 1 }]],
  ['another flag', [{ gid: 'g1', is_favorite: 2 }]],
])('the contract refuses %s', (_what, favorites) => {
  expect(calls.setFavoriteGames.request.safeParse({ favorites }).success).toBe(false)
})
