/** In this order: later names are also in what the earlier ones say of themselves. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/\bWhale\/(\d+)/, 'Whale'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:OPR|OPT|Opera)\/(\d+)/, 'Opera'],
  [/\bKAKAOTALK\b/i, 'KakaoTalk'],
  [/\bNAVER\(/, 'NAVER'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]*.* Safari\/\d/, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

export type Browser = { browser: string | null; version: string | null; system: string | null }

/** What people call the browser that sent this header, and what it runs on; null for what is not known. */
export function parseUserAgent(userAgent: string | null): Browser {
  const text = userAgent ?? ''
  const [shape, browser = null] = browsers.find(([sign]) => sign.test(text)) ?? []
  const [, system = null] = systems.find(([sign]) => sign.test(text)) ?? []
  return { browser, version: shape?.exec(text)?.[1] ?? null, system }
}
