export { addressKey } from './address-key.ts'
export { jsonDocument } from './json-document.ts'
export { CONNECTION_TIMEOUT_MS, limitPipelining } from './limit-pipelining.ts'
