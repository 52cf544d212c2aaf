/** @jest-environment node */

import { browserName } from '@/lib/operations/browser-name'
import { parseUserAgent } from '@/lib/requests/user-agent'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit}`
const phone = `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`
const android = `${mozilla} (Linux; Android 15; SM-S938N) ${webkit}`

it.each([
  [`${windows} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  [`${windows} Chrome/140.0.0.0 Whale/4.30.0.0 Safari/537.36`, 'Whale', 'Windows'],
  [`${windows} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox', 'Linux'],
  [
    `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
    'Chrome',
    'ChromeOS',
  ],
  [`${phone} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${phone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${phone} Mobile/15E148 KAKAOTALK 11.0.0`, 'KakaoTalk', 'iPhone'],
  [`${phone} NAVER(inapp; search; 1010; 12.0.0)`, 'NAVER', 'iPhone'],
  [
    `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  ['curl/8.5.0', null, null],
  ['', null, null],
  [null, null, null],
])('%s', (userAgent, browser, system) => {
  expect(parseUserAgent(userAgent)).toMatchObject({ browser, system })
})

it.each([
  [`${windows} Chrome/140.0.0.0 Safari/537.36`, '140', 'Chrome 140 · Windows'],
  [`${phone} Version/19.0 Mobile/15E148 Safari/604.1`, '19', 'Safari 19 · iPhone'],
  [`${phone} Mobile/15E148 KAKAOTALK 11.0.0`, null, 'KakaoTalk · iPhone'],
  ['curl/8.5.0', null, 'curl'],
  ['', null, null],
])('of %s the version, and the whole in words', (userAgent, version, words) => {
  expect(parseUserAgent(userAgent).version).toBe(version)
  expect(browserName(userAgent)).toBe(words)
})
