import { fieldsOf } from './fields.js'
import { queues } from './queues.js'

/** The operator's part of the page: what waits with its buttons, and every action as a form. */
export function createOperatorPart({ ask, element, byId, text, language, once }) {
  let actions = []
  let form = null

  const words = () => text().operators
  const nameOf = (action) => words().actions[action] ?? action
  const actingAs = () => byId('acting-as').value || undefined

  async function load() {
    actions = await ask('operator')
    speak()
  }

  function speak() {
    const chosen = byId('any-action').value
    byId('any-action').replaceChildren(
      ...actions.map(({ name }) =>
        Object.assign(
          element('option', { label: words().actions[name] ? words().counted(name, nameOf(name)) : name }),
          {
            value: name,
          },
        ),
      ),
    )
    if (chosen) byId('any-action').value = chosen
    drawAny()
  }

  function drawAny() {
    const action = actions.find(({ name }) => name === byId('any-action').value)
    if (action === undefined) return
    byId('any-summary').textContent = action.summary
    form = fieldsOf(action.input, { words: words() })
    byId('any-fields').replaceChildren(form.node)
  }

  /** Redrawn only when something changed, so that a button stays under the finger. */
  async function refresh() {
    const as = actingAs()
    const { operators, queues: answers } = await ask(
      `operator/waiting${as === undefined ? '' : `?as=${encodeURIComponent(as)}`}`,
    )
    drawOperators(operators)
    const print = JSON.stringify([language(), actingAs(), answers])
    if (byId('queues').dataset.print === print) return
    byId('queues').dataset.print = print
    const drawn = queues.flatMap((queue) =>
      drawQueue(queue, answers[queue.list]?.[queue.rows ?? 'list'] ?? []),
    )
    byId('queues').replaceChildren(
      ...(drawn.length > 0 ? drawn : [element('p', { className: 'empty', label: words().nothing })]),
    )
  }

  function drawOperators(names) {
    byId('one-operator').hidden = names.length > 1
    const select = byId('acting-as')
    if ([...select.options].map(({ value }) => value).join() === names.join()) return
    const chosen = select.value
    select.replaceChildren(
      ...names.map((name) => Object.assign(element('option', { label: name }), { value: name })),
    )
    if (names.includes(chosen)) select.value = chosen
  }

  function drawQueue(queue, rows) {
    if (rows.length === 0) return []
    const title = words().counted(words().queues[queue.rows ?? queue.list], rows.length)
    return [element('h3', { label: title }), element('ul', {}, ...rows.map((row) => drawRow(queue, row)))]
  }

  function drawRow(queue, row) {
    const details = queue.details
      .filter((key) => row[key] !== null && row[key] !== undefined && row[key].length !== 0)
      .map((key) =>
        element('small', { label: `${words().fields[key] ?? key}${words().colon}${shown(row[key])}` }),
      )
    const buttons = queue.actions
      .filter(([, , isFor]) => isFor === undefined || isFor(row, actingAs()))
      .map(([action, fill]) =>
        element('button', {
          className: 'quiet',
          label: nameOf(action),
          onClick: async () => openDialog(action, fill(row)),
        }),
      )
    return element(
      'li',
      {},
      element('span', { className: 'grow' }, element('b', { label: queue.head(row) }), ...details),
      element('span', { className: 'row' }, ...buttons),
    )
  }

  function openDialog(name, given) {
    const action = actions.find((one) => one.name === name)
    const fields = fieldsOf(action.input, { given, words: words() })
    byId('act-title').textContent = nameOf(name)
    byId('act-subject').textContent = Object.values(given).join(' · ')
    byId('act-fields').replaceChildren(fields.node)
    byId('act-answer').replaceChildren()
    byId('act').querySelector('button[type=submit]').hidden = false
    byId('act').onsubmit = (event) => {
      event.preventDefault()
      const button = byId('act').querySelector('button[type=submit]')
      return once(button, () =>
        perform(name, fields.read(), byId('act').elements.reason.value, byId('act-answer')),
      )
    }
    byId('act-dialog').showModal()
  }

  async function perform(action, input, reason, place) {
    const as = actingAs()
    const answer = await ask('operator', {
      ...input,
      action,
      reason,
      ...(as !== undefined && { operator: as }),
    })
    place.replaceChildren(...drawAnswer(answer))
    // What is done is done once: the dialog's button goes.
    if (place === byId('act-answer') && answer.code === 0)
      byId('act').querySelector('button[type=submit]').hidden = true
    place.scrollIntoView({ block: 'nearest' })
    await refresh()
  }

  /** The name of a field on this page; of one within it (`title.en`), followed by its place. */
  function labelOf(path) {
    const [name, ...within] = path.split('.')
    return [words().fields[name] ?? name, ...within].join(' ')
  }

  function drawAnswer(answer) {
    if (answer.code !== 0) {
      const fields = (answer.data?.fields ?? []).map(({ field, message }) =>
        element('p', {
          className: 'bad',
          label: `${labelOf(field)}${words().colon}${message}`,
        }),
      )
      return fields.length > 0
        ? fields
        : [element('p', { className: 'bad', label: `${answer.code} ${answer.msg}` })]
    }
    const { data } = answer
    const isWaiting = data?.status === 'waiting_for_second_operator'
    const note = isWaiting ? words().waits(data.can_be_confirmed_by ?? []) : words().done
    return [
      element('p', { className: 'good', label: note }),
      ...(data?.four_eyes ? [element('p', { className: 'note', label: words().alone })] : []),
      ...picturesOf(data),
      element('pre', { label: JSON.stringify(data, null, 2) }),
    ]
  }

  function picturesOf(data) {
    const addresses = JSON.stringify(data ?? {}).match(/"(\/api\/[^"]+)"/g) ?? []
    const links = [...new Set(addresses)].map((quoted) => {
      const href = JSON.parse(quoted)
      const picture = Object.assign(element('img'), { src: href, alt: '' })
      picture.addEventListener('error', () => picture.remove())
      const link = element('a', {}, picture, document.createTextNode(words().open))
      return Object.assign(link, { href, target: '_blank', rel: 'noreferrer' })
    })
    return links.length === 0 ? [] : [element('div', { className: 'pictures' }, ...links)]
  }

  function shown(value) {
    if (typeof value === 'object')
      return Array.isArray(value) && value.every(isText) ? value.join('、') : JSON.stringify(value)
    return /^\d{4}-\d\d-\d\dT/.test(String(value))
      ? new Date(value).toLocaleString(language(), { timeZone: 'Asia/Taipei' })
      : String(value)
  }
  const isText = (value) => typeof value === 'string'

  byId('any-action').addEventListener('change', drawAny)
  byId('any').addEventListener('submit', (event) => {
    event.preventDefault()
    const reason = byId('any').elements.reason.value
    const button = byId('any').querySelector('button[type=submit]')
    void once(button, () => perform(byId('any-action').value, form.read(), reason, byId('any-answer')))
  })
  byId('acting-as').addEventListener('change', () => void once(byId('acting-as'), refresh))
  byId('act-close').addEventListener('click', () => byId('act-dialog').close())

  return { load, refresh, speak }
}
