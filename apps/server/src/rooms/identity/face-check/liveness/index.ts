export { type ActionRule, type ActionScores, type ActionVerdict, evaluateAction } from './evaluate-action.ts'
export { matchDocument } from './match-document.ts'
