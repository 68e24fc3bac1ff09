import { useState } from 'react'
import { AtmArt } from '../src/art/atm-art.tsx'
import { Button } from '../src/buttons/button.tsx'
import { Checkbox } from '../src/controls/checkbox.tsx'
import { Chip } from '../src/controls/chip.tsx'
import { Segmented } from '../src/controls/segmented.tsx'
import { Stepper } from '../src/controls/stepper.tsx'
import { Switch } from '../src/controls/switch.tsx'
import { StatusPill } from '../src/data-display/status-pill.tsx'
import { CodeField } from '../src/forms/code-field.tsx'
import { PasswordField } from '../src/forms/password-field.tsx'
import { PhoneField } from '../src/forms/phone-field.tsx'
import { SelectField } from '../src/forms/select-field.tsx'
import { TextAreaField } from '../src/forms/text-area-field.tsx'
import { TextField } from '../src/forms/text-field.tsx'
import { person } from '../src/icons/icon-set.ts'
import { Card } from '../src/layout/card.tsx'
import { Page, PageBody } from '../src/layout/page.tsx'
import { PageHeader } from '../src/layout/page-header.tsx'
import { AmountField } from '../src/money/amount-field.tsx'
import { Money } from '../src/money/money.tsx'
import { Tabs } from '../src/navigation/tabs.tsx'

const soon = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 900))
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2)' } as const

export function ControlsSection() {
  return (
    <Page>
      <PageHeader title="元件" onBack={() => history.back()} />
      <PageBody>
        <Buttons />
        <Form />
        <Amount />
        <Choices />
      </PageBody>
    </Page>
  )
}

function Buttons() {
  return (
    <Card title="按鈕">
      <div style={{ display: 'grid', gap: 'var(--space-3)' }}>
        <Button block onClick={soon}>
          註冊並登入
        </Button>
        <div style={row}>
          <Button size="m" variant="ghost" onClick={soon}>
            取消
          </Button>
          <Button size="m" variant="danger">
            取消訂單
          </Button>
          <Button size="m" disabled>
            不能按
          </Button>
          <Button size="s">領取</Button>
          <Button size="s" variant="plain">
            忘記密碼？
          </Button>
        </div>
        <Button block loading>
          送出
        </Button>
      </div>
    </Card>
  )
}

function Form() {
  return (
    <Card title="表單">
      <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
        <TextField label="帳號" icon={person} defaultValue="aurora88" error="此帳號已被使用，請換一個" />
        <PhoneField label="手機號碼" prefix="+886" defaultValue="0912345678" />
        <CodeField label="驗證碼" placeholder="6 位數字" onSend={soon} hint="驗證碼 10 分鐘內有效" />
        <PasswordField
          label="密碼"
          purpose="new"
          defaultValue="hunter22"
          hint="6–32 個字元，需含英文字母與數字"
        />
        <SelectField label="銀行" placeholder="請選擇" options={[{ value: '808', label: '玉山銀行 808' }]} />
        <TextAreaField label="備註" placeholder="選填" />
        <Checkbox defaultChecked>
          我已滿 18 歲，並同意 <a href="#terms">服務條款</a>
        </Checkbox>
      </div>
    </Card>
  )
}

function Amount() {
  const [amount, setAmount] = useState('3000')
  return (
    <Card title="金額" trailing={<AtmIcon />}>
      <AmountField
        label="存款金額"
        unit="NT$"
        value={amount}
        onChange={setAmount}
        decimals={0}
        quick={['500', '1000', '3000', '5000', '10000', '30000']}
        max="50000"
        hint="單筆 100 – 50,000，免手續費"
      />
    </Card>
  )
}

function Choices() {
  const [method, setMethod] = useState<'atm' | 'cvs' | 'usdt'>('atm')
  const [tab, setTab] = useState<'all' | 'in' | 'out'>('all')
  const [days, setDays] = useState(3)
  return (
    <Card title="選擇">
      <div style={{ display: 'grid', gap: 'var(--space-3)' }}>
        <Segmented
          label="存款方式"
          value={method}
          onChange={setMethod}
          options={[
            { value: 'atm', label: 'ATM' },
            { value: 'cvs', label: '超商' },
            { value: 'usdt', label: 'USDT' },
          ]}
        />
        <Tabs
          label="紀錄"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'all', label: '全部' },
            { value: 'in', label: '存款' },
            { value: 'out', label: '提款' },
          ]}
        />
        <div style={row}>
          <Chip isChosen>今天</Chip>
          <Chip>近 7 天</Chip>
          <Chip>近 30 天</Chip>
        </div>
        <div style={row}>
          <Switch aria-label="音效" defaultChecked />
          <Switch aria-label="音樂" />
          <Stepper label="天數" value={days} min={1} max={5} onChange={setDays} />
        </div>
        <div style={row}>
          <StatusPill>已取消</StatusPill>
          <StatusPill tone="wait">處理中</StatusPill>
          <StatusPill tone="win">成功</StatusPill>
          <StatusPill tone="loss">失敗</StatusPill>
          <StatusPill tone="info">審核中</StatusPill>
          <StatusPill tone="warn">逾時</StatusPill>
        </div>
        <div style={row}>
          <Money amount="1234567.5" signed size="l" />
          <Money amount="-300" signed size="l" />
          <Money amount="12.345678" currency="USDT" withCurrency />
        </div>
      </div>
    </Card>
  )
}

function AtmIcon() {
  return (
    <span style={{ width: 44 }}>
      <AtmArt />
    </span>
  )
}
