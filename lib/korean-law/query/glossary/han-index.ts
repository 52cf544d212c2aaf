import { readHanja } from '@/lib/korean-law/query/hanja/reading'
import { type HanScript, toTraditional } from '@/lib/korean-law/query/hanja/variants'
import { hanEntries } from './entries'
import { inflectedBeginnings } from './japanese-inflections'

/** The languages written with Han characters besides Korean. */
export type HanLanguage = 'ja' | 'zh'

/**
 * Chinese has no spaces, so a listed character cuts the text wherever no longer word holds it:
 * only pronouns and particles that hardly ever stand inside a legal compound belong here.
 */
const LISTS = {
  ja: `場合 相手 相手方 方法 問題 自分 彼女 教えて 知りたい 可能 出来る 出来ない 出来ますか 対応 言われた 言う 思う
    時期 本当 全て 全部 一つ 行く 行った 来る 来た 見る 聞く 聞いた 困る 困って 助けて 下さい 頂く 今後 最近 昨日 今日
    明日 勝手に 突然 急に 受けた 受ける 受けられる 求める 求められる 貰えない 決める 関する 対する 関して 対して 取れる
    取る 続ける 起きた 起こした 遭った 何年 何日 何ヶ月 必要ですか`,
  zh: `怎么办 怎麼辦 怎么 怎麼 怎样 怎樣 什么 什麼 如何 可以 可不可以 能不能 会不会 會不會 是否 是不是 我 我的 我们 我們
    你 你的 你们 我在 他 他的 他们 她 她的 它 的 了 吗 嗎 呢 吧 啊 是 被 把 和 跟 对于 對於 关于 關於 没有 沒有 请问 請問 这 這
    那 哪 哪些 为什么 為什麼 因为 因為 所以 如果 但是 而且 还是 還是 就 都 也 很 已经 已經 应该 應該 需要 必须 必須 问题
    問題 情况 情況 时候 時候 之后 之後 之前 以后 以後 以前 一个 一個 多少 多久 谁 誰 让 讓 或者 不给 不給 不肯 应当 應當
    现在 現在 今天 昨天 突然 随便 隨便 怎么样 有没有 想要`,
}

const wordsOf = (list: string): string[] => list.split(/\s+/).filter(Boolean)

/** Words of a question that say nothing to search for. Only those that hold Han characters. */
const HAN_NOISE: Readonly<Record<'ja' | 'zh', string[]>> = {
  ja: wordsOf(LISTS.ja),
  zh: wordsOf(LISTS.zh),
}

interface Index {
  /** Traditional spelling → Korean. */
  terms: Map<string, string[]>
  noise: Set<string>
  longest: number
}

const loaded: Partial<Record<HanLanguage, Index>> = {}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu

/** 差し押さえ is also written 差押え and 差押; particles (の, を …) are not okurigana. */
const OKURIGANA =
  /^\p{Script=Han}+[^\P{Script=Hiragana}のをがでにと]{1,2}(?:\p{Script=Han}+[^\P{Script=Hiragana}のをがでにと]{0,2})?$/u

/** Which short forms a language writes. */
export const scriptOf = (language: HanLanguage): HanScript =>
  language === 'ja' ? 'shinjitai' : 'simplified'

/** The form in which text and glossary meet: full-width folded, lower case, traditional. */
export function foldHan(text: string, language: HanLanguage): string {
  return toTraditional(text.normalize('NFKC').toLowerCase(), scriptOf(language))
}

/** Words and noise of a language, built on first use. */
export function hanIndex(language: HanLanguage): Index {
  const known = loaded[language]
  if (known) return known
  const terms = new Map<string, string[]>()
  const noise = new Set(HAN_NOISE[language].map((word) => foldHan(word, language)))
  for (const { text, korean } of hanEntries(language)) {
    const key = foldHan(text, language)
    // A word that reads as it means must not cut longer compounds (抵当 in 抵当権設定登記), unless
    // it guards a character that would be taken for a particle (和解).
    const direct = korean.length === 1 && korean[0] === readHanja(text, scriptOf(language))
    if (direct && ![...key].some((char) => noise.has(char))) continue
    terms.set(key, korean)
    const bare =
      language === 'ja' && OKURIGANA.test(key) && !key.endsWith('する') ? key.replace(KANA, '') : ''
    if (bare.length > 1 && !terms.has(bare)) terms.set(bare, korean)
  }
  if (language === 'ja')
    for (const [key, korean] of [...terms])
      for (const beginning of inflectedBeginnings(key))
        if (beginning.length > 1 && !terms.has(beginning)) terms.set(beginning, korean)
  const longest = Math.max(...[...terms.keys(), ...noise].map((key) => key.length))
  const built = { terms, noise, longest }
  loaded[language] = built
  return built
}
