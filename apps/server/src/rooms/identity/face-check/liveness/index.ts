export {
  type ActionFilm,
  type ActionRule,
  type ActionScores,
  type ActionVerdict,
  type EarlierActions,
  evaluateAction,
} from './evaluate-action.ts'
export { matchDocument } from './match-document.ts'
