export { type ActionRule, type ActionScores, type ActionVerdict, judgeAction } from './judge-action.ts'
export { matchDocument } from './match-document.ts'
