import {
  type FaceAction,
  type FaceChallenge,
  repeatFaceAction,
  showFaceAction,
  startFaceCheck,
} from '@gamehall/contract/identity'
import type { TestPlayer } from '../../../../testing/index.ts'
import type { Answer, IdentityFixture } from '../../attempts/testing/identity-fixture.ts'
import { FILM_TIMES, hashFormFiles, issuedAtOf, stampAsFilmed } from './face-frames-fixture.ts'

/** A request that shows an action; capture session and times are those of its step unless given. */
export interface ShownFrames {
  readonly nonce: string
  readonly action: FaceAction
  readonly frames: readonly unknown[]
  readonly times?: string
  readonly capture?: string
  readonly camera?: string
}

/** Face checks of the fixture's players, step by step. */
export function createFaceCheckSteps(stage: IdentityFixture) {
  /** What was drawn, by nonce and action. */
  const challenges = new Map<string, FaceChallenge>()
  const captureOf = ({ nonce, action }: Pick<ShownFrames, 'nonce' | 'action'>) =>
    challenges.get(`${nonce}/${action}`)?.capture ?? 'none'
  /** Has frames timestamped at once, in the capture session of their step unless another is given. */
  const stamp = async ({ caller }: TestPlayer, request: ShownFrames): Promise<Answer> => {
    const { nonce, frames, capture = captureOf(request) } = request
    const hashes = await hashFormFiles(frames)
    return stage.ask(caller, 'timestampFaceFrames', { nonce, capture, hashes })
  }
  /** Has frames timestamped as a page does while it takes them; then the film can be over. */
  const film = async (player: TestPlayer, request: ShownFrames): Promise<void> => {
    const issuedAt = issuedAtOf(captureOf(request)) || 0
    const { frames, times = FILM_TIMES } = request
    await stampAsFilmed(stage.clock, { frames, times, issuedAt }, (some) =>
      stamp(player, { ...request, frames: some }),
    )
  }
  return {
    stamp,
    film,
    async newConfirmed(): Promise<TestPlayer> {
      const player = await stage.newPlayer()
      await stage.createConfirmedDraft(player)
      return player
    },
    async begin({ caller }: TestPlayer) {
      const begun = await stage.ask(caller, 'startFaceCheck')
      if (!begun.ok) throw new Error(`not begun: ${begun.code}`)
      const { nonce, actions, challenge } = startFaceCheck.response.parse(begun.data)
      const [first, second] = actions
      if (first === undefined || second === undefined) throw new Error('no actions')
      challenges.set(`${nonce}/${first}`, challenge)
      return { nonce, actions, first, second, challenge }
    },
    /** Asks for the challenge that is due. */
    async repeat({ caller }: TestPlayer, nonce: string): Promise<FaceChallenge> {
      const answer = await stage.ask(caller, 'repeatFaceAction', { nonce })
      if (!answer.ok) throw new Error(`not repeated: ${answer.code}`)
      return repeatFaceAction.response.parse(answer.data).challenge
    },
    /**
     * Sends frames in the capture session of their step, and has them timestamped before, unless `isTimestamped` is false; as a page
     * does, it asks for the next challenge when they are refused.
     */
    async show(player: TestPlayer, request: ShownFrames, { isTimestamped = true } = {}): Promise<Answer> {
      const { caller } = player
      const capture = captureOf(request)
      if (isTimestamped) await film(player, request)
      const answer = await stage.ask(caller, 'showFaceAction', {
        capture,
        times: FILM_TIMES,
        camera: 'Front Camera',
        ...request,
      })
      const next = answer.ok ? showFaceAction.response.parse(answer.data).challenge : null
      if (next !== null) challenges.set(`${request.nonce}/${next.action}`, next)
      if (!answer.ok && answer.fields?.some(({ field }) => field === 'frames')) {
        const again = await stage.ask(caller, 'repeatFaceAction', { nonce: request.nonce })
        if (again.ok) {
          const { challenge } = repeatFaceAction.response.parse(again.data)
          challenges.set(`${request.nonce}/${challenge.action}`, challenge)
        }
      }
      return answer
    },
  }
}

export const refusedBy = (field: string, rule: string) => ({
  ok: false,
  code: 400,
  fields: [{ field, rule }],
})
