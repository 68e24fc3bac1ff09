/**
 * Form fields of an action's input, made from its JSON schema: choices are chosen, texts typed, what is neither is JSON.
 * `fieldsOf` answers `{ node, read() }`; `read` answers the input without what was left empty.
 */

const element = (tag, properties = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), properties)
  node.append(...children)
  return node
}

/** The schema without its `null`, and the text of a choice between a text and a number. */
function plainOf(schema) {
  const choices = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  if (choices.length === 0) return schema
  return choices.find(({ type }) => type === 'string') ?? choices[0]
}

const isTexts = ({ properties }) =>
  properties !== undefined && Object.values(properties).every(({ type }) => type === 'string')

export function fieldsOf(schema, { given = {}, words }) {
  const fields = Object.entries(schema.properties ?? {})
    .filter(([name]) => !(name in given))
    .map(([name, own]) => [name, fieldOf(name, own, (schema.required ?? []).includes(name), words)])
  return {
    node: element('div', { className: 'fields' }, ...fields.map(([, { node }]) => node)),
    read() {
      const typed = fields
        .map(([name, { read }]) => [name, read()])
        .filter(([, value]) => value !== undefined)
      return { ...given, ...Object.fromEntries(typed) }
    },
  }
}

function fieldOf(name, schema, isRequired, words) {
  const plain = plainOf(schema)
  if (plain.type === 'array' && plain.items?.enum) return choicesOf(name, plain.items.enum, words)
  if (plain.enum ?? plain.const)
    return selectOf(
      name,
      (plain.enum ?? [plain.const]).map((value) => [value, String(value)]),
      isRequired,
      words,
    )
  if (plain.type === 'boolean')
    return selectOf(
      name,
      [
        [true, words.yes],
        [false, words.no],
      ],
      isRequired,
      words,
    )
  if (plain.type === 'object' && isTexts(plain)) return groupOf(name, plain, isRequired, words)
  if (plain.type === 'object' || plain.type === 'array' || plain.oneOf)
    return jsonOf(name, plain, isRequired, words)
  return lineOf(name, plain, isRequired, words)
}

const labelled = (name, words, ...inputs) =>
  element('label', {}, element('span', { textContent: words.fields[name] ?? name }), ...inputs)

function lineOf(name, { type, format, maxLength }, isRequired, words) {
  const isNumber = type === 'integer' || type === 'number'
  const isLong = type === 'string' && format !== 'password' && (maxLength ?? 0) >= 200
  const input = element(isLong ? 'textarea' : 'input', { required: isRequired, autocomplete: 'off' })
  if (isNumber)
    Object.assign(input, { type: 'number', step: type === 'integer' ? '1' : 'any', inputMode: 'decimal' })
  else if (format === 'date') input.type = 'date'
  else if (format === 'date-time') input.placeholder = '2026-01-31T12:00:00Z'
  else if (format === 'password') input.type = 'password'
  const read = () =>
    input.value.trim() === '' ? undefined : isNumber ? Number(input.value) : input.value.trim()
  return { node: labelled(name, words, input), read }
}

function selectOf(name, choices, isRequired, words) {
  const empty = element('option', { value: '', textContent: words.choose })
  const options = choices.map(([, label], index) =>
    element('option', { value: String(index), textContent: label }),
  )
  const select = element('select', { required: isRequired }, empty, ...options)
  return {
    node: labelled(name, words, select),
    read: () => (select.value === '' ? undefined : choices[Number(select.value)][0]),
  }
}

/** Several of a list, each with its box. */
function choicesOf(name, choices, words) {
  const boxes = choices.map((value) => element('input', { type: 'checkbox', value }))
  const labels = boxes.map((box) => element('label', { className: 'choice' }, box, box.value))
  const node = element(
    'fieldset',
    {},
    element('legend', { textContent: words.fields[name] ?? name }),
    ...labels,
  )
  const chosen = () => boxes.filter(({ checked }) => checked).map(({ value }) => value)
  return { node, read: () => (chosen().length === 0 ? undefined : chosen()) }
}

/** A text in both languages, each on a line of its own. */
function groupOf(name, schema, isRequired, words) {
  const parts = Object.entries(schema.properties).map(([key, own]) => [
    key,
    lineOf(key, { ...own, type: 'string' }, isRequired, words),
  ])
  const legend = element('legend', { textContent: words.fields[name] ?? name })
  const node = element('fieldset', {}, legend, ...parts.map(([, field]) => field.node))
  return {
    node,
    read() {
      const typed = parts.map(([key, { read }]) => [key, read()]).filter(([, value]) => value !== undefined)
      return typed.length === 0 ? undefined : Object.fromEntries(typed)
    },
  }
}

function jsonOf(name, { type }, isRequired, words) {
  const input = element('textarea', {
    required: isRequired,
    placeholder: type === 'array' ? '[…]' : '{…}',
    spellcheck: false,
  })
  input.addEventListener('input', () => {
    input.setCustomValidity(input.value.trim() === '' || isJson(input.value) ? '' : words.notJson)
  })
  return {
    node: labelled(name, words, input),
    read: () => (input.value.trim() === '' ? undefined : JSON.parse(input.value)),
  }
}

function isJson(text) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
