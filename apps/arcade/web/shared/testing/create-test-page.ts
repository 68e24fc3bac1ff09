import type {
  DragonGateRound,
  FairnessState,
  GameCallName,
  GameRequest,
  GameResponse,
  MinesRound,
  OpenSessionResponse,
} from '../../../src/game-api/schema.ts'
import type { ArcadeClient, CallResult } from '../api/arcade-client.ts'
import type { GameFault } from '../api/game-fault.ts'
import type { MessageToParent } from '../embed/parent-messenger.ts'
import type { PageServices } from '../shell/page-services.ts'
import { createSounds } from '../sound/sounds.ts'

type Answer<N extends GameCallName> = GameResponse<N> | GameFault
type Answers = { [N in GameCallName]?: (request: GameRequest<N>) => Answer<N> | Promise<Answer<N>> }

/** Creates page services with a stubbed arcade that records its calls and the messages to the parent page. */
export function createTestPage(answers: Answers, launchToken = 'launch-token') {
  const calls: { name: GameCallName; request: unknown }[] = []
  const sentMessages: MessageToParent[] = []
  const visited: string[] = []
  let kept: string | null = null
  const client: ArcadeClient = {
    setToken() {},
    async call<N extends GameCallName>(name: N, request: GameRequest<N>): Promise<CallResult<N>> {
      calls.push({ name, request })
      const answer = await answers[name]?.(request)
      if (answer === undefined) return { ok: false, fault: { kind: 'broken' } }
      return 'kind' in answer ? { ok: false, fault: answer } : { ok: true, data: answer }
    },
  }
  const services: PageServices = {
    client,
    launch: { token: launchToken, language: 'en', isSoundOn: false },
    messenger: {
      isFramed: true,
      setTargetOrigin() {},
      send: (message) => void sentMessages.push(message),
      listen: () => () => {},
    },
    tokenStorage: {
      read: () => kept,
      write(token) {
        kept = token
        return true
      },
      clear() {
        kept = null
      },
    },
    engine: { play() {}, setOn() {}, unlock() {} },
    sounds: createSounds({ play() {} }),
    removeLaunchToken() {},
    navigateTo: (url) => void visited.push(url),
  }
  const requestsOf = (name: GameCallName) =>
    calls.filter((call) => call.name === name).map((call) => call.request)
  return { services, calls, sentMessages, visited, requestsOf }
}

const seedHash = 'ab'.repeat(32)

export const testFairness: FairnessState = {
  server_seed_hash: seedHash,
  next_server_seed_hash: 'cd'.repeat(32),
  client_seed: 'mine',
  nonce: 7,
}

export function createTestSession(change: Partial<OpenSessionResponse>): OpenSessionResponse {
  return {
    session_token: 'session-token',
    expires_at: '2026-01-01T00:00:00.000Z',
    game: 'dragon-gate',
    mode: 'real',
    is_test: false,
    currency: 'TWD',
    balance: '100.00',
    bets: { min: '1.00', max: '20.00', choices: ['1.00', '10.00', '20.00'], step: '1.00', start: '10.00' },
    max_win: '2000000.00',
    rtp: '96.50',
    volatility: 'medium',
    fairness: testFairness,
    open_round: null,
    last_round: null,
    parent_origin: 'https://hall.test',
    return_url: null,
    server_time: '2026-01-01T00:00:00.000Z',
    ...change,
  }
}

const roundBase = {
  round_id: 'round-1',
  bet: '10.00',
  opened_at: '2026-01-01T00:00:00.000Z',
  fairness: { server_seed_hash: seedHash, server_seed: null, client_seed: 'mine', nonce: 7 },
}

export function createTestMinesRound(change: Partial<MinesRound>): MinesRound {
  return {
    ...roundBase,
    game: 'mines',
    win: '0.00',
    settled_at: null,
    status: 'open',
    mines: 3,
    picks: [],
    hit_tile: null,
    mine_tiles: null,
    multiplier: null,
    payout: null,
    next_multiplier: '1.12',
    next_payout: '11.25',
    expires_at: '2026-01-02T00:00:00.000Z',
    ...change,
  }
}

export function createTestSpin(
  change: Partial<DragonGateRound['spins'][number]>,
): DragonGateRound['spins'][number] {
  const column = ['jack', 'queen', 'king'] as const
  return {
    kind: 'base',
    stops: [0, 0, 0, 0, 0],
    grid: [[...column], [...column], [...column], [...column], [...column]],
    expanded_reels: [],
    line_wins: [],
    scatters: 0,
    scatter_win: '0.00',
    free_spins_awarded: 0,
    win: '0.00',
    ...change,
  }
}

export function createTestDragonGateRound(change: Partial<DragonGateRound>): DragonGateRound {
  return {
    ...roundBase,
    game: 'dragon-gate',
    win: '0.00',
    settled_at: roundBase.opened_at,
    status: 'settled',
    spins: [createTestSpin({})],
    is_capped: false,
    ...change,
  }
}
