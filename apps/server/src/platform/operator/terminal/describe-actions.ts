import type { FourEyes, OperatorCall } from '@gamehall/contract/operator'
import { describeFieldType, readInputFields } from './input-fields.ts'

const COLUMN = 28

/** One line per action, under the name of its room. */
export function listActions(actions: readonly OperatorCall[]): string {
  const rooms = [...new Set(actions.map(({ room }) => room))]
  return rooms
    .map((room) => {
      const own = actions.filter((action) => action.room === room)
      return [`${room}:`, ...own.map(({ name, summary }) => `  ${name.padEnd(COLUMN)} ${summary}`)].join('\n')
    })
    .join('\n\n')
}

/** The help for a request: of one action, or the list of all with how to type one. Null for an unknown action. */
export function describeHelp(actions: readonly OperatorCall[], topic: string): string | null {
  if (topic === '')
    return `<action> --reason "why" [--field value …]; help <action>\n\n${listActions(actions)}`
  const action = actions.find(({ name }) => name === topic)
  return action === undefined ? null : describeAction(action)
}

/** The help of one action: what it does, who may, and its fields, from its declaration. */
export function describeAction({
  name,
  summary,
  permission,
  fourEyes,
  input,
  isRecorded,
}: OperatorCall): string {
  const fields = readInputFields(input).map(({ name: field, isRequired, schema }) => {
    const fallback = schema.default === undefined ? '' : `, default ${JSON.stringify(schema.default)}`
    return `  --${field.padEnd(COLUMN - 2)} ${describeFieldType(schema)}${isRequired ? ', required' : fallback}`
  })
  return [
    `${name}: ${summary}`,
    `Permission: ${permission}. Second operator: ${describeRule(fourEyes)}.`,
    '',
    ...fields,
    `  ${'--reason'.padEnd(COLUMN)} why, in the audit record${isRecorded ? ', required' : ' (none is written)'}`,
  ].join('\n')
}

function describeRule(fourEyes: FourEyes): string {
  switch (fourEyes.rule) {
    case 'none':
      return 'never'
    case 'always':
      return 'always'
    case 'when':
      return `when ${fourEyes.what}`
    case 'amount':
      return 'from an amount on'
  }
}
