export { type CallName, type Calls, calls, type FormalCallName } from './calls.ts'
export {
  CALL_MAX_BYTES,
  type Call,
  type CallAccounts,
  type CallAuth,
  defineCall,
  type ErrorCodeOf,
  type ParsedRequestOf,
  type RequestOf,
  type ResponseOf,
  type Room,
  type StepUp,
} from './core/call.ts'
export { CSV_MAX_ROWS, type CsvFile } from './core/csv.ts'
export { type Envelope, envelope, type FieldError } from './core/envelope.ts'
export { currencyCode } from './core/primitives.ts'
export * from './errors/index.ts'
export { type PushMessage, pushMessage } from './pushes.ts'
