/** In this order: later names are also in what the earlier ones say of themselves. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\/\d/, 'Edge'],
  [/\bWhale\/\d/, 'Whale'],
  [/\bSamsungBrowser\/\d/, 'Samsung Internet'],
  [/\b(?:OPR|OPT|Opera)\/\d/, 'Opera'],
  [/\bKAKAOTALK\b/i, 'KakaoTalk'],
  [/\bNAVER\(/, 'NAVER'],
  [/\b(?:Firefox|FxiOS)\/\d/, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\/\d/, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\/\d/, 'Safari'],
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

const firstOf = (names: readonly [RegExp, string][], text: string) =>
  names.find(([sign]) => sign.test(text))?.[1] ?? null

/** What people call the browser that sent this header, and what it runs on; null for what is not known. */
export function browserName(userAgent: string | null): {
  browser: string | null
  system: string | null
} {
  const text = userAgent ?? ''
  return { browser: firstOf(browsers, text), system: firstOf(systems, text) }
}
