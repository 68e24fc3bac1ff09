import { createElement } from 'react'
import type {
  FairnessState,
  GameCallName,
  GameRequest,
  GameResponse,
  OpenSessionResponse,
} from '../../../src/game-api/schema.ts'
import { NO_DUTIES } from '../../../src/sessions/duties.ts'
import { createTestRound } from '../../../src/testing/create-test-round.ts'
import type { ArcadeClient, CallResult } from '../api/arcade-client.ts'
import type { GameFault } from '../api/game-fault.ts'
import type { MessageFromParent, MessageToParent } from '../embed/parent-messenger.ts'
import type { GamePage } from '../frontend/game-frontend.ts'
import type { GameTypes } from '../frontend/game-types.ts'
import { createHaptics } from '../haptics/haptics.ts'
import type { PageServices } from '../shell/page-services.ts'
import type { ShowStage } from '../show/show-stage.ts'
import { createSounds } from '../sound/sounds.ts'

type Answer<N extends GameCallName> = GameResponse<N> | GameFault
type Answers = { [N in GameCallName]?: (request: GameRequest<N>) => Answer<N> | Promise<Answer<N>> }

/** Creates page services with a stubbed arcade that records its calls and the messages to the parent page. */
export function createTestPage(answers: Answers, launchToken = 'launch-token') {
  const calls: { name: GameCallName; request: unknown }[] = []
  const sentMessages: MessageToParent[] = []
  const visited: string[] = []
  const listeners = new Set<(message: MessageFromParent) => void>()
  let kept: { token: string; launchToken: string } | null = null
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
      listen(onParentMessage) {
        listeners.add(onParentMessage)
        return () => void listeners.delete(onParentMessage)
      },
    },
    tokenStorage: {
      read: (launchToken) =>
        kept !== null && ['', kept.launchToken].includes(launchToken) ? kept.token : null,
      write(token, launchToken) {
        kept = { token, launchToken }
        return true
      },
      clear() {
        kept = null
      },
    },
    engine: { play() {}, setOn() {}, setVolume() {}, duckMusic() {}, unlock() {}, resume() {} },
    sounds: createSounds({ play() {} }),
    haptics: createHaptics(undefined),
    removeLaunchToken() {},
    navigateTo: (url) => void visited.push(url),
  }
  const requestsOf = (name: GameCallName) =>
    calls.filter((call) => call.name === name).map((call) => call.request)
  /** Has the page receive a message of its parent page. */
  const receive = (message: MessageFromParent) => {
    for (const listener of listeners) listener(message)
  }
  return { services, calls, sentMessages, visited, requestsOf, receive }
}

const seedHash = 'ab'.repeat(32)

export const testFairness: FairnessState = {
  server_seed_hash: seedHash,
  next_server_seed_hash: 'cd'.repeat(32),
  client_seed: 'mine',
  nonce: 7,
  needs_client_seed: false,
}

export function createTestSession(change: Partial<OpenSessionResponse>): OpenSessionResponse {
  return {
    session_token: 'session-token',
    expires_at: '2026-01-01T00:00:00.000Z',
    game: 'a-game',
    mode: 'real',
    is_test: false,
    currency: 'TWD',
    balance: '100.00',
    bets: { min: '1.00', max: '20.00', choices: ['1.00', '10.00', '20.00'], step: '1.00', start: '10.00' },
    max_win: '2000000.00',
    tables: [],
    duties: NO_DUTIES,
    rtp: '96.50',
    volatility: 'medium',
    fairness: testFairness,
    open_round: null,
    last_round: null,
    free_rounds: [],
    parent_origin: 'https://hall.test',
    return_url: null,
    server_time: '2026-01-01T00:00:00.000Z',
    played: { since: '2026-01-01T00:00:00.000Z', staked: '0.00', paid: '0.00' },
    ...change,
  }
}

export const testRound = createTestRound({ round_id: 'round-1' })

/** The types of the smallest game: its stage says which round it shows. */
export interface TestGameTypes extends GameTypes {
  readonly view: object
  readonly bet: { readonly amount: string }
  readonly action: 'finish'
  readonly event: { readonly type: 'opened' | 'settled'; readonly roundId: string }
  readonly scene: { readonly shown: readonly string[] }
  readonly draft: { readonly bet: string }
}

/** A game whose stage lists the events that it has played. */
export const testGamePage: GamePage<TestGameTypes> = {
  names: { 'zh-TW': '遊戲', en: 'A game' },
  createSounds: () => ({}),
  createDraft: ({ bets }) => ({ bet: bets.start }),
  createScene: () => ({ shown: [] }),
  script: ({ round_id: roundId, status }) => [
    { type: 'opened', roundId },
    ...(status === 'open' ? [] : [{ type: 'settled', roundId } as const]),
  ],
  handlers: { opened: listEvent, settled: listEvent },
  Stage: ({ game }) => `playing ${game.scene.shown.join(', ')}`,
  Controls: ({ game }) =>
    createElement(
      'button',
      {
        type: 'button',
        onClick: () =>
          void (game.round?.status === 'open'
            ? game.act('finish')
            : game.open({ amount: game.draft.bet }, game.draft.bet)),
      },
      'Play',
    ),
  keys: {},
  facts: () => ({
    returns: [{ mode: null, percent: '99.00' }],
    hitRate: '50%',
    volatility: 'Low',
    biggestWin: '2× the bet',
    biggestWinOdds: '1 in 2 rounds',
    limits: { stakeOf: 'round' },
    lostConnection: ['The round goes on.'],
  }),
  Info: () => 'rules',
  HistoryRow: ({ round }) => `round ${round.round_id}`,
  verifyParams: ({ bet }) => ({ bet }),
}

function listEvent({ type, roundId }: TestGameTypes['event'], stage: ShowStage<TestGameTypes>) {
  stage.show({ shown: [...stage.scene().shown, `${type} ${roundId}`] })
}
