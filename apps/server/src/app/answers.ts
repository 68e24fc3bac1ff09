import { createHooks } from '../platform/context/hooks.ts'
import { answers as accountAnswers } from '../rooms/account/answers.ts'
import { answers as gamesAnswers } from '../rooms/games/answers.ts'
import { answers as rewardsAnswers } from '../rooms/rewards/answers.ts'
import { answers as supportAnswers } from '../rooms/support/answers.ts'

/** What the rooms ask of each other, with its answers. Free of routes and jobs, so that a test's context costs little. */
export const hooks = createHooks([...accountAnswers, ...gamesAnswers, ...rewardsAnswers, ...supportAnswers])
