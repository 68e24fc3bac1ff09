import { useEffect, useState } from 'react'
import type { Round } from '../../../../src/game-api/schema.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import type { RouletteController } from '../roulette-types.ts'

/** How many of the player's rounds the statistics look back to. */
const LOOK_BACK = 50

interface FallenNumber {
  readonly id: string
  readonly number: number
}

/** The numbers of the player's rounds, the newest first. A number appears once its ball lies still. */
export function useLatestNumbers({ scene, round, isReplay }: RouletteController): readonly number[] {
  const { client } = useGameKit()
  const [rounds, setRounds] = useState<readonly FallenNumber[]>([])
  useEffect(() => {
    let isCurrent = true
    void client.call('listRounds', { cursor: null, limit: LOOK_BACK }).then((result) => {
      if (isCurrent && result.ok) setRounds(result.data.list.flatMap(readNumber))
    })
    return () => {
      isCurrent = false
    }
  }, [client])
  const isRolling = scene.phase === 'spinning' && !isReplay
  const fallen = isRolling ? null : round
  useEffect(() => {
    if (fallen === null) return
    setRounds((before) =>
      before.some(({ id }) => id === fallen.round_id)
        ? before
        : [...readNumber(fallen), ...before].slice(0, LOOK_BACK),
    )
  }, [fallen])
  return rounds.filter(({ id }) => !isRolling || id !== round?.round_id).map(({ number }) => number)
}

const readNumber = (round: Round): FallenNumber[] =>
  'number' in round && typeof round.number === 'number' ? [{ id: round.round_id, number: round.number }] : []
