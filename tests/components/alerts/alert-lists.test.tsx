/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { AlertList } from '@/components/alerts/alert-list'
import { StopMails } from '@/components/alerts/stop-mails'
import { WatchList } from '@/components/alerts/watch-list'
import { ArticleDiff } from '@/components/corpus/changes/article-diff'
import { changeWatch, chooseCadence, readAlert, stopMails } from '@/lib/alerts/actions'
import type { Alert, Watch } from '@/lib/alerts/schema'
import { answered } from '@/lib/form-state'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/alerts/actions', () => ({
  changeWatch: jest.fn(),
  chooseCadence: jest.fn(),
  readAlert: jest.fn(),
  stopMails: jest.fn(),
}))
jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: ComponentProps<'a'>) => <a {...props} />,
}))

const sent = (data: FormData | undefined) => Object.fromEntries(data ?? [])
beforeEach(() => {
  for (const action of [changeWatch, chooseCadence, readAlert])
    jest
      .mocked(action)
      .mockReset()
      .mockImplementation(async (before) => answered(before, { result: 'changed' }))
})

const alert: Alert = {
  id: '00000000-0000-4000-8000-000000000001',
  change_id: 7,
  kind: 'article',
  reason: 'changed',
  path: '/statutes/%EB%AF%BC%EB%B2%95/articles/750',
  title: '민법 제750조',
  line: '불법행위의 내용',
  changed_at: '2026-11-28T00:00:00Z',
  read_at: null,
  watches: { kind: 'law', title: '민법', name: '법률' },
}
const change = {
  id: 7,
  changedAt: alert.changed_at,
  kind: 'article' as const,
  lawId: '001706',
  lawTitle: '민법',
  no: '750',
  title: '불법행위의 내용',
  isHeld: true,
  oldText: '고의로 손해를 가한 자는 배상한다.',
  newText: '고의 또는 과실로 손해를 가한 자는 배상한다.',
}

test('an alert says why it came, what changed in the words, and is marked as read', async () => {
  const overruling: Alert = {
    ...alert,
    ...{ id: '00000000-0000-4000-8000-000000000002', change_id: 8, watches: null },
    ...{
      kind: 'overruling',
      reason: 'overruled',
      title: '대법원 2025다900 판결',
      line: '변경한다.',
    },
    read_at: '2026-11-28T01:00:00Z',
  }
  const { container } = render(
    <Localized>
      <AlertList
        alerts={[alert, overruling]}
        details={new Map([[7, <ArticleDiff key={7} change={change} />]])}
      />
    </Localized>,
  )
  const [first, second] = screen.getAllByRole('listitem')
  if (!first || !second) throw new Error('two alerts')
  within(first).getByText('바뀐 조문')
  within(first).getByText('읽지 않음')
  expect(within(first).getByRole('link', { name: '민법 제750조' }).getAttribute('href')).toBe(
    alert.path,
  )
  expect(container.querySelector('ins')?.textContent).toContain('과실로')
  within(second).getByText('변경·폐기 가능성')
  within(second).getByText(/변경하거나 폐기한다는 취지로 보이는 문장/)
  expect(within(second).queryByRole('button')).toBeNull()

  await userEvent.click(within(first).getByRole('button', { name: '읽음으로 표시: 민법 제750조' }))
  expect(sent(jest.mocked(readAlert).mock.calls[0]?.[1])).toEqual({ id: alert.id })
})

const watch: Watch = {
  id: '00000000-0000-4000-8000-000000000003',
  kind: 'search',
  path: '/case-search?query=%EB%B3%B4%EC%A6%9D%EA%B8%88',
  title: '보증금',
  name: '',
  request: {
    query: '보증금',
    type: 'all',
    collection: 'both',
    courtLevel: ['supreme'],
    enBanc: true,
  },
  cadence: 'day',
  paused_at: null,
  created_at: '2026-11-28T00:00:00Z',
}

test('a watch shows what it asks and how often it is mailed, and is changed, paused and ended', async () => {
  render(
    <Localized>
      <WatchList watches={[watch]} />
    </Localized>,
  )
  screen.getByText('조건 2개')
  screen.getByText('매일 아침 메일로 받기', { selector: 'span' })
  await userEvent.selectOptions(screen.getByLabelText('메일'), 'week')
  await userEvent.click(screen.getByRole('button', { name: '바꾸기: 보증금' }))
  expect(sent(jest.mocked(chooseCadence).mock.calls[0]?.[1])).toEqual({
    id: watch.id,
    cadence: 'week',
  })
  await screen.findByText('바꾸었습니다.')
  await userEvent.click(screen.getByRole('button', { name: '잠시 멈추기: 보증금' }))
  await userEvent.click(screen.getByRole('button', { name: '그만 지켜보기: 보증금' }))
  expect(jest.mocked(changeWatch).mock.calls.map(([, data]) => sent(data))).toEqual([
    { id: watch.id, change: 'pause' },
    { id: watch.id, change: 'remove' },
  ])
})

test('the link of a mail stops the mails at one press, and takes that back', async () => {
  jest
    .mocked(stopMails)
    .mockImplementation(async (before, data) =>
      answered(before, { result: data.get('mail') === 'stop' ? 'stopped' : 'resumed' }),
    )
  render(
    <Localized>
      <StopMails token="a.b" />
    </Localized>,
  )
  await userEvent.click(screen.getByRole('button', { name: '메일 그만 받기' }))
  await screen.findByText('알림 메일을 멈추었습니다.')
  await userEvent.click(screen.getByRole('button', { name: '메일 다시 받기' }))
  await screen.findByText('알림 메일을 다시 보내 드립니다.')
  expect(jest.mocked(stopMails).mock.calls.map(([, data]) => sent(data))).toEqual([
    { token: 'a.b', mail: 'stop' },
    { token: 'a.b', mail: 'resume' },
  ])
})
