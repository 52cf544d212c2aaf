/** @jest-environment jsdom */
import { browserLogLevel, log, setLogLevel } from '@/lib/log'

const written = jest.spyOn(console, 'error').mockImplementation(() => {})
const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => jest.clearAllMocks())
afterAll(() => jest.restoreAllMocks())

test('a browser writes nothing until the page allows it', () => {
  log.error('page.failed')
  expect(written).not.toHaveBeenCalled()
})

test('errors alone while developing, nothing in production', () => {
  setLogLevel(browserLogLevel('development'))
  log.error('page.failed', { path: '/terms' })
  log.warn('page.slow')
  expect(written).toHaveBeenCalledTimes(1)
  expect(written.mock.calls[0]?.[0]).toContain('"event":"page.failed"')
  expect(warned).not.toHaveBeenCalled()
  setLogLevel(browserLogLevel('production'))
  log.error('page.failed')
  expect(written).toHaveBeenCalledTimes(1)
})
