import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { okEnvelope, setUpTestServer } from '../../../../shared/testing/test-server.tsx'
import { showDepositPage } from '../../deposits/testing/deposit-info-fixture.tsx'
import { AddressesPage } from './addresses-page.tsx'

const ADD = '/api/bank/addAddress'
const address = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
const testServer = setUpTestServer()

describe('/addresses', () => {
  it('a look-alike address must be compared before it is added', async () => {
    testServer.answers['/api/bank/addresses'] = okEnvelope({ list: [], max_count: 5 })
    const fields = [{ field: 'address', rule: 'address_look_alike', message: '與用過的地址相似' }]
    testServer.answers[ADD] = { code: 400, msg: '', data: { fields } }
    showDepositPage(<AddressesPage />)
    fireEvent.click(await screen.findByRole('button', { name: '新增地址' }))
    fireEvent.change(screen.getByLabelText('TRC20 地址'), { target: { value: address } })
    fireEvent.change(screen.getByLabelText('提款密碼'), { target: { value: 'Secret2024' } })
    const save = () => screen.getAllByRole('button', { name: '新增地址' }).at(-1) ?? document.body
    fireEvent.click(save())
    expect(await screen.findByText('與用過的地址相似')).toBeDefined()
    expect(save()).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(save())
    await waitFor(() => expect(testServer.sentTo(ADD)).toHaveLength(2))
    expect(testServer.sentTo(ADD).map(({ has_compared }) => has_compared)).toEqual([false, true])
  })
})
