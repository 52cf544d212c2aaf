/** From the most particular to what many claim to be. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/Whale\/(\d+)/, 'Whale'],
  [/KAKAOTALK/, 'KakaoTalk'],
  [/NAVER\(/, 'Naver'],
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** A browser in words (`Chrome 141 · Windows`); what is none, by its own first word. Null for nothing. */
export function browserName(userAgent: string | null): string | null {
  if (!userAgent) return null
  const [shape, name] = browsers.find(([each]) => each.test(userAgent)) ?? []
  const [, system] = systems.find(([each]) => each.test(userAgent)) ?? []
  if (!shape) return userAgent.split(/[\s/]/)[0]?.slice(0, 40) || null
  const version = shape.exec(userAgent)?.[1]
  return [version ? `${name} ${version}` : name, system].filter(Boolean).join(' · ')
}
